import type { IsoDate } from '@/lib/calendar/iso-date';

/**
 * What changes the price of a share without changing what its owner has. `exDate`: the first day on which the share is
 * traded without it.
 */
export type CorporateAction = { isin: string; exDate: IsoDate } & (
  | { kind: 'split'; oldFaceRupees: number; newFaceRupees: number }
  /** 1 for 2 held: newShares 1, heldShares 2. */
  | { kind: 'bonus'; newShares: number; heldShares: number }
  /** New shares for those held at a price below the market's: priceRupees is face value and premium. */
  | { kind: 'rights'; newShares: number; heldShares: number; priceRupees: number }
  | { kind: 'dividend'; rupeesPerShare: number }
  /**
   * Prices before and after do not compare: a part of the business went to other shares at a ratio that no list gives,
   * or the list names a bonus, split or rights without its measure.
   */
  | { kind: 'break'; reason: 'demerger' | 'unmeasured' }
);

/** How many shares one becomes without payment; 1 for all that leaves their number as it is, and for rights. */
export function sharesFactor(action: CorporateAction): number {
  switch (action.kind) {
    case 'split':
      return action.oldFaceRupees / action.newFaceRupees;
    case 'bonus':
      return 1 + action.newShares / action.heldShares;
    case 'dividend':
    case 'rights':
    case 'break':
      return 1;
  }
}
