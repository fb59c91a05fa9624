import { putGuestItem, savedGuestItems } from '@/components/saved/guest-items';
import { moveToAccount } from '@/components/saved/move-to-account';
import { type TypedIntake, draftItemOf, typedDraftOf } from '@/lib/consultation/domain/intake';

/** Saves a guest's input in this browser. When that fails, the form still holds it. */
export function saveGuestDraft(typed: TypedIntake): void {
  putGuestItem({ ...draftItemOf(typed), updatedAt: new Date().toISOString() });
}

/** What was typed here as a guest, null for nothing. A member's moves into the account. */
export async function takeGuestDraft(isMember: boolean): Promise<TypedIntake | null> {
  const [draft] = savedGuestItems().items.flatMap((item) => {
    const typed = typedDraftOf(item);
    return typed ? { item, typed } : [];
  });
  if (draft && isMember) await moveToAccount([draft.item]);
  return draft?.typed ?? null;
}
