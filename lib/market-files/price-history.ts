import type { IsoDate } from '@/lib/calendar/iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { refuse, type ReadOr, type RowProblems } from './file-problem';
import { findColumns, createRowProblemList, plainName, type Line } from './lines';
import { readFigure } from './read-figure';

/** Closes of one index or share, oldest first. */
export type CloseSeries = {
  /** As the file writes it; empty where only the name of the file says it. */
  name: string;
  days: readonly { date: IsoDate; close: number }[];
};

/** The indices of a day, or the days of an index or a share. */
export type PriceHistory = {
  kind: 'prices';
  series: readonly CloseSeries[];
  problems: RowProblems;
};

/**
 * `ind_close_all_DDMMYYYY.csv` has one line for each index of a day. The histories of NSE and BSE have one for each day,
 * with or without the name, and those of a share its series. `nav-….csv` of this site has the NAVs of a fund.
 */
const names = {
  date: ['Date', 'Index Date'],
  close: ['Close', 'Close Price', 'Closing Index Value', 'NAV (INR)'],
} as const;
const moreNames = { name: ['Index Name', 'Symbol'], series: ['Series'] } as const;
/** One of these stands beside a close; the NAVs of a fund, as this site writes them, have no opening price. */
const proof = ['Open', 'Open Price', 'Open Index Value', 'NAV (INR)'];

export const isPriceHeader = (cells: readonly string[]): boolean =>
  findColumns(cells, { ...names, proof }).missing.length === 0;

export function readPriceHistory(lines: readonly Line[]): ReadOr<PriceHistory> {
  const [header, ...rows] = lines;
  const at = findColumns(header?.cells ?? [], { ...names, ...moreNames }).at;
  const problems = createRowProblemList();
  const series = new Map<string, Map<IsoDate, number>>();
  for (const { line, cells } of rows) {
    const cell = (column: keyof typeof at) => cells[at[column]] ?? '';
    if (at.series >= 0 && !['EQ', 'BE', 'BZ', ''].includes(cell('series').toUpperCase())) continue;
    const date = readWrittenDay(cell('date'));
    const close = readFigure(cell('close'));
    const days = series.get(cell('name')) ?? new Map<IsoDate, number>();
    if (!date) {
      problems.add({ code: 'no-day', line, column: 'Date', found: cell('date') });
    } else if (!close) {
      problems.add({ code: 'no-number', line, column: 'Close', found: cell('close') });
    } else if (!(close.value > 0)) {
      problems.add({ code: 'out-of-range', line, column: 'Close', found: cell('close') });
    } else if (days.has(date)) {
      problems.add({ code: 'duplicate', line, column: 'Date', found: cell('date') });
    } else series.set(cell('name'), days.set(date, close.value));
  }
  if (series.size === 0) return refuse('no-rows', { line: header?.line ?? 1 });
  return {
    ok: true,
    value: {
      kind: 'prices',
      series: [...series].map(([name, days]) => ({
        name,
        days: [...days]
          .map(([date, close]) => ({ date, close }))
          .sort((one, other) => (one.date < other.date ? -1 : 1)),
      })),
      problems: problems.finish(),
    },
  };
}

/** Closes of India VIX, in percent a year, oldest first. */
export type VixHistory = {
  kind: 'vix';
  days: readonly { date: IsoDate; percent: number }[];
  problems: RowProblems;
};

/** `hist_india_vix_….csv`: Date, Open, High, Low, Close, Prev Close, Change, %Change. */
const historyNames = { date: ['Date'], close: ['Close'], previous: ['Prev Close', 'Prev. Close'] };
/** The index was never outside of these; a price in its place is. */
const bounds = { lowest: 1, highest: 200 } as const;

/** Histories of shares have these columns too, and a series or a symbol beside them. */
export const isVixHeader = (cells: readonly string[]): boolean =>
  findColumns(cells, historyNames).missing.length === 0 &&
  !cells.some((cell) => ['series', 'symbol', 'indexname'].includes(plainName(cell)));

export function readVixHistory(lines: readonly Line[]): ReadOr<VixHistory> {
  const [header, ...rows] = lines;
  const { at } = findColumns(header?.cells ?? [], historyNames);
  const problems = createRowProblemList();
  const days = new Map<IsoDate, number>();
  for (const { line, cells: row } of rows) {
    const date = readWrittenDay(row[at.date] ?? '');
    const close = readFigure(row[at.close] ?? '');
    if (!date) {
      problems.add({ code: 'no-day', line, column: 'Date', found: row[at.date] ?? '' });
    } else if (!close) {
      problems.add({ code: 'no-number', line, column: 'Close', found: row[at.close] ?? '' });
    } else if (close.value < bounds.lowest || close.value > bounds.highest) {
      problems.add({ code: 'out-of-range', line, column: 'Close', found: row[at.close] ?? '' });
    } else if (days.has(date)) {
      problems.add({ code: 'duplicate', line, column: 'Date', found: row[at.date] ?? '' });
    } else days.set(date, close.value);
  }
  if (days.size === 0) return refuse('no-rows', { line: header?.line ?? 1 });
  return {
    ok: true,
    value: {
      kind: 'vix',
      days: [...days]
        .map(([date, percent]) => ({ date, percent }))
        .sort((one, other) => (one.date < other.date ? -1 : 1)),
      problems: problems.finish(),
    },
  };
}
