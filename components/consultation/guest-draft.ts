import {
  putGuestItem,
  savedGuestItems,
  type GuestItemsProblem,
} from '@/components/saved/guest-items';
import { moveToAccount } from '@/components/saved/move-to-account';
import { type TypedIntake, draftItemOf, typedDraftOf } from '@/lib/consultation/domain/intake';

/**
 * Saves a guest's input in this browser.
 * @param owner the member (`ownerOf`) who typed it, where the session had ended; null for a guest
 * @returns the problem where it is not saved
 */
export function saveGuestDraft(typed: TypedIntake, owner: string | null): GuestItemsProblem | null {
  return putGuestItem({
    ...draftItemOf(typed),
    updatedAt: new Date().toISOString(),
    ...(owner !== null && { owner }),
  });
}

/** What was typed here as a guest, null for nothing. */
export function savedGuestDraft(): TypedIntake | null {
  return guestDrafts()[0]?.typed ?? null;
}

/** Moves what was typed here as a guest into the member's account. */
export async function moveGuestDraft(): Promise<void> {
  const [draft] = guestDrafts();
  if (draft) await moveToAccount([draft.item]);
}

const guestDrafts = () =>
  savedGuestItems().items.flatMap((item) => {
    const typed = typedDraftOf(item);
    return typed ? [{ item, typed }] : [];
  });
