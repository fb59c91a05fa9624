import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { fundGroupOf, type FundGroup } from '@/lib/funds/domain/category';
import { schemePlace, type Fund } from '@/lib/funds/domain/fund';
import { figureOf, isLowestFirst, listColumns } from '@/lib/funds/domain/list-columns';
import type { ListQuery, SortOrder } from '@/lib/funds/domain/list-query';
import type { Market } from '@/lib/funds/domain/market/market';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';

/** A list of schemes, prepared (lib/funds/data/directory.ts). */
export type Listed = {
  /** In the order of the alphabet. */
  byName: readonly Scheme[];
  /** The fund of each scheme, by the scheme's code. */
  funds: ReadonlyMap<number, Fund>;
  houses: readonly string[];
  categories: readonly string[];
};

/**
 * What every page of the list is looked up in: made once for each list, day and table of figures, so that a request
 * compares numbers. A position is that of a scheme in the order of the alphabet.
 */
export type ListLookup = {
  listed: Listed;
  market: Market | null;
  positionOf: (scheme: Scheme) => number;
  /** The number of the scheme's fund, by position. */
  fundNumbers: Int32Array;
  fundNames: readonly string[];
  /** Whether a scheme passes the filters of a query, all but that of dormant ones. */
  filterOf: (query: ListQuery) => (position: number) => boolean;
  isDormant: (position: number) => boolean;
  /** Lower comes first among the schemes of a fund. */
  placeOf: (position: number) => number;
  /** All positions in an order; `best` without words is the alphabet. Unknown figures come last. */
  orderOf: (sort: SortOrder) => Int32Array;
};

/** @param today the day in India. @param market null while no figures are known. */
export function createListLookup(
  listed: Listed,
  market: Market | null,
  today: IsoDate,
): ListLookup {
  const { byName, funds } = listed;
  const positions = new Map(byName.map(({ code }, position) => [code, position]));
  const { fundNumbers, fundNames } = numbersOf(byName, funds);
  const groups = groupsOf(byName);
  const dormant = Uint8Array.from(byName, (scheme) => (isDormant(scheme, today) ? 1 : 0));
  const places = Uint8Array.from(byName, schemePlace);
  const newest = market?.table?.asOf ?? null;
  const sinces = byName.map(({ code }) => market?.figuresOf(code)?.since ?? newest ?? '');
  const orders = new Map<SortOrder, Int32Array>();
  return {
    listed,
    market,
    fundNumbers,
    fundNames,
    positionOf: ({ code }) => positions.get(code)!,
    isDormant: (position) => dormant[position] === 1,
    placeOf: (position) => places[position]!,
    filterOf: ({ group, house, category, plan, option, leastYears }) => {
      const earliest = newest && leastYears ? shiftMonths(newest, -12 * leastYears) : null;
      return (position) => {
        const scheme = byName[position]!;
        return (
          (group === null || groups[position] === group) &&
          (house === null || scheme.house === house) &&
          (category === null || scheme.category === category) &&
          (plan === null || scheme.plan === plan) &&
          (option === null || scheme.option === option) &&
          (earliest === null || sinces[position]! <= earliest)
        );
      };
    },
    orderOf: (sort) => {
      const known = orders.get(sort) ?? sortedPositions(byName, sort, market);
      orders.set(sort, known);
      return known;
    },
  };
}

function numbersOf(byName: readonly Scheme[], funds: Listed['funds']) {
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
  sort: SortOrder,
  market: Market | null,
): Int32Array {
  const positions = Int32Array.from(byName, (_, position) => position);
  if (sort === 'best') return positions;
  if (sort === 'newest') {
    const days = byName.map(({ navDate }) => navDate ?? '');
    return positions.sort((one, other) =>
      days[one] === days[other] ? one - other : days[one]! < days[other]! ? 1 : -1,
    );
  }
  const column = listColumns.find((each) => each === sort);
  const sign = sort === 'nav-low' || (column && isLowestFirst(column)) ? 1 : -1;
  const keys = Float64Array.from(byName, ({ code, nav }) => {
    const figure = column ? figureOf(column, market?.figuresOf(code) ?? null) : nav;
    return figure === null ? Infinity : sign * figure;
  });
  return positions.sort((one, other) =>
    keys[one] === keys[other] ? one - other : keys[one]! < keys[other]! ? -1 : 1,
  );
}
