import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Plan, Scheme } from '@/lib/funds/domain/scheme';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { indexFundOf, indexFundsByIndex, followedIndex, type IndexFund } from './index-benchmark';
import {
  minPeers,
  peersOf,
  peerKeyOf,
  periodRanks,
  type PeriodPlaces,
  type RankedPeriod,
} from './peers';
import { piecesOf, type MarketNavs } from './scheme-figures';
import type { Rank } from './market';

/** The average of a category and plan through time; `returns` and `counts` have one entry for each day of the grid. */
type CategorySeries = {
  category: string;
  plan: Plan | null;
  indexFund: IndexFund | null;
  /** The mean change since the day before, in percent; null where fewer than three schemes have one. */
  returns: readonly (number | null)[];
  /** How many schemes the mean is of, those of them that have ended since included. */
  counts: readonly number[];
  /** The calendar years in which its schemes are ranked. */
  years: readonly RankedPeriod[];
  /** The calendar quarters in which they are, as `quarterNumber` counts them. */
  quarters: readonly RankedPeriod[];
};

/** The month-end NAVs of a fund that stands for an index; null before its first one. */
type IndexSeries = IndexFund & {
  /** The index as names of index funds write it, "nifty 50"; null where none is found in the name. */
  index: string | null;
  navs: readonly (number | null)[];
};

/** What the nightly job stores of the market through time. */
export type MarketSeries = {
  /** The grid: the stored month ends and, last, the day of the newest NAVs. */
  days: readonly IsoDate[];
  categories: readonly CategorySeries[];
  indexFunds: readonly IndexSeries[];
  /** The places, by years, of the schemes that have a rank in some year. */
  places: readonly PeriodPlaces[];
  /** The same by quarters. */
  quarterPlaces: readonly PeriodPlaces[];
};

/** @param schemes of AMFI's list, wound-up ones included: they count in the averages of their months. */
export function marketSeries(schemes: readonly Scheme[], navs: MarketNavs): MarketSeries {
  const days = [...navs.monthEnds, navs.latest].map(({ date }) => date);
  const positions = new Map(days.map((day, position) => [day, position]));
  const places: PeriodPlaces[] = [];
  const quarterPlaces: PeriodPlaces[] = [];
  const byCategory = new Map<string, IndexFund | null>();
  const categories = peersOf(schemes).map(({ category, plan, members }): CategorySeries => {
    if (!byCategory.has(category)) byCategory.set(category, indexFundOf(category, schemes, navs));
    const indexFund = byCategory.get(category)!;
    const { years, quarters } = periodRanks(members, navs);
    places.push(...years.places);
    quarterPlaces.push(...quarters.places);
    return {
      category,
      plan,
      indexFund,
      ...averagesOf(members, navs, positions),
      years: years.periods,
      quarters: quarters.periods,
    };
  });
  const byIndex = indexFundsByIndex(schemes, navs);
  const chosen = new Map<number, IndexFund & { index: string | null }>();
  for (const fund of byCategory.values()) if (fund) chosen.set(fund.code, { ...fund, index: null });
  for (const [index, fund] of byIndex) chosen.set(fund.code, { ...fund, index });
  const indexFunds = [...chosen.values()].map((fund): IndexSeries => {
    const values: (number | null)[] = days.map(() => null);
    // Across a split the NAVs are of different units.
    for (const { date, value } of piecesOf(fund.code, navs).at(-1) ?? []) {
      values[positions.get(date)!] = value;
    }
    return { ...fund, navs: values };
  });
  return { days, categories, indexFunds, places, quarterPlaces };
}

/** Each mean is over the schemes that have a NAV on that day and on the one before, without a jump between the two. */
function averagesOf(
  members: readonly Scheme[],
  navs: MarketNavs,
  positions: ReadonlyMap<IsoDate, number>,
): Pick<CategorySeries, 'returns' | 'counts'> {
  const sums = Array.from(positions, () => 0);
  const counts = Array.from(positions, () => 0);
  for (const { code } of members) {
    for (const piece of piecesOf(code, navs)) {
      let before: { position: number; value: number } | null = null;
      for (const { date, value } of piece) {
        const position = positions.get(date)!;
        if (before && before.position === position - 1) {
          sums[position]! += (value / before.value - 1) * 100;
          counts[position]! += 1;
        }
        before = { position, value };
      }
    }
  }
  return {
    returns: counts.map((count, position) => (count < minPeers ? null : sums[position]! / count)),
    counts,
  };
}

/** A rank among the schemes of a category and plan that have the whole year or quarter. */
export type PeriodRank = Rank & {
  /** A calendar year, or a quarter as `quarterNumber` counts. */
  period: number;
};

/** The stored series of the market, looked up by category or fund. Empty lists where nothing is known. */
export type SeriesLookup = {
  /** The day of the newest NAVs; null before the first run of the job. */
  asOf: IsoDate | null;
  /** The days of all averages, in order. */
  days: readonly IsoDate[];
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
    days,
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
