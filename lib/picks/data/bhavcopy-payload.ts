import { csvRows } from '@/lib/csv/csv-rows';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { createReadReport, type ReadReportBuilder } from '@/lib/sources/read-report';

/** The close of a share on a day, as traded. */
export type DayClose = {
  symbol: string;
  closeRupees: number;
  /** Rupee crore; null where the file has none. */
  tradedCrore: number | null;
};

/** More lines than this share cannot be an oddity: the file has another shape. */
const maxRefusedShare = 0.01;
const lakhsPerCrore = 100;

/** Columns of the file that the site does not use. */
const unusedColumns = [
  'PREV_CLOSE',
  'OPEN_PRICE',
  'HIGH_PRICE',
  'LOW_PRICE',
  'LAST_PRICE',
  'AVG_PRICE',
  'TTL_TRD_QNTY',
  'NO_OF_TRADES',
  'DELIV_QTY',
  'DELIV_PER',
];

/** Shares in normal trading and those for delivery only (surveillance); bonds, funds and units are other series. */
const shareSeries = new Set(['EQ', 'BE', 'BZ']);

/** Such as M&M or BAJAJ-AUTO: nothing with a space in it, and nothing long. */
const symbolForm = /^[\w&.-]{1,30}$/;

/** About 3,500 lines are usual. */
const mostLines = 50_000;

/**
 * NSE's "full bhavcopy and security deliverable data" of one day (sec_bhavdata_full_DDMMYYYY.csv): SYMBOL, SERIES,
 * DATE1 (03-Jul-2026), PREV_CLOSE, OPEN_PRICE, HIGH_PRICE, LOW_PRICE, LAST_PRICE, CLOSE_PRICE, AVG_PRICE,
 * TTL_TRD_QNTY, TURNOVER_LACS, NO_OF_TRADES, DELIV_QTY, DELIV_PER; a space before each cell, dashes for missing
 * values. It has no ISIN: shares are found by symbol.
 * @param day the requested day. @param report counts the rows of shares, the refused ones, and new columns.
 * @throws when the file has another shape, or more than a hundredth of its lines are refused, as in another day's
 * file.
 */
export function parseBhavcopy(
  text: string,
  day: IsoDate,
  report: ReadReportBuilder = createReadReport(),
): DayClose[] {
  const lines = csvRows(text, mostLines + 1);
  if (lines.length > mostLines) throw new Error(`Bhavcopy: more than ${mostLines} lines`);
  const data = lines.filter((cells) => cells.some((cell) => cell !== ''));
  const header = (data[0] ?? []).map((name) => name.trim().toUpperCase());
  const at = (name: string) => {
    const index = header.indexOf(name);
    if (index < 0) throw new Error(`Bhavcopy: no column ${name}`);
    return index;
  };
  const columns = {
    symbol: at('SYMBOL'),
    series: at('SERIES'),
    date: at('DATE1'),
    close: at('CLOSE_PRICE'),
    turnover: at('TURNOVER_LACS'),
  };
  const known = ['SYMBOL', 'SERIES', 'DATE1', 'CLOSE_PRICE', 'TURNOVER_LACS', ...unusedColumns];
  header.filter((name) => !known.includes(name)).forEach(report.noteNewField);
  const closes = new Map<string, DayClose>();
  for (const cells of data.slice(1)) {
    const cell = (name: keyof typeof columns) => cells[columns[name]]?.trim() ?? '';
    if (cells.length !== header.length) {
      report.refuse('another number of columns');
      continue;
    }
    const date = readWrittenDay(cell('date'));
    if (date !== day) {
      report.refuse(date === null ? 'an unreadable date' : 'another day');
      continue;
    }
    if (!shareSeries.has(cell('series'))) continue;
    const symbol = cell('symbol');
    const closeRupees = amountIn(cell('close'));
    const turnover = amountIn(cell('turnover'));
    const hasSymbol = symbolForm.test(symbol);
    if (!hasSymbol || !closeRupees || closes.has(symbol)) {
      report.refuse(!hasSymbol ? 'no symbol' : closeRupees ? 'the same share twice' : 'no price');
      continue;
    }
    const tradedCrore = turnover === null ? null : turnover / lakhsPerCrore;
    closes.set(symbol, { symbol, closeRupees, tradedCrore });
    report.accept();
  }
  const { refusedRows, firstReasons } = report.finish();
  if (refusedRows > data.length * maxRefusedShare) {
    throw new Error(`Bhavcopy: ${refusedRows} bad lines: ${firstReasons.join(', ')}`);
  }
  if (closes.size === 0) throw new Error('Bhavcopy: no shares');
  return [...closes.values()];
}

/** Null for a dash and for whatever is no amount. */
function amountIn(text: string): number | null {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
