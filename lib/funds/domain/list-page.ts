import type { IsoDate } from '@/lib/calendar/iso-date';
import { findCategory } from './fund-categories';
import { filterSchemes } from './filter-schemes';
import { schemePlace, type Fund } from './fund';
import type { ListQuery, SortOrder } from './list-query';
import type { Scheme } from './scheme';
import { figureOf, isLowestFirst, listColumns } from './list-columns';
import type { Market } from './market/market';

const pageSize = 25;

/** A fund, by the one of its schemes that answers the question. */
export type ListRow = {
  /** The fund's name, without plan and option. */
  name: string;
  scheme: Scheme;
};

export type ListPage = {
  rows: readonly ListRow[];
  /** The rows of all pages. */
  allRows: readonly ListRow[];
  /** The place of the first of them, from 1. */
  from: number;
  /** From 1; the last one where the address asked for a later one. */
  page: number;
  pageCount: number;
  /** Funds, not schemes. */
  total: number;
  /** What the same question finds among wound-up and suspended schemes, which it left out. */
  dormantCount: number;
  /** The question as it was answered: without a fund house or category that the list does not have. */
  query: ListQuery;
};

/** What is known beside the list itself; null while it is not. */
export type ListExtras = {
  /** Whether a scheme has the age that is asked for; null where any will do. */
  isOldEnough: ((code: number) => boolean) | null;
  market: Market | null;
};

/** A list of schemes, prepared (lib/funds/data/directory.ts). */
type Listed = {
  /** In the order of the alphabet. */
  byName: readonly Scheme[];
  /** The fund of each scheme, by the scheme's code. */
  funds: ReadonlyMap<number, Fund>;
  houses: readonly string[];
  categories: readonly string[];
};

/**
 * One page of the list.
 * @param found what the words of the query mean, best first; null without words.
 * @param today the day in India.
 */
export function listPageOf(
  directory: Listed,
  found: readonly Scheme[] | null,
  asked: ListQuery,
  today: IsoDate,
  { isOldEnough, market }: ListExtras = { isOldEnough: null, market: null },
): ListPage {
  const { byName, funds, houses, categories } = directory;
  // An address may have any of AMFI's spellings.
  const category = findCategory(asked.category ?? '')?.name ?? asked.category ?? '';
  const known = {
    ...asked,
    house: houses.includes(asked.house ?? '') ? asked.house : null,
    category: categories.includes(category) ? category : null,
  };
  const asWished = found ?? byName;
  const candidates = isOldEnough ? asWished.filter(({ code }) => isOldEnough(code)) : asWished;
  const schemes = filterSchemes(candidates, known, today);
  const matching = inOrder(rowsOf(schemes, funds, found !== null), known.sort, market);
  const pageCount = Math.max(1, Math.ceil(matching.length / pageSize));
  const page = Math.min(known.page, pageCount);
  const everything = { ...known, includesDormant: true };
  return {
    rows: matching.slice((page - 1) * pageSize, page * pageSize),
    allRows: matching,
    from: (page - 1) * pageSize + 1,
    page,
    pageCount,
    total: matching.length,
    dormantCount: known.includesDormant
      ? 0
      : filterSchemes(candidates, everything, today).length - schemes.length,
    query: { ...known, page },
  };
}

/**
 * One row for each fund, where its first scheme is. @param isByWords the first scheme is what the words mean most likely;
 * else the usual choice of the fund's schemes stands for it.
 */
function rowsOf(schemes: readonly Scheme[], funds: Listed['funds'], isByWords: boolean): ListRow[] {
  const rows = new Map<unknown, ListRow>();
  for (const scheme of schemes) {
    const fund = funds.get(scheme.code);
    const row = rows.get(fund);
    if (!row) rows.set(fund, { name: fund?.name ?? scheme.name, scheme });
    else if (!isByWords && schemePlace(scheme) < schemePlace(row.scheme)) row.scheme = scheme;
  }
  return [...rows.values()];
}

/** Unknown figures come last, whichever way the others go. */
function inOrder(
  rows: readonly ListRow[],
  sort: SortOrder,
  market: Market | null,
): readonly ListRow[] {
  if (sort === 'best') return rows;
  if (sort === 'newest') {
    return [...rows].sort((one, other) =>
      (other.scheme.navDate ?? '').localeCompare(one.scheme.navDate ?? ''),
    );
  }
  const column = listColumns.find((each) => each === sort);
  const isAscending = sort === 'nav-low' || (column !== undefined && isLowestFirst(column));
  const figures = rows.map((row) => ({
    row,
    figure: column ? figureOf(column, market?.figuresOf(row.scheme.code) ?? null) : row.scheme.nav,
  }));
  const known = figures.filter(({ figure }) => figure !== null);
  return [
    ...known.sort(
      (one, other) => (isAscending ? 1 : -1) * ((one.figure ?? 0) - (other.figure ?? 0)),
    ),
    ...figures.filter(({ figure }) => figure === null),
  ].map(({ row }) => row);
}
