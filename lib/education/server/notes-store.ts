import 'server-only';
import { Timestamp } from 'firebase-admin/firestore';
import { headers } from 'next/headers';
import { type Member } from '@/lib/auth/server/session';
import { withFallback } from '@/lib/errors';
import { firestore } from '@/lib/firebase/admin';
import { readAll } from '@/lib/firebase/pages';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { takeToken } from '@/lib/limits/store';
import { failure, success, type Result } from '@/lib/result';
import { lessonIdOf, type LessonId } from '@/lib/education/domain/course-paths';
import {
  changeNotes,
  hasNotes,
  noNotes,
  type LessonNotes,
  type NotesChange,
  type NotesOfLesson,
  type NotesProblem,
} from '@/lib/education/domain/lesson-notes';
import { readNotes } from '@/lib/education/data/notes-schema';

/** `too-many`: a person or an address has changed things more often in this minute than the site allows. */
export type ChangeProblem = NotesProblem | 'unavailable' | 'too-many';

/** The notes of this member on this lesson; null while the database does not answer. */
export async function readMyNotes(
  { uid }: Pick<Member, 'uid'>,
  lesson: LessonId,
): Promise<LessonNotes | null> {
  return withFallback('The notes of a lesson could not be read', null, async () => {
    const document = await notesOf(uid).doc(nameOfLesson(lesson)).get();
    return document.exists ? readNotes(document.data()) : noNotes;
  });
}

/** All notes of this member, by lesson. */
export async function listMyNotes({
  uid,
}: Pick<Member, 'uid'>): Promise<Result<NotesOfLesson[], 'unavailable'>> {
  return withFallback('The notes could not be read', failure('unavailable'), async () => {
    const docs = await readAll(notesOf(uid));
    return success(
      docs.flatMap((document) => {
        const notes = readNotes(document.data());
        const [path = '', slug = ''] = document.id.split('.');
        return notes && hasNotes(notes) ? [{ ...notes, lesson: lessonIdOf(path, slug) }] : [];
      }),
    );
  });
}

/**
 * Reading and writing are one transaction: of two tabs that change at once, both changes are saved, or one is refused
 * with the reason.
 */
export async function changeMyNotes(
  { uid }: Pick<Member, 'uid'>,
  lesson: LessonId,
  change: NotesChange,
): Promise<Result<LessonNotes, ChangeProblem>> {
  const token = await takeToken('learning', { uid, address: visitorAddress(await headers()) });
  if (!token.ok) return failure('too-many');
  return withFallback(
    'The notes of a lesson could not be changed',
    failure('unavailable'),
    async () => {
      const db = firestore();
      const document = notesOf(uid).doc(nameOfLesson(lesson));
      return db.runTransaction(async (transaction) => {
        const known = await transaction.get(document);
        const before = known.exists ? readNotes(known.data()) : noNotes;
        if (!before) throw new Error(`The notes of ${lesson} have no known shape`);
        const changed = changeNotes(before, change);
        if (changed.ok && changed.value !== before) {
          transaction.set(document, {
            ...changed.value,
            updatedAt: Timestamp.fromDate(new Date()),
          });
        }
        return changed;
      });
    },
  );
}

/** users/{uid}/lesson-notes/{path.slug} */
function notesOf(uid: string) {
  return firestore().collection('users').doc(uid).collection('lesson-notes');
}

/** A document's name holds no slash. */
function nameOfLesson(lesson: LessonId): string {
  return lesson.replace('/', '.');
}
