import type { DatedValue } from '@/lib/cashflow/dated-value';
import { meanOf, standardDeviation } from '@/lib/cashflow/statistics';
import { monthlyReturns } from '@/lib/funds/domain/risk';

/** How a fund moved beside an index fund. Percentages. */
export type IndexFigures = {
  /** The common months that the figures come from. */
  months: number;
  /** Null where the index fund did not move. */
  beta: number | null;
  /** Null without a month in which the index fund rose. */
  upsidePercent: number | null;
  /** Null without a month in which it fell. */
  downsidePercent: number | null;
  /** Growth per year of the fund less that of the index fund, in percentage points. */
  trackingDifference: number;
  /** Per year, in percentage points. */
  trackingError: number;
};

/** Three years: SEBI and fund houses publish ratios of risk over so many. */
export const minCommonMonths = 36;

const monthsPerYear = 12;

/**
 * From the last `months` monthly returns that both have.
 * - Beta: covariance of the returns divided by the variance of the index fund's (Sharpe, Journal of Finance 19, 1964).
 * - Upside and downside capture: geometric mean of the fund's returns in the months in which the index fund rose (or fell)
 *   divided by the index fund's own mean of these months (morningstar.com, Investing Glossary, "Upside and Downside Capture Ratio").
 * - Tracking difference and error: difference of the annualised returns, and annualised sample deviation of the differences
 *   (SEBI/HO/IMD/DOF2/P/CIR/2022/69 of 23 May 2022, which takes daily returns over a year; these are monthly ones).
 * @returns null where fewer than `months` are common, and for less than three years.
 */
export function indexFigures(
  own: readonly DatedValue[],
  index: readonly DatedValue[],
  months: number,
): IndexFigures | null {
  const known = new Map(monthlyReturns(index).map(({ date, value }) => [date, value / 100]));
  const pairs = monthlyReturns(own)
    .flatMap(({ date, value }) => {
      const beside = known.get(date);
      return beside === undefined ? [] : [{ fund: value / 100, index: beside }];
    })
    .slice(-months);
  if (pairs.length < Math.max(months, minCommonMonths)) return null;
  const differences = pairs.map(({ fund, index: beside }) => fund - beside);
  const perYear = (returns: readonly number[]) => geometricMean(returns, monthsPerYear) * 100;
  return {
    months: pairs.length,
    beta: betaOf(pairs),
    upsidePercent: captureOf(pairs.filter(({ index: beside }) => beside > 0)),
    downsidePercent: captureOf(pairs.filter(({ index: beside }) => beside < 0)),
    trackingDifference:
      perYear(pairs.map(({ fund }) => fund)) - perYear(pairs.map(({ index: beside }) => beside)),
    trackingError: (standardDeviation(differences) ?? 0) * Math.sqrt(monthsPerYear) * 100,
  };
}

type Pair = { fund: number; index: number };

function betaOf(pairs: readonly Pair[]): number | null {
  const means = {
    fund: meanOf(pairs.map(({ fund }) => fund)),
    index: meanOf(pairs.map(({ index }) => index)),
  };
  let [together, ofIndex] = [0, 0];
  for (const { fund, index } of pairs) {
    together += (fund - means.fund) * (index - means.index);
    ofIndex += (index - means.index) ** 2;
  }
  return ofIndex < 1e-18 ? null : together / ofIndex;
}

function captureOf(pairs: readonly Pair[]): number | null {
  if (pairs.length === 0) return null;
  const ofIndex = geometricMean(pairs.map(({ index }) => index));
  return (geometricMean(pairs.map(({ fund }) => fund)) / ofIndex) * 100;
}

/** The constant return of so many months that gives the same growth. */
function geometricMean(returns: readonly number[], months = 1): number {
  const growth = returns.reduce((product, each) => product * (1 + each), 1);
  return growth ** (months / returns.length) - 1;
}
