import { z } from 'zod';
import { allOf, firstOf, type QueryValues } from '@/lib/query-values';
import { pathWithQuery, type QueryPair } from '@/lib/navigation/query-path';
import {
  changeWindows,
  cryptoPath,
  maxIdCharacters,
  type ChangeWindow,
  type Currency,
} from './coin';

/** Columns by which the list can be sorted. */
export const marketColumns = [
  'rank',
  'name',
  'price',
  'marketCap',
  'volume24h',
  'circulatingSupply',
  ...changeWindows,
] as const;

export type MarketColumn = (typeof marketColumns)[number];

/** Columns beside rank and name, in their usual order. */
export const optionalColumns = [
  'price',
  '1h',
  '24h',
  '7d',
  '30d',
  '1y',
  'week',
  'marketCap',
  'volume24h',
  'circulatingSupply',
] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

const usualColumns: readonly OptionalColumn[] = optionalColumns.filter(
  (column) => column !== 'circulatingSupply',
);

/** What the page shows of the market; one at a time. */
export const marketViews = ['coins', 'yours', 'movers', 'trending', 'categories', 'mood'] as const;
type MarketViewId = (typeof marketViews)[number];

export type MarketQuery = {
  view: MarketViewId;
  /** Words of a name or a symbol; empty for none. */
  words: string;
  /** The id of a category; empty for none. */
  category: string;
  currency: Currency;
  sort: MarketColumn;
  isDescending: boolean;
  /** From 1; it may lie behind the last page. */
  page: number;
  /** In the order of the address. */
  columns: readonly OptionalColumn[];
  /** The window of the lists of gainers and losers. */
  moversWindow: ChangeWindow;
};

const textUpTo = (maxCharacters: number) => z.string().trim().max(maxCharacters).catch('');

/** Invalid values are ignored, so that a cut or mistyped address still opens the page. */
const schema = z.object({
  view: z.preprocess(firstOf, z.enum(marketViews).catch('coins')),
  q: z.preprocess(firstOf, textUpTo(60)),
  category: z.preprocess(firstOf, textUpTo(maxIdCharacters)),
  cur: z.preprocess(firstOf, z.enum(['inr', 'usd']).catch('inr')),
  sort: z.preprocess(firstOf, z.enum(marketColumns).catch('rank')),
  dir: z.preprocess(firstOf, z.enum(['asc', 'desc']).nullable().catch(null)),
  page: z.preprocess(firstOf, z.coerce.number().int().min(1).max(1_000).catch(1)),
  col: z.preprocess(allOf, z.array(z.unknown())),
  w: z.preprocess(firstOf, z.enum(changeWindows).catch('24h')),
});

export function readMarketQuery(values: QueryValues): MarketQuery {
  const { view, q, category, cur, sort, dir, page, col, w } = schema.parse(values);
  const chosen = [...new Set(col)].flatMap(
    (name) => optionalColumns.find((column) => column === name) ?? [],
  );
  return {
    view,
    words: q,
    category,
    currency: cur,
    sort,
    isDescending: dir === null ? isFirstDescending(sort) : dir === 'desc',
    page,
    columns: chosen.length > 0 ? chosen : usualColumns,
    moversWindow: w,
  };
}

/** Whether the visitor has chosen no columns. */
export function hasUsualColumns({ columns }: MarketQuery): boolean {
  return columns.join() === usualColumns.join();
}

/** Ranks and names begin at the top, figures with the largest. */
export function isFirstDescending(column: MarketColumn): boolean {
  return column !== 'rank' && column !== 'name';
}

/** What of the query differs from a new page, as pairs of an address or of the hidden fields of a form. */
export function queryPairs(query: MarketQuery): QueryPair[] {
  const { view, words, category, currency, sort, isDescending, page, columns, moversWindow } =
    query;
  const isUsual = hasUsualColumns(query);
  const pairs: [string, string, boolean][] = [
    ['view', view, view !== 'coins'],
    ['q', words, words !== ''],
    ['category', category, category !== ''],
    ['cur', currency, currency !== 'inr'],
    ['sort', sort, sort !== 'rank'],
    ['dir', isDescending ? 'desc' : 'asc', isDescending !== isFirstDescending(sort)],
    ...columns.map((column): [string, string, boolean] => ['col', column, !isUsual]),
    ['w', moversWindow, moversWindow !== '24h'],
    ['page', String(page), page !== 1],
  ];
  return pairs.flatMap(([name, value, isWritten]) => (isWritten ? [[name, value]] : []));
}

/** A change of one of these leaves the coins and their order as they are, so the page number stays. */
const pageKeepers: ReadonlySet<string> = new Set([
  'view',
  'page',
  'currency',
  'moversWindow',
  'columns',
] satisfies (keyof MarketQuery)[]);

/** The page with some of its query changed. A change of what is listed begins at the first page again. */
export function marketPath(query: MarketQuery, changes: Partial<MarketQuery> = {}): string {
  const keepsPage = Object.keys(changes).every((key) => pageKeepers.has(key));
  const changed = { ...query, ...(keepsPage ? {} : { page: 1 }), ...changes };
  return pathWithQuery(cryptoPath, queryPairs(changed));
}

/** The CSV address for all pages of the query. */
export function marketFilePath(query: MarketQuery): string {
  const pairs = queryPairs({ ...query, view: 'coins', page: 1, moversWindow: '24h' });
  return pathWithQuery(
    `${cryptoPath}/coins.csv`,
    pairs.filter(([name]) => name !== 'col'),
  );
}
