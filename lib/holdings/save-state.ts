import type { PressState, SaveStatus } from '@/lib/saved/save-problem';
import type { LotProblems, LotTyped } from './read-lot';

/** The result of a save; it returns what was typed unless that was saved. */
export type SaveState = {
  status: SaveStatus | null;
  typed: LotTyped;
  problems: LotProblems;
  /** The id of the purchase that is sent next; null for the one that the page made, and for a guest. */
  newId: string | null;
  /** The id of the purchase that was saved, for its correction; null where none was. */
  savedId: string | null;
};

/** The outcome of a press on the watchlist button. */
export type WatchState = { status: SaveStatus | null };

/** The outcome of the removal of a transaction. `changed`: another tab or device has changed it since it was shown. */
export type RemovalState = { status: PressState['status'] | 'changed' };

export const emptyLot: LotTyped = { boughtOn: '', quantity: '', cost: '' };
