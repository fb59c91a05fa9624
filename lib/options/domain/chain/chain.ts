import type { IsoDate } from '@/lib/calendar/iso-date';
import { withoutNoise } from '@/lib/money/rupees';
import { textHash } from '@/lib/text/text-hash';
import { tickRupees, toTick } from '@/lib/options/domain/position/leg';
import { type OptionRight, blackScholes } from '@/lib/options/domain/pricing/black';

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

/** Of a chain that a visitor pastes or opens. */
export const chainLimits = { bytes: 2_000_000, rows: 2000 } as const;

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

type SampleSetting = {
  spot: number;
  strikeStep: number;
  expiry: IsoDate;
  years: number;
  rate: number;
  dividendYield: number;
};

const strikesEachWay = 15;

/**
 * A generated chain, the same for the same setting: the model's prices on a made-up smile, with made-up open
 * interest, and far from the money the wide spreads and untraded strikes that real chains have. Pages that show it
 * must say that it is fictional.
 */
export function sampleChain(setting: SampleSetting): Chain {
  const { spot, strikeStep, expiry } = setting;
  const middle = Math.round(spot / strikeStep);
  const all = Array.from({ length: 2 * strikesEachWay + 1 }, (_, index) => index - strikesEachWay);
  const rows = all
    .filter((steps) => middle + steps > 0)
    .map((steps) => {
      const strike = withoutNoise((middle + steps) * strikeStep);
      const quoteOf = (right: OptionRight) => sampleQuote(right, strike, steps, setting);
      return { strike, call: quoteOf('call'), put: quoteOf('put') };
    });
  return { expiry, rows };
}

function sampleQuote(
  right: OptionRight,
  strike: number,
  steps: number,
  { spot, years, rate, dividendYield }: SampleSetting,
): ChainQuote {
  const distance = Math.log(strike / spot);
  // Dearer below the spot than above it, as index smiles are.
  const volatility = 0.13 - 0.35 * distance + 2.2 * distance * distance;
  const { price } = blackScholes(
    { right, strike, years },
    { spot, rate, dividendYield, volatility },
  );
  const outSteps = right === 'call' ? steps : -steps;
  const spread = Math.max(tickRupees, price * (0.004 + 0.012 * Math.max(0, Math.abs(steps) - 8)));
  const isRound = steps % 5 === 0;
  const openInterest = Math.round(
    90_000 * Math.exp(-((outSteps - 4) ** 2) / 40) * (isRound ? 1.8 : 1) * wobble(strike, right),
  );
  const volume = outSteps < -11 ? 0 : Math.round(openInterest * 2.3 * wobble(right, strike));
  return {
    lastPriceRupees: toTick(price),
    bidRupees: toTick(price - spread / 2) || null,
    askRupees: toTick(price + spread / 2 + tickRupees),
    openInterest,
    openInterestChange: Math.round(openInterest * (wobble(right, strike, 'change') - 1) * 0.3),
    volume,
  };
}

/** A pseudo-random factor between 0.8 and 1.2 that depends only on the names. */
function wobble(...names: readonly (string | number)[]): number {
  return 0.8 + (0.4 * (textHash(names.join()) % 1000)) / 1000;
}
