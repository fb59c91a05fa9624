import {
  ratioIds,
  ratioList,
  type RatioId,
  type RatioUnit,
} from '@/lib/picks/domain/ratios/ratio-list';
import { allOf, firstText, type QueryValue, type QueryValues } from '@/lib/query-values';
import { filledPairs, pathWithQuery, type QueryPair } from '@/lib/navigation/query-path';
import { ownScreenPath, screenPath } from './paths';
import { ownRatioValues, type OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { ScreenedCompany } from '@/lib/picks/domain/screen/screen';

/** The main ratios of a company; a list shows some of them. */
export const mainRatios = [
  'marketCap',
  'priceToEarnings',
  'priceToBook',
  'returnOnCapitalEmployed',
  'returnOnEquity',
  'debtToEquity',
  'salesGrowthFiveYears',
  'profitGrowthFiveYears',
  'dividendYield',
] as const satisfies readonly RatioId[];

type MainRatio = (typeof mainRatios)[number];

export const isMainRatio = (id: RatioId): id is MainRatio => mainRatios.some((main) => main === id);

const usualColumns: readonly string[] = [
  'marketCap',
  'priceToEarnings',
  'returnOnCapitalEmployed',
  'salesGrowthFiveYears',
];

/** By which column a list is sorted: `company`, `flags`, `sector`, or the id of a column of figures. */
export type ListSort = { by: string; order: 'ascending' | 'descending' };

/** The query of a list of companies. */
export type CompanyListQuery = {
  /** A part of a name, symbol, ISIN or sector; empty: all. */
  words: string;
  /** Ids of ratios and of the reader's own ratios: the main ones first, then all others, then the own. */
  columns: readonly string[];
  /** Null: in the order of the screen. */
  sort: ListSort | null;
  /** Only companies without a known red flag. */
  isClean: boolean;
};

/** The columns of a rule's comparisons, in their order. */
export const conditionIds: readonly string[] = Array.from({ length: 40 }, (_, at) => `c${at + 1}`);

export const maxWordsCharacters = 60;
export const maxColumns = 12;

/**
 * @param own the reader's own ratios
 * @param usual columns of a list whose address names none
 */
export function readCompanyList(
  { q, col, sort, order, clean }: QueryValues,
  own: readonly { id: string }[] = [],
  usual: readonly string[] = usualColumns,
): CompanyListQuery {
  const wanted = allOf(col);
  const others = ratioIds.filter((id) => !isMainRatio(id));
  const columns = [...mainRatios, ...others, ...own.map(({ id }) => id)]
    .filter((id) => wanted.includes(id))
    .slice(0, maxColumns);
  const shown = columns.length > 0 ? columns : usual;
  return {
    words: firstText(q).trim().slice(0, maxWordsCharacters),
    columns: shown,
    sort: readSort({ sort, order }, ['company', 'flags', 'sector', ...shown, ...conditionIds]),
    isClean: firstText(clean) === '1',
  };
}

/** The order that an address asks for; null where it names no such column. */
export function readSort(
  { sort, order }: { sort?: QueryValue; order?: QueryValue },
  columns: readonly string[],
): ListSort | null {
  const wanted = firstText(sort);
  const by = columns.find((id) => id === wanted);
  if (by === undefined) return null;
  return { by, order: firstText(order) === 'ascending' ? 'ascending' : 'descending' };
}

/** The order that a click on the head of a column asks for: the reverse where the rows are in its order already. */
export function nextSort(by: string, now: ListSort | null): ListSort {
  const isText = by === 'company' || by === 'sector' || by === 'screen';
  const first = isText ? 'ascending' : 'descending';
  if (now?.by !== by) return { by, order: first };
  return { by, order: now.order === 'ascending' ? 'descending' : 'ascending' };
}

export const sortPairs = (sort: ListSort | null): QueryPair[] =>
  sort
    ? [
        ['sort', sort.by],
        ['order', sort.order],
      ]
    : [];

/** The query of a list, without what is usual. */
export function companyListPairs(
  { words, columns, sort, isClean }: CompanyListQuery,
  usual: readonly string[] = usualColumns,
): QueryPair[] {
  const isUsual = columns.join() === usual.join();
  return [
    ...filledPairs([['q', words]]),
    ...(isUsual ? [] : columns.map((id): QueryPair => ['col', id])),
    ...sortPairs(sort),
    ...filledPairs([['clean', isClean ? '1' : null]]),
  ];
}

/** The list of screens, or its file, as it is asked for. */
export function screensListPath(path: string, words: string, sort: ListSort | null): string {
  return pathWithQuery(path, [...filledPairs([['q', words]]), ...sortPairs(sort)]);
}

/** @param page from 1 */
export function companyListPath(screenId: string, list: CompanyListQuery, page = 1): string {
  const path = screenPath(screenId, 'companies', page);
  const query = new URLSearchParams(companyListPairs(list));
  return query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** The file of a list as it is shown. @param ruleQuery of the screen. */
export function screenFilePath(ruleQuery: string, list: CompanyListQuery): string {
  const shown = new URLSearchParams(companyListPairs(list, []));
  return `${ownScreenPath}/screen.csv?${ruleQuery}${shown.size > 0 ? `&${shown}` : ''}`;
}

/** Those whose name, symbol, ISIN or sector has each of the words. */
export function companiesNamed<
  Company extends { isin: string; name: string; symbol: string; sector: string },
>(companies: readonly Company[], words: string): readonly Company[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return companies;
  return companies.filter(({ isin, name, symbol, sector }) => {
    const text = `${name} ${symbol} ${codeOf(isin)} ${sector}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** A row of the reader's own file has the kind of its code before it, `isin` or `nse`, which is no word to search by. */
const codeOf = (isin: string) => isin.slice(isin.indexOf(' ') + 1);

/** A column of figures: a ratio of the language, or one that the reader defined. */
export type ListColumn = {
  id: string;
  ratioId: RatioId | null;
  name: string;
  unit: RatioUnit;
};

export type ListedCompany = ScreenedCompany & {
  /** One for each column; null where it is not known. */
  numbers: readonly (number | null)[];
};

/** The columns of these ids; an id that no ratio has any longer gives none. */
export function columnsOf(ids: readonly string[], own: readonly OwnRatio[]): ListColumn[] {
  return ids.flatMap((id): ListColumn[] => {
    const ratioId = ratioIds.find((each) => each === id) ?? null;
    const ratio = ratioId ? ratioList[ratioId] : own.find((each) => each.id === id);
    return ratio ? [{ id, ratioId, name: ratio.name, unit: ratio.unit }] : [];
  });
}

/**
 * The companies of a list, filtered, with the figures of the chosen columns, sorted.
 * @param passed in the order of the screen, which is that of a list without an order of its own
 */
export function listedCompanies(
  passed: readonly ScreenedCompany[],
  rows: readonly RatioRow[],
  columns: readonly ListColumn[],
  { words, isClean, sort }: Pick<CompanyListQuery, 'words' | 'isClean' | 'sort'>,
  own: readonly OwnRatio[],
): readonly ListedCompany[] {
  const rowOf = new Map(rows.map((row) => [row.isin, row]));
  const numberOf = columns.map((column) => columnNumbers(column, rows, own));
  const listed = companiesNamed(passed, words)
    .filter(({ redFlags }) => !isClean || redFlags.length === 0)
    .map((company): ListedCompany => {
      const row = rowOf.get(company.isin);
      return { ...company, numbers: numberOf.map((of) => (row ? of(row) : null)) };
    });
  return sortedRows(listed, sort, (company, by) => {
    const { name, sector, redFlags, numbers, reasons } = company;
    if (by === 'company') return name;
    if (by === 'sector') return sector;
    if (by === 'flags') return redFlags.length;
    const condition = conditionIds.indexOf(by);
    if (condition >= 0) return reasons[condition]?.number ?? null;
    return numbers[columns.findIndex(({ id }) => id === by)] ?? null;
  });
}

/** The figure of a column for a row of the market; null where it is not known. */
export function columnNumbers(
  { id, ratioId }: ListColumn,
  rows: readonly RatioRow[],
  own: readonly OwnRatio[],
): (row: RatioRow) => number | null {
  if (ratioId) return ({ values }) => values[ratioId];
  const defined = own.find((each) => each.id === id);
  if (!defined) return () => null;
  const places = new Map(rows.map(({ isin }, at) => [isin, at]));
  const numberAt = ownRatioValues(defined, rows);
  return ({ isin }) => {
    const at = places.get(isin);
    return at === undefined ? null : numberAt(at);
  };
}

/** In the order that is asked for; unknown values come last either way, and equals stay in their order. */
export function sortedRows<Row>(
  rows: readonly Row[],
  sort: ListSort | null,
  keyOf: (row: Row, by: string) => number | string | null,
): readonly Row[] {
  if (!sort) return rows;
  const sign = sort.order === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: keyOf(row, sort.by) }))
    .sort(({ key: one }, { key: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return one === other ? 0 : one < other ? -sign : sign;
    })
    .map(({ row }) => row);
}
