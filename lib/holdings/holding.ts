import type { IsoDate } from '@/lib/calendar/iso-date';

export const assetClasses = ['fund', 'coin', 'share', 'gold', 'deposit'] as const;
export type AssetClass = (typeof assetClasses)[number];

/**
 * Why a text names no instrument of its class: funds and coins are looked up in a list; a share, gold and a deposit only have
 * to be written as a symbol, as a name, and as a name with a rate.
 */
export const instrumentProblems = {
  fund: 'unknown-instrument',
  coin: 'unknown-instrument',
  share: 'no-symbol',
  gold: 'no-name',
  deposit: 'no-rate',
} as const satisfies Record<AssetClass, string>;

/** One purchase. */
export type Lot = {
  id: string;
  boughtOn: IsoDate;
  /** Coins, units, shares, grams, or the rupees of a deposit; above zero. */
  quantity: number;
  /** For all of the lot; 0 for what was given. */
  costRupees: number;
};

/** All lots of one instrument that a person holds. */
export type Holding = {
  assetClass: AssetClass;
  /**
   * The coin's id, the scheme's code or the share's symbol, as its own feature writes it; for gold its name, for a deposit
   * its name with its rate (deposit.ts).
   */
  instrumentId: string;
  lots: readonly Lot[];
};
