import 'server-only';
import {
  listPendingDeletions,
  markPendingDeletion,
  readPendingDeletion,
  unmarkPendingDeletion,
  type PendingDeletion,
} from '@/lib/auth/server/pending-deletion-store';
import { userData } from './user-data';
import { errorName } from '@/lib/errors';

/**
 * Deletes an account: all user data including the sign-in, and last the mark of the pending deletion. Each step may
 * be repeated. When one fails, the mark stays and `finishDeletion` starts again. @throws when a step fails.
 */
export async function deleteAccount(person: PendingDeletion): Promise<void> {
  await markPendingDeletion(person);
  await finishDeletion(person.uid);
}

/** Finishes a pending deletion; does nothing where there is none. @throws when a step fails. */
export async function finishDeletion(uid: string): Promise<void> {
  const pendingDeletion = await readPendingDeletion(uid);
  if (!pendingDeletion) return;
  await eraseUserData(pendingDeletion);
  // Once more: a request that was let in before the sign-in was gone may have written something since.
  await eraseUserData(pendingDeletion);
  await unmarkPendingDeletion(uid);
}

/** A deletion of a run begins within this time; the function ends at five minutes. */
const latestStartMs = 180_000;

/**
 * For the operator: finishes pending deletions, the oldest first. One that fails does not stop the others, and
 * the rest is left to the next run.
 */
export async function finishDeletions(
  clockMs = () => performance.now(),
): Promise<{ finished: number; failed: number; isAll: boolean }> {
  const counts = { finished: 0, failed: 0, isAll: true };
  const startedAtMs = clockMs();
  for await (const { uid } of listPendingDeletions()) {
    if (clockMs() - startedAtMs > latestStartMs) return { ...counts, isAll: false };
    try {
      await finishDeletion(uid);
      counts.finished += 1;
    } catch (error) {
      console.error('A deletion could not be finished:', errorName(error));
      counts.failed += 1;
    }
  }
  return counts;
}

async function eraseUserData({ uid, ...names }: PendingDeletion): Promise<void> {
  for (const { eraseOf } of userData) await eraseOf(uid, names);
}
