import 'server-only';
import {
  listClosings,
  markClosing,
  readClosing,
  unmarkClosing,
  type Closing,
} from '@/lib/auth/closing-store';
import { nameOf } from '@/lib/auth/session';
import { belongings } from './belongings';

/**
 * Deletes an account: all user data including the sign-in, and last the mark of the pending deletion. Each step may
 * be repeated. When one fails, the mark stays and `finishDeletion` starts again. @throws when a step fails.
 */
export async function deleteAccount(person: Closing): Promise<void> {
  await markClosing(person);
  await finishDeletion(person.uid);
}

/** Finishes a pending deletion; does nothing where there is none. @throws when a step fails. */
export async function finishDeletion(uid: string): Promise<void> {
  const closing = await readClosing(uid);
  if (!closing) return;
  await eraseBelongings(closing);
  // Once more: a request that was let in before the sign-in was gone may have written something since.
  await eraseBelongings(closing);
  await unmarkClosing(uid);
}

const mostAtOnce = 100;

/** For the operator: finishes what could not be finished at the time. */
export async function finishDeletions(): Promise<{ finished: number; failed: number }> {
  const counts = { finished: 0, failed: 0 };
  for (const { uid } of await listClosings(mostAtOnce)) {
    try {
      await finishDeletion(uid);
      counts.finished += 1;
    } catch (error) {
      console.error('A deletion could not be finished:', nameOf(error));
      counts.failed += 1;
    }
  }
  return counts;
}

async function eraseBelongings({ uid, ...names }: Closing): Promise<void> {
  for (const { eraseOf } of belongings) await eraseOf(uid, names);
}
