import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Plan, Scheme } from '@/lib/funds/domain/scheme';
import { indexFundOf, indexFundsByIndex, type IndexFund } from './index-benchmark';
import { minPeers, peersOf } from './peer-groups';
import { piecesOf, type MarketNavs } from './scheme-figures';
import { periodRanks, type PeriodPlaces, type RankedPeriod } from './period-ranks';

/** The average of a category and plan through time; `returns` and `counts` have one entry for each day of the grid. */
export type CategorySeries = {
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
  /** Of the schemes that have a rank in some year. */
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
      ...{ category, plan, indexFund, ...averagesOf(members, navs, positions) },
      ...{ years: years.periods, quarters: quarters.periods },
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
