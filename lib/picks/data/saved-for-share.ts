import type { Checklist, ShareNote } from '@/lib/picks/data/share-notes';

/** A member's saved items about one share. */
export type SavedForShare = {
  /** The saved item, while the share is watched. */
  watchedItemId: string | null;
  points: Checklist['points'];
  /** The newest first. */
  notes: readonly ShareNote[];
};

/** Of everything that a member saved, what is about a share. `instrumentId` is its symbol or ISIN. */
export function savedForShareOf(
  {
    watched,
    checklists,
    notes,
  }: {
    watched: readonly { instrumentId: string; itemId: string }[];
    checklists: readonly Checklist[];
    notes: readonly ShareNote[];
  },
  isin: string,
): SavedForShare {
  return {
    watchedItemId: watched.find(({ instrumentId }) => instrumentId === isin)?.itemId ?? null,
    points: checklists.find((each) => each.isin === isin)?.points ?? [],
    notes: notes.filter((note) => note.isin === isin),
  };
}
