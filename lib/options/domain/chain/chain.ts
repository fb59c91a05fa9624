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
 * The price that is used for an option: the middle of bid and ask where both are quoted and in order, else the last
 * trade, which may be old.
 */
export function priceOf({ lastPriceRupees, bidRupees, askRupees }: ChainQuote): number | null {
  if (bidRupees && askRupees && askRupees >= bidRupees) return (bidRupees + askRupees) / 2;
  return lastPriceRupees ? lastPriceRupees : null;
}

/** Why an option may be hard to trade at the price that is shown. */
type LiquidityProblem = 'no-price' | 'no-bid' | 'wide-spread' | 'no-volume' | 'no-open-interest';

/**
 * Our bounds, not an exchange's: wide is a spread over 5 % of the middle that is also more than three ticks, because
 * of an option of a few paise one tick is a large share.
 */
const wideSpread = { percent: 5, ticksRupees: 0.15 } as const;

/** Liquidity problems of an option, the worst first; unknown values are no problem. */
export function liquidityProblems(quote: ChainQuote): readonly LiquidityProblem[] {
  const { bidRupees, askRupees, volume, openInterest } = quote;
  if (priceOf(quote) === null) return ['no-price'];
  const problems: LiquidityProblem[] = [];
  const hasQuotes = bidRupees !== null || askRupees !== null;
  if (hasQuotes && (!bidRupees || !askRupees)) problems.push('no-bid');
  const spread = spreadPercent(quote);
  if (spread !== null && spread > wideSpread.percent && isManyTicks(quote)) {
    problems.push('wide-spread');
  }
  if (volume === 0) problems.push('no-volume');
  if (openInterest === 0) problems.push('no-open-interest');
  return problems;
}

/** Ask less bid, in per cent of their middle; null where one of them is missing. */
export function spreadPercent({ bidRupees, askRupees }: ChainQuote): number | null {
  if (!bidRupees || !askRupees || askRupees < bidRupees) return null;
  return ((askRupees - bidRupees) / ((askRupees + bidRupees) / 2)) * 100;
}

function isManyTicks({ bidRupees, askRupees }: ChainQuote): boolean {
  // Half a paisa against the rounding of differences.
  return (askRupees ?? 0) - (bidRupees ?? 0) > wideSpread.ticksRupees + 0.005;
}
