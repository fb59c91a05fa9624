import 'server-only';
import { Timestamp } from 'firebase-admin/firestore';
import { findUser, liveSession, nameOf, requireUserForAction } from '@/lib/auth/session';
import { firestore } from '@/lib/firebase/admin';
import { failure, success, type Result } from '@/lib/result';
import type { AccountProblem } from '@/lib/saved/save-problem';
import { graded, oldestEventMs } from './grade';
import type { LearningRequest } from './learning-request';
import { ownerOf } from './owner';
import { withEvents, type Progress } from './progress';
import { loadCourse } from './source';
import { progressFields, readProgress } from './stored-progress';

/** What whoever is asking has learnt. */
export async function readMyProgress(): Promise<Result<Progress, AccountProblem>> {
  const user = await findUser();
  if (!user.ok) return failure(await learningProblemOf(user.problem));
  try {
    const document = await learningOf(user.value.uid).doc('progress').get();
    return success(readProgress(document.data()));
  } catch (error) {
    console.error('Progress could not be read:', nameOf(error));
    return failure('unavailable');
  }
}

/**
 * Adds events to the progress of whoever is asking; `other-member` when they are somebody else's, whose page still
 * stands open in this browser. Each event counts once: its id, made by the browser, is a document of its own, written
 * in the transaction that changes the progress, so that a second tab or a second try finds it there.
 */
export async function recordMyEvents(
  { owner, events }: Pick<LearningRequest, 'owner' | 'events'>,
  now: Date,
): Promise<Result<null, AccountProblem | 'other-member'>> {
  const user = await requireUserForAction();
  if (!user.ok) return failure(await learningProblemOf(user.problem));
  const { uid } = user.value;
  if (owner !== ownerOf(uid)) return failure('other-member');
  const byId = new Map(graded(await loadCourse(), events, now).map((event) => [event.id, event]));
  if (byId.size === 0) return success(null);
  try {
    const db = firestore();
    const learning = learningOf(uid);
    const progress = learning.doc('progress');
    await db.runTransaction(async (transaction) => {
      const [known, ...counted] = await transaction.getAll(
        progress,
        ...[...byId.keys()].map((id) => learning.doc(id)),
      );
      const isCounted = new Set(counted.filter(({ exists }) => exists).map(({ id }) => id));
      const fresh = [...byId.values()].filter(({ id }) => !isCounted.has(id));
      if (fresh.length === 0) return;
      const changed = withEvents(readProgress(known?.data()), fresh);
      transaction.set(progress, progressFields(changed));
      const expiresAt = Timestamp.fromMillis(now.getTime() + oldestEventMs);
      for (const { id } of fresh) transaction.create(learning.doc(id), { expiresAt });
    });
    return success(null);
  } catch (error) {
    console.error('Progress could not be kept:', nameOf(error));
    return failure('unavailable');
  }
}

/** users/{uid}/learning: `progress`, and the ids of events that have counted, for as long as they may be sent again. */
function learningOf(uid: string) {
  return firestore().collection('users').doc(uid).collection('learning');
}

/** Why nobody is asking: signed out from the beginning, or a session that is over. */
export async function learningProblemOf(problem: string): Promise<AccountProblem> {
  if (problem !== 'signed-out') return 'unavailable';
  return (await liveSession()).kind === 'guest' ? 'guest' : 'ended';
}
