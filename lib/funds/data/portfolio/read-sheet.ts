import { sumOf } from '@/lib/cashflow/statistics';
import { dateInUtc, type IsoDate } from '@/lib/calendar/iso-date';
import { mergedHoldings, type Holding } from '@/lib/funds/domain/portfolio';
import { readFigure } from '@/lib/market-files/read-figure';
import { isIsin } from '@/lib/text/isin';
import { type WorkbookRow, type WorkbookCell, cellText } from '@/lib/xlsx/open-workbook';
import { lastOfMonth } from '@/lib/calendar/months';
import { readWrittenDay } from '@/lib/calendar/read-written-day';

type RowProblem =
  /** Looks like an ISIN, but its last digit does not fit. */
  | 'no-isin'
  /** An ISIN without a readable share of the net assets. */
  | 'no-percent'
  /** More than the whole fund. */
  | 'out-of-range';

type BadRow = { row: number; problem: RowProblem; found: string };

type SheetProblem =
  /** The sheet has no row with name, ISIN and share of the net assets. */
  | 'no-header'
  /** A second table follows the total: one scheme a sheet is read. */
  | 'several-tables'
  | 'no-holdings'
  /** No title says of which day the portfolio is. */
  | 'no-date'
  /** Nothing says whether 0.5 means half the fund or half a percent. */
  | 'no-scale'
  /** The securities are much more than the fund. */
  | 'too-much';

export type ReadSheet = {
  /** Texts above the table. */
  titles: readonly string[];
  asOf: IsoDate | null;
  holdings: readonly Holding[];
  badRows: readonly BadRow[];
  problem: SheetProblem | null;
};

type Columns = { name: number; isin: number; percent: number };

const maxTitles = 12;
const maxNameLength = 120;
/** Rounded rows, and futures that the house prints beside the shares. */
const maxTotalPercent = 115;

