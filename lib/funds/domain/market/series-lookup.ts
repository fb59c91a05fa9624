import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Plan, Scheme } from '@/lib/funds/domain/scheme';
import { followedIndex, type IndexFund } from './index-benchmark';
import type { Rank } from './market';
import type { CategorySeries, MarketSeries } from './market-series';
import { peerKeyOf } from './peer-groups';
import type { PeriodPlaces, RankedPeriod } from './period-ranks';

/** A rank among the schemes of a category and plan that have the whole year or quarter. */
export type PeriodRank = Rank & {
  /** A calendar year, or a quarter as `quarterNumber` counts. */
  period: number;
};

/** The stored series of the market, looked up by category or fund. Empty lists where nothing is known. */
export type SeriesLookup = {
  /** The day of the newest NAVs; null before the first run of the job. */
  asOf: IsoDate | null;
  /** The average of a category and plan; null where its schemes are no peers of each other. */
  categoryOf: (category: string, plan: Plan | null) => CategorySeries | null;
  /**
   * What 100 invested in all schemes of a category in equal parts became, divided anew at each month end. Begins after
   * the last month in which too few schemes had a return.
   */
  categoryGrowthOf: (category: string, plan: Plan | null) => readonly DatedValue[];
  /** The ranks of a scheme in calendar years, from the earliest on; empty where it has none. */
  yearRanksOf: (scheme: Pick<Scheme, 'code' | 'category' | 'plan'>) => readonly PeriodRank[];
  /** The same in calendar quarters. */
  quarterRanksOf: (scheme: Pick<Scheme, 'code' | 'category' | 'plan'>) => readonly PeriodRank[];
  /** Month-end NAVs of an index fund, and its newest one. */
  indexNavsOf: (code: number) => readonly DatedValue[];
  /**
   * The index fund that a scheme is measured against: that of its category or, for an index fund or ETF, the oldest one of
   * the same index. Null where there is none, and for that fund itself.
   */
  indexFundOf: (scheme: Pick<Scheme, 'code' | 'name' | 'category' | 'plan'>) => IndexFund | null;
};

/** @param series as the job stored them; null where there are none. */
export function seriesLookup(series: MarketSeries | null): SeriesLookup {
  const days = series?.days ?? [];
  const categories = new Map(series?.categories.map((each) => [peerKeyOf(each), each]));
  const funds = new Map(series?.indexFunds.map((fund) => [fund.code, fund]));
  const byYear = new Map(series?.places.map((each) => [each.code, each]));
  const byQuarter = new Map(series?.quarterPlaces.map((each) => [each.code, each]));
  const byIndex = new Map(
    series?.indexFunds.flatMap((fund) => (fund.index ? [[fund.index, fund] as const] : [])),
  );
  const categoryOf = (category: string, plan: Plan | null) =>
    categories.get(peerKeyOf({ category, plan })) ?? null;
  return {
    asOf: days.at(-1) ?? null,
    categoryOf,
    categoryGrowthOf: (category, plan) => {
      const returns = categoryOf(category, plan)?.returns ?? [];
      const start = returns.lastIndexOf(null);
      // The day before the first return is worth 100; a list without null would have none.
      const known = start < 0 ? [] : returns.slice(start + 1);
      if (known.length === 0) return [];
      let value = 100;
      return [
        { date: days[start]!, value },
        ...known.map((percent, index) => {
          value *= 1 + percent! / 100;
          return { date: days[start + 1 + index]!, value };
        }),
      ];
    },
    yearRanksOf: ({ code, category, plan }) =>
      ranksOf(byYear.get(code), categoryOf(category, plan)?.years),
    quarterRanksOf: ({ code, category, plan }) =>
      ranksOf(byQuarter.get(code), categoryOf(category, plan)?.quarters),
    indexNavsOf: (code) =>
      (funds.get(code)?.navs ?? []).flatMap((value, index) =>
        value === null ? [] : [{ date: days[index]!, value }],
      ),
    indexFundOf: ({ code, name, category, plan }) => {
      const index = followedIndex({ category, name });
      const found = index ? byIndex.get(index) : categoryOf(category, plan)?.indexFund;
      return found && found.code !== code ? { code: found.code, name: found.name } : null;
    },
  };
}

function ranksOf(
  own: PeriodPlaces | undefined,
  periods: readonly RankedPeriod[] = [],
): readonly PeriodRank[] {
  if (!own) return [];
  return periods.flatMap(({ period, count }) => {
    const place = own.places[period - own.first] ?? null;
    return place === null ? [] : [{ period, place, of: count }];
  });
}
