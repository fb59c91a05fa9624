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
 * Deletes a person: all belongings, the sign-in among them, and at last the mark that said so. Each step may be done
 * again, so whatever fails, the mark stays and `finishDeletion` begins anew. @throws when a step fails.
 */
export async function deleteAccount(person: Closing): Promise<void> {
  await markClosing(person);
  await finishDeletion(person.uid);
}

/** Does what is left of a deletion; nothing where none has begun. @throws when a step fails. */
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
