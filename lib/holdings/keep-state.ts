import type { LotProblems, LotTyped } from './read-lot';

export type KeepStatus =
  'saved' | 'invalid' | 'guest' | 'ended' | 'full' | 'too-many' | 'unavailable';

/** What came of keeping something; what was typed comes back unless it was kept. */
export type KeepState = {
  status: KeepStatus | null;
  typed: LotTyped;
  problems: LotProblems;
};

export const emptyLot: LotTyped = { boughtOn: '', quantity: '', cost: '' };
