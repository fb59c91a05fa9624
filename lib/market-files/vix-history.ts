import type { IsoDate } from '@/lib/calendar/iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { findColumns, plainName } from './column-finder';
import { refuse, type ReadOr, type RowProblems } from './file-problem';
import type { Line } from './lines';
import { readFigure } from './read-figure';
import { createRowProblemList } from './row-problem-list';

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
