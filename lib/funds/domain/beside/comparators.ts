import { isNear, valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { fundGroupOf } from '@/lib/funds/domain/fund';
import type { IndexFund } from '@/lib/funds/domain/market/index-benchmark';
import { hasPeers } from '@/lib/funds/domain/market/peer-groups';
import type { SeriesLookup, PeriodRank } from '@/lib/funds/domain/market/market-series';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { withinPeriod, type Period } from '@/lib/calendar/period';
import { indexedFromCommonStart } from '@/lib/cashflow/indexed';
import { sinceLastJump } from '@/lib/funds/domain/nav-series';

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

/** Nothing for an option that pays out: its NAV leaves the payments out. */
export function comparatorsOf(scheme: Scheme, series: SeriesLookup): Comparators {
  const { category, plan, option } = scheme;
  const paysOut = option === 'idcw' || option === 'bonus';
  const fund = paysOut ? null : series.indexFundOf(scheme);
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
const mostDaysLate = 45;

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
  if (daysBetween(wanted, start) > mostDaysLate) return null;
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
