import { mergeGuestData } from '@/lib/account/actions';
import type { GuestItem } from '@/lib/saved/guest-items';
import type { MergeState } from '@/lib/saved/save-problem';
import { removeGuestItems } from './guest-items';

/** Merges items of this browser into the account of the member; those that arrived are removed from the browser. */
export async function moveToAccount(items: readonly GuestItem[]): Promise<MergeState['status']> {
  const answer = await mergeGuestData({ items }).catch(() => ({ status: 'unavailable' }) as const);
  if (answer.status === 'merged') removeGuestItems(answer.doneIds);
  return answer.status;
}
