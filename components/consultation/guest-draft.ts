import { putGuestItem, removeGuestItems, savedGuestItems } from '@/components/saved/guest-items';
import type { BookAnswer } from '@/lib/consultation/book-answer';
import { consultationDraftId, draftItemOf, typedDraftOf } from '@/lib/consultation/draft';
import type { TypedIntake } from '@/lib/consultation/intake';

/** Keeps what a guest typed in this browser. Where it keeps nothing, the form still holds it. */
export function keepGuestDraft(typed: TypedIntake): void {
  putGuestItem({ ...draftItemOf(typed), updatedAt: new Date().toISOString() });
}

/**
 * What was typed here as a guest, null for nothing. For a member it moves into the account by `save`, and out of the
 * browser once it is there.
 */
export async function takeGuestDraft(
  save: ((form: FormData) => Promise<BookAnswer>) | null,
): Promise<TypedIntake | null> {
  const [typed] = savedGuestItems().items.flatMap((item) => typedDraftOf(item) ?? []);
  if (!typed || !save) return typed ?? null;
  const form = new FormData();
  for (const [field, value] of Object.entries(typed)) form.set(field, value);
  const saved = await save(form).catch(() => null);
  if (saved?.status === 'draft-saved') {
    removeGuestItems([consultationDraftId]);
  }
  return typed;
}
