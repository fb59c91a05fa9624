import { ownRatioValues, type OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import {
  ratioIds,
  ratioList,
  type RatioId,
  type RatioUnit,
} from '@/lib/picks/domain/ratios/ratio-list';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { ScreenedCompany } from '@/lib/picks/domain/screen/screen';
import { companiesNamed, conditionIds, type CompanyListQuery, type ListSort } from './company-list';

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

export function columnOf(id: string, own: readonly OwnRatio[]): ListColumn | null {
  const ratioId = ratioIds.find((each) => each === id);
  if (ratioId) return { id, ratioId, ...nameAndUnit(ratioList[ratioId]) };
  const defined = own.find((each) => each.id === id);
  return defined ? { id, ratioId: null, ...nameAndUnit(defined) } : null;
}

const nameAndUnit = ({ name, unit }: { name: string; unit: RatioUnit }) => ({ name, unit });

/**
 * The companies of a list as its reader wants them: narrowed, with the figures of their columns, sorted.
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

/** In the order that is asked for; what is not known stands last either way, and equals stay in their order. */
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
