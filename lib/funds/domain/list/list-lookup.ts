import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  fundsOf,
  fundGroupOf,
  schemePlace,
  type Fund,
  type FundGroup,
} from '@/lib/funds/domain/fund';
import { hasNoNavSince, oldestCurrentDay, type Scheme } from '@/lib/funds/domain/scheme';
import { memoizeByObject } from '@/lib/memoize';
import { daysBetween, daysPerMeanYear } from '@/lib/calendar/day-count';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { shiftMonths } from '@/lib/calendar/months';
import type { StoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import type { Market } from '@/lib/funds/domain/market/market';
import type { SeriesLookup } from '@/lib/funds/domain/market/market-series';
import {
  figureOf,
  isLowestFirst,
  listColumns,
  usualRankMonths,
  scorePoints,
  type ScorePoints,
} from './list-figures';
import type { ListQuery, SortOrder } from './list-query';

/** AMFI's list in the order of the alphabet, and what there is to choose from. */
export type Directory = {
  listDay: IsoDate;
  /** In the order of the alphabet. */
  byName: readonly Scheme[];
  /** The fund of each scheme, by the scheme's code. */
  funds: ReadonlyMap<number, Fund>;
  /** The count of funds with a scheme that has a current NAV. */
  fundCount: number;
  houses: readonly string[];
  categories: readonly string[];
};

/** AMFI's list, and the day that it is of. */
type SchemeList = { schemes: readonly Scheme[]; asOf: IsoDate };

/** One for each list: to put 14,000 names in order takes longer than to answer a visitor. */
export const directoryOf = memoizeByObject(({ schemes, asOf }: SchemeList): Directory => {
  const { compare } = new Intl.Collator('en');
  const funds = fundsOf(schemes);
  const oldest = oldestCurrentDay(asOf);
  const current = schemes.filter((scheme) => !hasNoNavSince(scheme, oldest));
  const namesOf = (key: 'house' | 'category') =>
    [...new Set(schemes.map((scheme) => scheme[key]))].sort(compare);
  return {
    listDay: asOf,
    byName: schemes.toSorted((one, other) => compare(one.name, other.name)),
    funds,
    fundCount: new Set(current.map(({ code }) => funds.get(code))).size,
    houses: namesOf('house'),
    categories: namesOf('category'),
  };
});

/**
 * What every page of the list is looked up in: made once for each list and table of figures, so that a request
 * compares numbers. A position is that of a scheme in the order of the alphabet.
 */
export type ListLookup = {
  listed: Directory;
  positionOf: (scheme: Scheme) => number;
  /** Whether the list has a scheme of this code, or had it before the scheme ended. */
  has: (code: number) => boolean;
  /** The number of the scheme's fund, by position. */
  fundNumbers: Int32Array;
  fundNames: readonly string[];
  /** Whether a scheme passes the filters of a query, all but that of dormant ones. */
  filterOf: (query: ListQuery) => (position: number) => boolean;
  isDormant: (position: number) => boolean;
  /** Lower comes first among the schemes of a fund. */
  placeOf: (position: number) => number;
  /** All positions in an order. Unknown figures come last, and equal ones by name. */
  orderOf: (sort: StoredOrder) => Int32Array;
  /** The points of the scorecard. */
  pointsOf: (position: number) => ScorePoints;
  /** Whether the minimum investment of schemes is known. */
  hasMinimums: boolean;
};

/** All but that of the scorecard, whose weights are the reader's, and that of words. */
export type StoredOrder = Exclude<SortOrder, 'points' | 'best'>;

/** What is known beside the list itself. */
export type ListKnowledge = {
  market: Market | null;
  series: Pick<SeriesLookup, 'yearRanksOf'> | null;
  facts: StoredFacts | null;
  /** Schemes that left the list: they are in no page of it, and can be compared. */
  past: readonly Pick<Scheme, 'code'>[];
};

/**
 * Everything that filters and orders of the list need, computed once for each list: a column each, by the place of a
 * scheme.
 */
export function createListLookup(listed: Directory, known: ListKnowledge): ListLookup {
  const { byName, funds, listDay } = listed;
  const { market, facts } = known;
  const pastCodes = new Set(known.past.map(({ code }) => code));
  const positions = new Map(byName.map(({ code }, position) => [code, position]));
  const { fundNumbers, fundNames } = numbersOf(byName, funds);
  const groups = groupsOf(byName);
  const oldest = oldestCurrentDay(listDay);
  const dormant = Uint8Array.from(byName, (scheme) => (hasNoNavSince(scheme, oldest) ? 1 : 0));
  const places = Uint8Array.from(byName, schemePlace);
  const newest = market?.table?.asOf ?? null;
  const sinces = byName.map(({ code }) => market?.figuresOf(code)?.since ?? newest ?? '');
  const minimumOf = (code: number) => facts?.master?.byCode.get(code)?.minimumRupees;
  const orders = new Map<StoredOrder, Int32Array>();
  const points: ScorePoints[] = [];
  return {
    listed,
    hasMinimums: facts?.master != null,
    fundNumbers,
    fundNames,
    positionOf: ({ code }) => positions.get(code)!,
    has: (code) => positions.has(code) || pastCodes.has(code),
    isDormant: (position) => dormant[position] === 1,
    placeOf: (position) => places[position]!,
    filterOf: ({ group, house, category, plan, option, minYears, maxMinimum }) => {
      const earliest = newest && minYears ? shiftMonths(newest, -monthsPerYear * minYears) : null;
      return (position) => {
        const scheme = byName[position]!;
        return (
          (group === null || groups[position] === group) &&
          (house === null || scheme.house === house) &&
          (category === null || scheme.category === category) &&
          (plan === null || scheme.plan === plan) &&
          (option === null || scheme.option === option) &&
          (earliest === null || sinces[position]! <= earliest) &&
          // A scheme whose minimum is not known is not within it.
          (maxMinimum === null || (minimumOf(scheme.code) ?? Infinity) <= maxMinimum)
        );
      };
    },
    orderOf: (sort) => {
      const order = orders.get(sort) ?? sortedPositions(byName, sort, market);
      orders.set(sort, order);
      return order;
    },
    pointsOf: (position) => (points[position] ??= pointsOfScheme(byName[position]!, known)),
  };
}

/** A dividend lowers the NAV: only growth options have points. */
function pointsOfScheme(scheme: Scheme, { market, series, facts }: ListKnowledge): ScorePoints {
  const isGrowth = scheme.option === 'growth';
  const figures = isGrowth ? market?.figuresOf(scheme.code) : null;
  const cost = isGrowth ? facts?.ter?.byCode.get(scheme.code) : null;
  const newest = market?.table?.asOf;
  return scorePoints({
    yearRanks: series?.yearRanksOf(scheme) ?? [],
    drawdownPercent: figures?.drawdownPercent ?? null,
    costPercent: cost?.percent ?? null,
    years: figures?.since && newest ? daysBetween(figures.since, newest) / daysPerMeanYear : null,
  });
}

function numbersOf(byName: readonly Scheme[], funds: Directory['funds']) {
  const numbers = new Map<unknown, number>();
  const fundNames: string[] = [];
  const fundNumbers = Int32Array.from(byName, (scheme) => {
    const fund = funds.get(scheme.code);
    const key = fund ?? scheme;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, fundNames.length);
    return fundNames.push(fund?.name ?? scheme.name) - 1;
  });
  return { fundNumbers, fundNames };
}

