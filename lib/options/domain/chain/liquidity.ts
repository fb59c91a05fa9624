import { priceOf, type ChainQuote } from './chain';

/** Why an option may be hard to trade at the price that is shown. */
export type LiquidityProblem =
  'no-price' | 'no-bid' | 'wide-spread' | 'no-volume' | 'no-open-interest';

/**
 * Our bounds, not an exchange's: wide is a spread over 5 % of the middle that is also more than three ticks, because
 * of an option of a few paise one tick is a large share.
 */
export const wideSpread = { percent: 5, ticksRupees: 0.15 } as const;

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
