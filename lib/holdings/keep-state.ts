import type { SaveStatus } from '@/lib/saved/save-problem';
import type { LotProblems, LotTyped } from './read-lot';

/** What came of keeping something; what was typed comes back unless it was kept. */
export type KeepState = {
  status: SaveStatus | null;
  typed: LotTyped;
  problems: LotProblems;
};

export const emptyLot: LotTyped = { boughtOn: '', quantity: '', cost: '' };
