import type { IsoDate } from '@/lib/calendar/iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { readFigure, unitIn, type FigureUnit } from './read-figure';
import { plainName, type Line } from './lines';

/** The site or terminal that exported the table, by its columns; `other`: any table with a row for each company. */
type TableSource =
  | 'screener'
  | 'tickertape'
  | 'trendlyne'
  | 'zerodha-kite'
  | 'zerodha-console'
  | 'other';

export type CompanyTable = {
  kind: 'companies';
  source: TableSource;
  header: Line;
  rows: readonly Line[];
  /** Named in a line above the table, such as "Equity Holdings Statement as on 2026-11-19". */
  date: IsoDate | null;
  /** Named in a line above the table, such as "(₹ in lakhs)"; holds where a column says none. */
  unit: FigureUnit | null;
};

/** Columns that identify the company of a row. */
const identities = new Set(
  [
    ...['name', 'stock', 'stock name', 'company', 'company name', 'name of company', 'instrument'],
    ...['symbol', 'ticker', 'nse code', 'nse symbol', 'nsecode', 'bse code', 'bse scrip code'],
    ...['isin', 'isin code', 'isin number', 'tradingsymbol', 'trading symbol', 'scrip name'],
  ].map(plainName),
);

/** Lines among which the header is looked for: brokers put a dozen of titles above it. */
const linesBeforeTable = 60;

/** The last two are names of columns that occur in the files of one source each. */
const sourceMarks: readonly (readonly [TableSource, readonly string[]])[] = [
  ['zerodha-console', ['quantityavailable', 'previousclosingprice']],
  ['zerodha-kite', ['instrument', 'avgcost']],
  ['tickertape', ['name', 'ticker', 'subsector']],
  ['trendlyne', ['stock', 'nsecode']],
  ['trendlyne', ['stockname', 'nsecode']],
  ['screener', ['name', 'bsecode', 'nsecode']],
  ['screener', ['name', 'currentprice']],
  ['screener', ['name', 'cmprs']],
];

/** The table of companies among these lines; null where there is none. Titles, repeated headers and totals are left out. */
export function findCompanyTable(lines: readonly Line[]): CompanyTable | null {
  const at = lines.slice(0, linesBeforeTable).findIndex(({ cells }) => isHeader(cells));
  const header = lines[at];
  if (!header) return null;
  const titles = lines.slice(0, at).map(({ cells }) => cells.filter(Boolean).join(' '));
  const names = header.cells.map(plainName);
  const identityAt = names.flatMap((name, index) => (identities.has(name) ? [index] : []));
  const isRepeated = (cells: readonly string[]) =>
    cells.length > 1 && cells.every((cell, index) => cell === header.cells[index]);
  const source =
    sourceMarks.find(([, marks]) => marks.every((mark) => names.includes(mark)))?.[0] ?? 'other';
  const dates = titles.flatMap((title) => dayIn(title) ?? []);
  const units = titles.flatMap((title) => unitIn(title) ?? []);
  return {
    kind: 'companies',
    source,
    header,
    rows: lines
      .slice(at + 1)
      .filter(({ cells }) => !isRepeated(cells) && !isTotal(cells, identityAt)),
    date: dates[0] ?? null,
    unit: units.find((unit) => unit !== 'percent' && unit !== 'times') ?? null,
  };
}

function isHeader(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  if (filled.length < 2) return false;
  const names = filled.map(plainName);
  return names.some((name) => identities.has(name)) && filled.every((cell) => !readFigure(cell));
}

const totalForm =
  /^(?:(?:grand\s+|sub[\s-]?)?totals?(?:\s+(?:value|amount|holdings?|invested|portfolio))?|median|average|mean)\s*(?:[:(].*)?$/i;

/**
 * "Total", "Total:", "Median: 500 Co.", and not a company such as Total Gas, or one of the symbol TOTAL, whose row has an
 * ISIN or a code besides.
 */
function isTotal(cells: readonly string[], identityAt: readonly number[]): boolean {
  const first = cells.findIndex(Boolean);
  const isNamed = identityAt.some((index) => index !== first && Boolean(cells[index]));
  return !isNamed && totalForm.test(cells[first] ?? '');
}

function dayIn(title: string): IsoDate | null {
  const found = /\d{4}-\d\d-\d\d|\d{1,2}[-/. ](?:[a-z]{3,9}|\d{1,2})[-/., ] ?\d{4}/i.exec(
    title,
  )?.[0];
  return found ? readWrittenDay(found) : null;
}
