import type { IsoDate } from '@/lib/calendar/iso-date';

/**
 * What changes the price of a share without changing what its owner has. `exDate`: the first day on which the share is
 * traded without it.
 */
export type CorporateAction = { isin: string; exDate: IsoDate } & (
  | { kind: 'split'; oldFaceRupees: number; newFaceRupees: number }
  /** 1 for 2 held: newShares 1, heldShares 2. */
  | { kind: 'bonus'; newShares: number; heldShares: number }
  | { kind: 'dividend'; rupeesPerShare: number }
);

/** How many shares one becomes; 1 for a dividend. */
export function sharesFactor(action: CorporateAction): number {
  switch (action.kind) {
    case 'split':
      return action.oldFaceRupees / action.newFaceRupees;
    case 'bonus':
      return 1 + action.newShares / action.heldShares;
    case 'dividend':
      return 1;
  }
}
