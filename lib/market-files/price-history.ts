import { success } from '@/lib/result';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { compareTexts } from '@/lib/text/compare-texts';
import { refuse, type ReadOr, type RowProblems } from './file-problem';
import { findColumns, createRowProblemList, plainName, type Line } from './lines';
import { readFigure } from './read-figure';

/** Closes of one index or share, oldest first. */
type CloseSeries = {
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
/**
 * A file of prices has one of these columns beside the close; the NAVs of a fund, as this site writes them, have no
 * opening price.
 */
const proof = ['Open', 'Open Price', 'Open Index Value', 'NAV (INR)'];

export const isPriceHeader = (cells: readonly string[]): boolean =>
  findColumns(cells, { ...names, proof }).missing.length === 0;

export function readPriceHistory([header, ...rows]: readonly Line[]): ReadOr<PriceHistory> {
  const { at } = findColumns(header?.cells ?? [], { ...names, ...moreNames });
  const ofShares = rows.filter(
    ({ cells }) =>
      at.series < 0 || ['EQ', 'BE', 'BZ', ''].includes((cells[at.series] ?? '').toUpperCase()),
  );
  const read = readCloses(header, ofShares, at, (close) => close > 0);
  return read.ok ? success({ kind: 'prices', ...read.value }) : read;
}

/** Reads a day and a close in each row, and the name where there is such a column. A row in doubt is named and left out. */
function readCloses(
  header: Line | undefined,
  rows: readonly Line[],
  at: Readonly<{ date: number; close: number; name?: number }>,
  isInRange: (close: number) => boolean,
): ReadOr<Omit<PriceHistory, 'kind'>> {
  const problems = createRowProblemList();
  const series = new Map<string, Map<IsoDate, number>>();
  for (const { line, cells } of rows) {
    const [dateText = '', closeText = ''] = [cells[at.date], cells[at.close]];
    const date = readWrittenDay(dateText);
    const close = readFigure(closeText);
    const name = cells[at.name ?? -1] ?? '';
    const days = series.get(name) ?? new Map<IsoDate, number>();
    if (!date) {
      problems.add({ code: 'no-day', line, column: 'Date', found: dateText });
    } else if (!close) {
      problems.add({ code: 'no-number', line, column: 'Close', found: closeText });
    } else if (!isInRange(close.value)) {
      problems.add({ code: 'out-of-range', line, column: 'Close', found: closeText });
    } else if (days.has(date)) {
      problems.add({ code: 'duplicate', line, column: 'Date', found: dateText });
    } else series.set(name, days.set(date, close.value));
  }
  if (series.size === 0) return refuse('no-rows', { line: header?.line ?? 1 });
  return {
    ok: true,
    value: {
      series: [...series].map(([name, days]) => ({
        name,
        days: [...days]
          .map(([date, close]) => ({ date, close }))
          .sort((one, other) => compareTexts(one.date, other.date)),
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
/** The index was never outside these bounds; prices taken for it would be. */
const bounds = { lowest: 1, highest: 200 } as const;

/** Histories of shares have these columns too, and a series or a symbol beside them. */
export const isVixHeader = (cells: readonly string[]): boolean =>
  findColumns(cells, historyNames).missing.length === 0 &&
  !cells.some((cell) => ['series', 'symbol', 'indexname'].includes(plainName(cell)));

export function readVixHistory([header, ...rows]: readonly Line[]): ReadOr<VixHistory> {
  const { at } = findColumns(header?.cells ?? [], historyNames);
  const isInRange = (close: number) => close >= bounds.lowest && close <= bounds.highest;
  const read = readCloses(header, rows, at, isInRange);
  if (!read.ok) return read;
  const { series, problems } = read.value;
  const days = series[0]!.days.map(({ date, close }) => ({ date, percent: close }));
  return success({ kind: 'vix', days, problems });
}