/** A list has some hundred categories: each is read once. */
function groupsOf(byName: readonly Scheme[]): FundGroup[] {
  const known = new Map<string, FundGroup>();
  return byName.map(({ category }) => {
    const group = known.get(category) ?? fundGroupOf(category);
    known.set(category, group);
    return group;
  });
}

function sortedPositions(
  byName: readonly Scheme[],
  sort: StoredOrder,
  market: Market | null,
): Int32Array {
  const positions = Int32Array.from(byName, (_, position) => position);
  if (sort === 'name') return positions;
  if (sort === 'newest') {
    const days = byName.map(({ navDate }) => navDate ?? '');
    return positions.sort((one, other) =>
      days[one] === days[other] ? one - other : days[one]! < days[other]! ? 1 : -1,
    );
  }
  const column = listColumns.find((each) => each === sort);
  const sign = sort === 'nav-low' || (column && isLowestFirst(column)) ? 1 : -1;
  const keys = Float64Array.from(byName, ({ code, nav }) => {
    const figures = market?.figuresOf(code) ?? null;
    if (sort === 'rank') return figures?.places[usualRankMonths] ?? Infinity;
    const figure = column ? figureOf(column, figures) : nav;
    return figure === null ? Infinity : sign * figure;
  });
  return positions.sort((one, other) =>
    keys[one] === keys[other] ? one - other : keys[one]! < keys[other]! ? -1 : 1,
  );
}
