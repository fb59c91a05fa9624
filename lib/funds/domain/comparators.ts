import {
  isNear,
  valueOn,
  type DatedValue,
  indexedFromCommonStart,
} from '@/lib/cashflow/dated-value';
import { fundGroupOf } from './fund';
import type { IndexFund } from '@/lib/funds/domain/market/index-benchmark';
import { hasPeers } from '@/lib/funds/domain/market/peers';
import type { SeriesLookup, PeriodRank } from '@/lib/funds/domain/market/market-series';
import { paysOut, type Scheme } from './scheme';
import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { withinPeriod, type Period } from '@/lib/calendar/period';
import { sinceLastJump } from './nav-series';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { meanOf, standardDeviation } from '@/lib/cashflow/statistics';
import { monthLevels, type MonthLevel, monthlyReturns } from './returns-and-risk';

/** What a fund's page compares it with. */
export type Comparators = {
  /** What 100 in the average of its category became; empty where it has no peers. */
  category: readonly DatedValue[];
  /** Month-end NAVs of the index fund; null where there is none. */
  index: { fund: IndexFund; navs: readonly DatedValue[] } | null;
  /** Whether the fund follows an index itself: how closely it does says whether it is good. */
  isTracker: boolean;
  /** From the earliest year on. */
  yearRanks: readonly PeriodRank[];
  /** The same by calendar quarters. */
  quarterRanks: readonly PeriodRank[];
};

/** Nothing for an option that pays out. */
export function comparatorsOf(scheme: Scheme, series: SeriesLookup): Comparators {
  const { category, plan } = scheme;
  const fund = paysOut(scheme) ? null : series.indexFundOf(scheme);
  const navs = fund ? series.indexNavsOf(fund.code) : [];
  const isRanked = hasPeers(scheme);
  return {
    category: isRanked ? series.categoryGrowthOf(category, plan) : [],
    index: fund && navs.length > 0 ? { fund, navs } : null,
    isTracker: fundGroupOf(category) === 'index',
    yearRanks: isRanked ? series.yearRanksOf(scheme) : [],
    quarterRanks: isRanked ? series.quarterRanksOf(scheme) : [],
  };
}

type GrowthLine = {
  id: 'own' | 'average' | 'index';
  /** 100 on the first day; on the same days as the other lines. */
  points: readonly DatedValue[];
};

export type GrowthBeside = {
  /** The fund's first, then at least one other. */
  lines: readonly GrowthLine[];
  /** The first day of the index fund, where it began too late for this period; else null. */
  indexSince: IsoDate | null;
};

/** Fewer month ends make no line. */
const minPoints = 6;
/** A period may begin up to a month before the first month end. */
const maxDaysLate = 45;

/**
 * What 100 in the fund, in the average of its category and in the index fund became, from the first month end that the fund
 * has within the period. An index fund that began later is left out: its line would be of another time.
 * @returns null where there is nothing to compare, or nothing that reaches back to the start of the period.
 */
export function growthBeside(
  series: readonly DatedValue[],
  { category, index }: Comparators,
  period: Period,
): GrowthBeside | null {
  const own = sinceLastJump(series);
  const grid = withinPeriod(category.length > 0 ? category : (index?.navs ?? []), period);
  const ownPoints = grid.flatMap(({ date }) => {
    const point = valueOn(own, date);
    return point && isNear(point, date) ? [{ date, value: point.value }] : [];
  });
  const start = ownPoints[0]?.date;
  if (!start || ownPoints.length < minPoints) return null;
  const wanted = withinPeriod(own, period)[0]?.date ?? start;
  if (daysBetween(wanted, start) > maxDaysLate) return null;
  const others = (
    [
      { id: 'average', points: category },
      { id: 'index', points: index?.navs ?? [] },
    ] as const
  ).filter(({ points }) => points.some(({ date }) => date === start));
  const indexed = indexedFromCommonStart([ownPoints, ...others.map(({ points }) => points)]);
  if (others.length === 0 || !indexed) return null;
  const ids = ['own', ...others.map(({ id }) => id)] as const;
  const first = index?.navs[0]?.date ?? null;
  return {
    lines: ids.map((id, at) => ({ id, points: indexed[at]! })),
    indexSince: first !== null && first > start ? first : null,
  };
}

/** Growth per year, in percent, over every period of one length that ends with a whole month. */
export type PeriodSpread = {
  periods: number;
  averagePercent: number;
  bestPercent: number;
  worstPercent: number;
};

type ComparedPeriods = {
  /** The spread of the other series, over the periods that both have. */
  other: PeriodSpread;
  /** The share of these periods in which the fund's growth was higher. */
  abovePercent: number;
};

type RollingBeside = {
  years: number;
  /** Null where the history is shorter. */
  own: PeriodSpread | null;
  /** One for each series of the comparison; null without a common period. */
  others: readonly (ComparedPeriods | null)[];
};

/**
 * The rolling returns of a fund beside those of other series, from month ends: averages of a category are known on no
 * other days. No period crosses a jump of the NAV.
 */
export function rollingBeside(
  own: readonly DatedValue[],
  others: readonly (readonly DatedValue[])[],
  lengths: readonly number[],
): RollingBeside[] {
  const levels = monthLevels(own);
  const otherLevels = others.map(monthLevels);
  return lengths.map((years) => {
    const growth = growthByEnd(levels, years);
    return {
      years,
      own: spreadOf([...growth.values()]),
      others: otherLevels.map((each) => compared(growth, growthByEnd(each, years))),
    };
  });
}

/** By the number of the month that the period ends with. */
function growthByEnd(
  levels: ReadonlyMap<number, MonthLevel>,
  years: number,
): ReadonlyMap<number, number> {
  const growth = new Map<number, number>();
  for (const [month, end] of levels) {
    const start = levels.get(month - monthsPerYear * years);
    if (start?.piece === end.piece) growth.set(month, cagrPercent(start.value, end.value, years));
  }
  return growth;
}

function compared(
  own: ReadonlyMap<number, number>,
  other: ReadonlyMap<number, number>,
): ComparedPeriods | null {
  const common = [...own].flatMap(([month, percent]) => {
    const beside = other.get(month);
    return beside === undefined ? [] : [{ percent, beside }];
  });
  const spread = spreadOf(common.map(({ beside }) => beside));
  if (!spread) return null;
  const above = common.filter(({ percent, beside }) => percent > beside).length;
  return { other: spread, abovePercent: (above / common.length) * 100 };
}

/** @returns null without a period. */
export function spreadOf(percents: readonly number[]): PeriodSpread | null {
  if (percents.length === 0) return null;
  return {
    periods: percents.length,
    averagePercent: meanOf(percents),
    bestPercent: Math.max(...percents),
    worstPercent: Math.min(...percents),
  };
}

/** How a fund moved beside an index fund. Percentages. */
export type IndexFigures = {
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

/** SEBI and fund houses publish ratios of risk over three years. */
export const minCommonMonths = 36;

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

/** The constant return of `months` months that gives the same growth. */
function geometricMean(returns: readonly number[], months = 1): number {
  const growth = returns.reduce((product, each) => product * (1 + each), 1);
  return growth ** (months / returns.length) - 1;
}
