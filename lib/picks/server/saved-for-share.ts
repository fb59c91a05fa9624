import type { MyPicks } from '@/lib/picks/server/store';
import type { Checklist, ShareNote } from '@/lib/picks/data/share-notes';

/** What a member keeps about one share. */
export type SavedForShare = {
  /** The saved item, while the share is watched. */
  watchedItemId: string | null;
  points: Checklist['points'];
  /** The newest first. */
  notes: readonly ShareNote[];
};

/** Of everything that a member keeps, what is about a share. */
export function savedForShareOf(
  { watched, checklists, notes }: MyPicks,
  isin: string,
): SavedForShare {
  return {
    watchedItemId: watched.find(({ instrumentId }) => instrumentId === isin)?.itemId ?? null,
    points: checklists.find((each) => each.isin === isin)?.points ?? [],
    notes: notes.filter((note) => note.isin === isin),
  };
}
