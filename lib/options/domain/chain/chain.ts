import type { IsoDate } from '@/lib/calendar/iso-date';
import type { OptionRight } from '@/lib/options/domain/pricing/black';

/** What is known of one option of a chain; null is not known or not quoted, never zero. */
export type ChainQuote = {
  lastPriceRupees: number | null;
  bidRupees: number | null;
  askRupees: number | null;
  /** In the unit of the source: contracts on NSE's page, units in the files of a day. */
  openInterest: number | null;
  /** Since the day before; may be negative. */
  openInterestChange: number | null;
  volume: number | null;
  /** The last price is no trade but the settlement price that the exchange computed. */
  isSettlement?: true;
};

/** A field of a quote that is a number. */
export type QuoteFigure = Exclude<keyof ChainQuote, 'isSettlement'>;

export type ChainRow = { strike: number } & Readonly<Record<OptionRight, ChainQuote>>;

/** The options of one expiry, by rising strike, each strike once. */
export type Chain = { expiry: IsoDate; rows: readonly ChainRow[] };

export const noQuote: ChainQuote = {
  lastPriceRupees: null,
  bidRupees: null,
  askRupees: null,
  openInterest: null,
  openInterestChange: null,
  volume: null,
};

/**
 * The price that an option is taken at: the middle of bid and ask where both stand and are in order, else the last
 * trade, which may be old.
 */
export function priceOf({ lastPriceRupees, bidRupees, askRupees }: ChainQuote): number | null {
  if (bidRupees && askRupees && askRupees >= bidRupees) return (bidRupees + askRupees) / 2;
  return lastPriceRupees ? lastPriceRupees : null;
}
