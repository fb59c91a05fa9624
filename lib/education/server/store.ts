import 'server-only';
import { cache } from 'react';
import { Timestamp } from 'firebase-admin/firestore';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { findUser, type Member } from '@/lib/auth/server/session';
import { withFallback } from '@/lib/errors';
import { firestore } from '@/lib/firebase/admin';
import { failure, success, type Result } from '@/lib/result';
import {
  progressFields,
  readProgress,
  type LearningRequest,
} from '@/lib/education/data/learning-schema';
import { ownerOf } from '@/lib/auth/domain/owner';
import {
  atServerTime,
  graded,
  oldestEventMs,
  withEvents,
  type Progress,
} from '@/lib/education/domain/learning/progress';
import { loadCourse } from './source';

/** The signed-in member's learning progress, read once for all parts of a page. */
export const readMyProgress = cache(async (): Promise<Result<Progress, AccountProblem>> => {
  const user = await findUser();
  return user.ok ? readProgressOf(user.value) : user;
});

/** As `readMyProgress`, for an action that has verified the session. */
export async function readProgressOf({
  uid,
}: Pick<Member, 'uid'>): Promise<Result<Progress, 'unavailable'>> {
  return withFallback('Progress could not be read', failure('unavailable'), async () => {
    const document = await learningOf(uid).doc('progress').get();
    return success(readProgress(document.data()));
  });
}

/**
 * Adds events to the progress of this member. `other-member`: they belong to another member, whose page is still
 * open in this browser. Each event counts once: its id, made by the browser, is a document of its own, written
 * in the transaction that changes the progress, so that a second tab or a second try finds it there.
 */
export async function recordMyEvents(
  { uid }: Pick<Member, 'uid'>,
  { owner, sentAtMs, events }: Pick<LearningRequest, 'owner' | 'sentAtMs' | 'events'>,
  now: Date,
): Promise<Result<null, 'unavailable' | 'other-member'>> {
  if (owner !== ownerOf(uid)) return failure('other-member');
  const counting = graded(await loadCourse(), atServerTime(events, sentAtMs, now), now);
  const byId = new Map(counting.map((event) => [event.id, event]));
  if (byId.size === 0) return success(null);
  return withFallback('Progress could not be saved', failure('unavailable'), async () => {
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
  });
}

/**
 * users/{uid}/learning: `progress`, and the ids of events that have counted, for as long as they may be sent again:
 * their `expiresAt` is the field of a TTL policy.
 */
function learningOf(uid: string) {
  return firestore().collection('users').doc(uid).collection('learning');
}