/** Shares below what a house prints: 0.005 % of the net assets, mostly. */
const tinyMarks = /^(?:[*#^@~$]{1,3}|<\s?0\.01\s?%?|\$0\.00\s?%?|0\.00\s?%?[*#^@~$]|nil)$/i;
const totalRow = /^(?:grand total|net grand total|total net assets?|net assets?)\b/;
const subTotalRow = /^(?:sub ?-? ?)?total\b|\bsub ?-? ?total$/;

/**
 * Reads the portfolio of one scheme from the rows of a sheet: titles, a header whose columns stand in any order, rows of
 * securities under headings with sub-totals, a grand total, footnotes. A row that cannot be read is named and left out.
 */
export function readPortfolioSheet(rows: readonly WorkbookRow[]): ReadSheet {
  const at = rows.findIndex((_, index) => columnsOf(rows, index) !== null);
  const titles = rows.slice(0, at < 0 ? maxTitles : at).flatMap(({ cells }) => textsOf(cells));
  const asOf = dayInTitle(rows.slice(0, Math.max(at, 0)).flatMap(({ cells }) => cells));
  const none = { titles: titles.slice(0, maxTitles), asOf, holdings: [], badRows: [] };
  if (at < 0) return { ...none, problem: 'no-header' };
  const columns = columnsOf(rows, at)!;
  const read = readRows(rows.slice(at + 1), columns);
  const scale = scaleOf(read);
  const badRows = [...read.badRows];
  const readable = read.found.flatMap(({ row, holding, isStated }) => {
    const percent = isStated ? holding.percent : holding.percent * (scale ?? 1);
    if (Math.abs(percent) <= 100.5) return [{ ...holding, percent }];
    badRows.push({ row, problem: 'out-of-range', found: String(holding.percent) });
    return [];
  });
  const holdings = mergedHoldings(readable);
  const total = sumOf(holdings.map(({ percent }) => Math.max(0, percent)));
  const end = at + 1 + read.count;
  const isFollowed = rows.slice(end).some((_, index) => columnsOf(rows, end + index) !== null);
  const problems: readonly (readonly [boolean, SheetProblem])[] = [
    [holdings.length === 0, 'no-holdings'],
    [isFollowed, 'several-tables'],
    [asOf === null, 'no-date'],
    [scale === null, 'no-scale'],
    [total > maxTotalPercent, 'too-much'],
  ];
  const problem = problems.find(([isSo]) => isSo)?.[1] ?? null;
  return { ...none, holdings, badRows: badRows.sort((one, other) => one.row - other.row), problem };
}

type FoundRow = {
  row: number;
  holding: Holding;
  /** The cell itself says percent: "5.43%". */
  isStated: boolean;
};

type ReadRows = {
  found: readonly FoundRow[];
  badRows: readonly BadRow[];
  /** The number in the grand total's row. */
  total: number | null;
  /** Rows up to the grand total. */
  count: number;
};

function readRows(rows: readonly WorkbookRow[], columns: Columns): ReadRows {
  const found: FoundRow[] = [];
  const badRows: BadRow[] = [];
  for (const [index, { row, cells }] of rows.entries()) {
    const name = textOf(cells[columns.name]);
    const share = shareOf(cells[columns.percent]);
    // The words of a total stand in whichever column its house likes.
    const label = (name || (textsOf(cells)[0] ?? '')).toLowerCase();
    if (totalRow.test(label) && share !== null) {
      return { found, badRows, total: share.number, count: index + 1 };
    }
    const isin = textOf(cells[columns.isin]).replace(/\s/g, '').toUpperCase();
    if (!isin || subTotalRow.test(label)) continue;
    if (!isIsin(isin)) {
      // "N.A.", "-" and headings are no ISINs.
      if (/^[A-Z]{2}[A-Z0-9]{8,11}$/.test(isin) && /\d{3}/.test(isin)) {
        badRows.push({ row, problem: 'no-isin', found: isin });
      }
      continue;
    }
    if (share === null) {
      badRows.push({ row, problem: 'no-percent', found: textOf(cells[columns.percent]) });
      continue;
    }
    found.push({
      row,
      holding: { isin, name: name.slice(0, maxNameLength) || isin, percent: share.number },
      isStated: share.isPercent,
    });
  }
  return { found, badRows, total: null, count: rows.length };
}

/** 100 where the sheet writes 0.0543, 1 where it writes 5.43; null where neither is clear. */
function scaleOf({ found, total }: ReadRows): number | null {
  const numbers = found.filter(({ isStated }) => !isStated).map(({ holding }) => holding.percent);
  if (numbers.length === 0) return 1;
  if (total !== null && Math.abs(total - 1) <= 0.05) return 100;
  if (total !== null && Math.abs(total - 100) <= 5) return 1;
  const sum = sumOf(numbers);
  if (sum > maxTotalPercent / 100) return 1;
  return sum >= 0.5 ? 100 : null;
}

/** A number of the column with shares, and whether it is written with a percent sign. */
function shareOf(cell: WorkbookCell | undefined): { number: number; isPercent: boolean } | null {
  if (typeof cell === 'number') return { number: cell, isPercent: false };
  const text = textOf(cell);
  if (tinyMarks.test(text)) return { number: 0, isPercent: true };
  const figure = readFigure(text);
  if (!figure || (figure.unit !== null && figure.unit !== 'percent')) return null;
  return { number: figure.value, isPercent: figure.unit === 'percent' };
}

/** The columns of a header; the cells of a merged header continue in the row below it. */
function columnsOf(rows: readonly WorkbookRow[], index: number): Columns | null {
  const own = headsOf(rows[index]);
  const isin = own.findIndex((head) => head[0] === 'isin');
  const name = own.findIndex(isName);
  if (isin < 0 || name < 0) return null;
  const below = headsOf(rows[index + 1]);
  const whole = own.map((head, column) => [...head, ...(below[column] ?? [])]);
  const percent = own.findIndex(isShare);
  const found = percent < 0 ? whole.findIndex(isShare) : percent;
  return found < 0 ? null : { name, isin, percent: found };
}

const nameWords = ['instrument', 'instruments', 'security', 'securities', 'issuer', 'company'];
const assetWords = ['nav', 'aum', 'assets', 'asset'];

function isName(head: readonly string[]): boolean {
  return (
    nameWords.some((word) => head.includes(word)) && (head.includes('name') || head.length < 3)
  );
}

function isShare(head: readonly string[]): boolean {
  const isPercent = ['%', 'percent', 'percentage'].some((word) => head.includes(word));
  return isPercent && assetWords.some((word) => head.includes(word));
}

/** The words of each head, with the percent sign as one. */
function headsOf(row: WorkbookRow | undefined): string[][] {
  // A sparse list would skip its holes.
  return Array.from(row?.cells ?? [], (cell) =>
    typeof cell === 'string'
      ? textOf(cell)
          .toLowerCase()
          .replaceAll('%', ' % ')
          .split(/[^a-z%]+/)
          .filter(Boolean)
      : [],
  );
}

function textsOf(cells: readonly WorkbookCell[]): string[] {
  return cells.flatMap((cell) => (typeof cell === 'string' ? textOf(cell) || [] : []));
}

const textOf = (cell: WorkbookCell | undefined) => cellText(cell, 500);

/**
 * The day of a portfolio in the titles above it: "as on 31-Oct-2026", "October 31st, 2026", "31.10.2026", a date; for
 * "October 2026" its last day.
 */
export function dayInTitle(cells: readonly WorkbookCell[]): IsoDate | null {
  const found = cells.map((cell) => {
    if (cell instanceof Date) return { day: dayOfDate(cell), month: null };
    return typeof cell === 'string' ? inText(cell) : { day: null, month: null };
  });
  const whole = found.find(({ day }) => day !== null)?.day;
  return whole ?? found.find(({ month }) => month !== null)?.month ?? null;
}

/** The first day of a text, and the end of the first month that stands without a day. */
function inText(title: string): { day: IsoDate | null; month: IsoDate | null } {
  const words = title
    .slice(0, 500)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th)$/, '$1'));
  let month: IsoDate | null = null;
  for (const place of words.keys()) {
    const [one = '', two = '', three = ''] = words.slice(place, place + 3);
    const isMonthFirst = /^[a-z]{3,9}$/.test(one);
    const [day, name] = isMonthFirst ? [two, one] : [one, two];
    // "31-Oct-26"; a day of figures alone has its whole year.
    const year = /^[a-z]/.test(name) && /^\d\d$/.test(three) ? `20${three}` : three;
    const whole = readWrittenDay(`${day}-${name}-${year}`);
    if (whole) return { day: whole, month: null };
    const first = isMonthFirst && /^\d{4}$/.test(two) ? readWrittenDay(`1-${one}-${two}`) : null;
    month ??= first && lastOfMonth(first);
  }
  return { day: null, month };
}

function dayOfDate(date: Date): IsoDate | null {
  return Number.isNaN(date.getTime()) ? null : dateInUtc(date);
}
