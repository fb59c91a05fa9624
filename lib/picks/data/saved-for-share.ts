import type { SavedPeers } from '@/lib/picks/data/saved-views';
import type { Checklist, ShareNote } from '@/lib/picks/data/share-notes';

/** A member's saved items about one share. */
export type SavedForShare = {
  /** The saved item, while the share is watched. */
  watchedItemId: string | null;
  points: Checklist['points'];
  /** The newest first. */
  notes: readonly ShareNote[];
  /** ISINs of the peers that the member chose; null where none are saved. */
  peers: readonly string[] | null;
};

/** Of everything that a member saved, what is about a share. `instrumentId` is its symbol or ISIN. */
export function savedForShareOf(
  {
    watched,
    checklists,
    notes,
    peers,
  }: {
    watched: readonly { instrumentId: string; itemId: string }[];
    checklists: readonly Checklist[];
    notes: readonly ShareNote[];
    peers: readonly SavedPeers[];
  },
  isin: string,
): SavedForShare {
  return {
    watchedItemId: watched.find(({ instrumentId }) => instrumentId === isin)?.itemId ?? null,
    points: checklists.find((each) => each.isin === isin)?.points ?? [],
    notes: notes.filter((note) => note.isin === isin),
    peers: peers.find((each) => each.isin === isin)?.peers ?? null,
  };
}
