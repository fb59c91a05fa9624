import { csvRows } from '@/lib/csv/csv-rows';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import type { OptionRight } from '@/lib/options/domain/pricing/black';
import { readFigure } from '@/lib/market-files/read-figure';
import { failure, success, type Result } from '@/lib/result';
import { noQuote, type ChainRow, type QuoteFigure, chainLimits } from './chain';

/** Allows blank lines between the rows; lines beyond this are not parsed. */
const maxLines = 3 * chainLimits.rows;

/**
 * `no-strike`: no figure above zero in the strike's column. `not-a-number`, `negative`: in another column.
 * `too-few-cells`: the line ends before the strike. `duplicate-strike`: an earlier line has it. `too-many-rows`.
 */
type ChainLineProblem =
  | 'no-strike'
  | 'not-a-number'
  | 'negative'
  | 'too-few-cells'
  | 'duplicate-strike'
  | 'too-many-rows';

export type BadChainLine = {
  /** From 1, as editors count. */
  line: number;
  text: string;
  problem: ChainLineProblem;
  /** The name of the column in the file; null where the line as a whole is wrong. */
  column: string | null;
};

export type ReadChain = Result<
  { rows: readonly ChainRow[]; badLines: readonly BadChainLine[] },
  { code: 'empty' | 'no-header' | 'no-rows'; badLines: readonly BadChainLine[] }
>;

/** NSE's names of columns, of its older downloads too. Columns left of the strike are calls, right of it puts. */
const columnNames: Readonly<Record<string, QuoteFigure>> = {
  OI: 'openInterest',
  'OPEN INTEREST': 'openInterest',
  'CHNG IN OI': 'openInterestChange',
  'CHANGE IN OI': 'openInterestChange',
  VOLUME: 'volume',
  LTP: 'lastPriceRupees',
  'LAST PRICE': 'lastPriceRupees',
  PREMIUM: 'lastPriceRupees',
  BID: 'bidRupees',
  'BID PRICE': 'bidRupees',
  ASK: 'askRupees',
  'ASK PRICE': 'askRupees',
};

const strikeNames = ['STRIKE', 'STRIKE PRICE'];

type Column = { index: number; name: string; right: OptionRight; field: QuoteFigure };
type Header = { strikeIndex: number; columns: readonly Column[] };

/**
 * An option chain as NSE's page exports it ("Download (.csv)": a line CALLS,,PUTS, a header with the strike in its
 * middle, thousands separators in quotes, dashes for missing values), or a plain table strike, call, put. Semicolons
 * and tabs also separate, so that a table copied from a page can be pasted. Lines that are not read are returned.
 */
export function readChainCsv(text: string): ReadChain {
  const { rows: lines, isCut } = csvRows(text, maxLines);
  if (lines.length === 0) return failure({ code: 'empty', badLines: [] });
  const headerAt = lines.findIndex(({ cells }) => headerOf(cells) !== null);
  const header = headerOf(lines[headerAt]?.cells ?? []);
  if (!header) return failure({ code: 'no-header', badLines: [] });
  const rows = new Map<number, ChainRow>();
  const badLines: BadChainLine[] = [];
  for (const { line, cells } of lines.slice(headerAt + 1)) {
    const read = readRow(cells, header);
    const problem =
      'problem' in read
        ? read
        : rows.has(read.strike)
          ? ({ problem: 'duplicate-strike', column: null } as const)
          : rows.size >= chainLimits.rows
            ? ({ problem: 'too-many-rows', column: null } as const)
            : null;
    if (problem) badLines.push({ line, text: cells.join(', '), ...problem });
    else if (!('problem' in read)) rows.set(read.strike, read);
  }
  if (isCut) badLines.push({ line: maxLines, text: '', problem: 'too-many-rows', column: null });
  if (rows.size === 0) return failure({ code: 'no-rows', badLines });
  const ascending = [...rows.values()].sort((one, other) => one.strike - other.strike);
  return success({ rows: ascending, badLines });
}

/** The expiry in the name under which NSE hands out a chain: option-chain-ED-NIFTY-29-Dec-2026.csv. */
export function expiryInFileName(name: string): IsoDate | null {
  const [day = ''] = /\d{1,2}-[A-Za-z]{3}-20\d\d/.exec(name) ?? [];
  return readWrittenDay(day);
}

/** The underlying in that name; null where the name is another one. */
export function symbolInFileName(name: string): string | null {
  const [, symbol = ''] =
    /option-chain-(?:[A-Z]{2}-)?([\w&-]{1,30}?)-\d{1,2}-[A-Z]{3}-20\d\d/i.exec(name) ?? [];
  return symbol.toUpperCase() || null;
}

function headerOf(cells: readonly string[]): Header | null {
  const names = cells.map((cell) => cell.trim().toUpperCase().replace(/\s+/g, ' '));
  const strikeIndex = names.findIndex((name) => strikeNames.includes(name));
  if (strikeIndex < 0) return null;
  const columns = names.flatMap((name, index): Column[] => {
    const plainRight = { CALL: 'call', CE: 'call', PUT: 'put', PE: 'put' } as const;
    if (name in plainRight) {
      const right = plainRight[name as keyof typeof plainRight];
      return [{ index, name, right, field: 'lastPriceRupees' }];
    }
    const field = Object.hasOwn(columnNames, name) ? columnNames[name] : undefined;
    return field ? [{ index, name, right: index < strikeIndex ? 'call' : 'put', field }] : [];
  });
  return columns.length > 0 ? { strikeIndex, columns } : null;
}

function readRow(
  cells: readonly string[],
  { strikeIndex, columns }: Header,
): ChainRow | { problem: ChainLineProblem; column: string | null } {
  if (cells.length <= strikeIndex) return { problem: 'too-few-cells', column: null };
  const strike = numberIn(cells[strikeIndex] ?? '');
  if (strike === null || !(strike > 0)) return { problem: 'no-strike', column: null };
  const quotes = { call: { ...noQuote }, put: { ...noQuote } };
  for (const { index, name, right, field } of columns) {
    const value = numberIn(cells[index] ?? '');
    if (Number.isNaN(value)) return { problem: 'not-a-number', column: name };
    const mayFall = field === 'openInterestChange';
    if (value !== null && value < 0 && !mayFall) return { problem: 'negative', column: name };
    quotes[right][field] = value;
  }
  return { strike, ...quotes };
}

/** Null for a dash or nothing, NaN for any other text. */
function numberIn(cell: string): number | null {
  const figure = readFigure(cell.replace(/\s/g, ''));
  if (!figure) return figure === null ? null : NaN;
  return figure.unit === null || figure.unit === 'rupees' ? figure.value : NaN;
}
