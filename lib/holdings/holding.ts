import type { IsoDate } from '@/lib/calendar/iso-date';

export type AssetClass = 'coin' | 'fund' | 'share';

/** One purchase. */
export type Lot = {
  id: string;
  boughtOn: IsoDate;
  /** Coins, units or shares; above zero. */
  quantity: number;
  /** For all of the lot; 0 for what was given. */
  costRupees: number;
};

/** What a person has of one thing, so that net worth can be added up over coins, funds and shares. */
export type Holding = {
  assetClass: AssetClass;
  /** The coin's id, the scheme's code or the share's symbol, as its own feature writes it. */
  instrumentId: string;
  lots: readonly Lot[];
};
