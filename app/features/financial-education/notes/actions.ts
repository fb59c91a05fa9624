'use server';

import { refresh } from 'next/cache';
import { signedOutOr } from '@/lib/auth/domain/account-problem';
import { requireUserForAction, type Member } from '@/lib/auth/server/session';
import { lessonCalled } from '@/lib/education/domain/course';
import type { LessonId } from '@/lib/education/domain/course-paths';
import {
  notesLimits,
  type HighlightOutcome,
  type NotesChange,
  type NoteState,
} from '@/lib/education/domain/lesson-notes';
import { readNotesChange } from '@/lib/education/data/notes-schema';
import { changeMyNotes, readMyNotes } from '@/lib/education/server/notes-store';
import { loadCourse } from '@/lib/education/server/source';
import { hiddenTextOf, shortTextOf, textOf } from '@/lib/form-text';
import type { PressState } from '@/lib/saved/save-problem';
import { readText } from '@/lib/text/read-text';

/** Sets or takes away the bookmark of the lesson that the form names; `bookmark` is "on" or "off". */
export async function saveBookmark(_: PressState, form: FormData): Promise<PressState> {
  const member = await requireUserForAction();
  if (!member.ok) return { status: member.problem };
  const isBookmarked = hiddenTextOf(form, 'bookmark') === 'on';
  return changeOnPress(member.value, form, { kind: 'bookmark', isBookmarked });
}

/** Saves the note `text` of the lesson that the form names, as a change of revision `basedOn`. */
export async function saveNote(_: NoteState, form: FormData): Promise<NoteState> {
  const member = await requireUserForAction();
  const text = textOf(form, 'text', notesLimits.noteCharacters * 8);
  const basedOn = Number(hiddenTextOf(form, 'basedOn'));
  const typed = { text, basedOn, other: null };
  if (!member.ok) return { ...typed, status: signedOutOr(member.problem) };
  const lesson = await lessonNamed(form);
  const change = readNotesChange({ kind: 'note', text, basedOn });
  if (!lesson || !change) return { ...typed, status: 'invalid' };
  const saveResult = await changeMyNotes(member.value, lesson, change);
  if (saveResult.ok) {
    const { note, noteRevision } = saveResult.value;
    // After Back, the browser would show the lesson as it was loaded, without this note.
    refresh();
    return { status: 'saved', text: note, basedOn: noteRevision, other: null };
  }
  if (saveResult.problem !== 'changed-elsewhere') {
    return { ...typed, status: saveResult.problem === 'full' ? 'invalid' : saveResult.problem };
  }
  // A second press replaces the other text, which is shown so that the member can copy from it.
  const now = await readMyNotes(member.value, lesson);
  if (!now) return { ...typed, status: 'unavailable' };
  return { text, status: 'changed-elsewhere', basedOn: now.noteRevision, other: now.note };
}

/** Saves a marked passage of a lesson. @param highlight as components/education/lesson/highlight-panel.tsx makes it. */
export async function saveHighlight(lesson: string, highlight: unknown): Promise<HighlightOutcome> {
  const member = await requireUserForAction();
  if (!member.ok) return signedOutOr(member.problem);
  const known = await knownLesson(lesson);
  const change = readNotesChange({ kind: 'highlight', highlight });
  if (!known || !change) return 'invalid';
  const saveResult = await changeMyNotes(member.value, known, change);
  if (!saveResult.ok)
    return saveResult.problem === 'changed-elsewhere' ? 'unavailable' : saveResult.problem;
  refresh();
  return 'saved';
}

/** Takes away the highlight `id` of the lesson that the form names. */
export async function removeHighlight(_: PressState, form: FormData): Promise<PressState> {
  const member = await requireUserForAction();
  if (!member.ok) return { status: member.problem };
  const change = readNotesChange({ kind: 'remove-highlight', id: hiddenTextOf(form, 'id') });
  return changeOnPress(member.value, form, change);
}

async function changeOnPress(
  member: Member,
  form: FormData,
  change: NotesChange | null,
): Promise<PressState> {
  const lesson = await lessonNamed(form);
  if (!lesson || !change) return { status: 'unavailable' };
  const changed = await changeMyNotes(member, lesson, change);
  if (!changed.ok) {
    return { status: changed.problem === 'too-many' ? changed.problem : 'unavailable' };
  }
  refresh();
  return { status: 'saved' };
}

function lessonNamed(form: FormData): Promise<LessonId | null> {
  return knownLesson(shortTextOf(form, 'lesson'));
}

async function knownLesson(name: unknown): Promise<LessonId | null> {
  const [path = '', slug = ''] = readText(name, 800).split('/', 2);
  return lessonCalled(await loadCourse(), path, slug)?.id ?? null;
}
