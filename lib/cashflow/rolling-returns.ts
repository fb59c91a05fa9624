import { medianOf } from './statistics';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear, yearOf } from '@/lib/calendar/date-parts';
import { shiftMonths } from '@/lib/calendar/months';
import { cagrPercent } from './cagr';
import { isNear, type DatedValue } from './dated-value';

export type RollingReturns = {
  years: number;
  /** How many windows the history holds. */
  windows: number;
  minPercent: number;
  medianPercent: number;
  maxPercent: number;
  /** The share of windows that ended below their beginning. */
  negativePercent: number;
  /** The last day of the worst window. */
  worstEnd: IsoDate;
};

/**
 * The growth per year of every window of whole years, one ending on each day of the series. A window begins at the
 * value of its first day or of the nearest earlier one; where that one is too old, there is no window.
 * @returns null when the history is shorter than one window.
 */
export function rollingReturns(
  series: readonly DatedValue[],
  years: number,
): RollingReturns | null {
  return rollingReturnsOfPieces([series], years);
}

/** The same of a history in pieces, of which no window crosses from one to the next. */
export function rollingReturnsOfPieces(
  pieces: readonly (readonly DatedValue[])[],
  years: number,
): RollingReturns | null {
  const windows = pieces.flatMap((piece) => rollingWindows(piece, years));
  if (windows.length === 0) return null;
  // Numbers alone sort many times faster than windows by theirs.
  const sorted = Float64Array.from(windows, ({ percent }) => percent).sort();
  let worst = windows[0]!;
  let losses = 0;
  for (const window of windows) {
    if (window.percent < worst.percent) worst = window;
    if (window.percent < 0) losses += 1;
  }
  return {
    years,
    windows: windows.length,
    minPercent: worst.percent,
    medianPercent: medianOf(sorted),
    maxPercent: sorted.at(-1)!,
    negativePercent: (losses / windows.length) * 100,
    worstEnd: worst.end,
  };
}

/** The growth per year of each window, by its last day, in the order of time. */
export function rollingWindows(
  series: readonly DatedValue[],
  years: number,
): { end: IsoDate; percent: number }[] {
  const windows: { end: IsoDate; percent: number }[] = [];
  // Both ends of the window only move forward.
  let start = -1;
  let isBeforeGap = false;
  for (const { date, value } of series) {
    // 29 February of a common year sorts between the 28th and 1 March also as text.
    const from = `${yearOf(date) - years}${date.slice(4)}`;
    const lastStart = start;
    while (series[start + 1] && series[start + 1]!.date <= from) start += 1;
    if (start < 0) continue;
    if (start !== lastStart) isBeforeGap = hasGapAfter(series, start);
    if (isBeforeGap) {
      const wanted = shiftMonths(date, -monthsPerYear * years);
      if (!isNear(series[start]!, wanted)) continue;
    }
    windows.push({ end: date, percent: cagrPercent(series[start]!.value, value, years) });
  }
  return windows;
}

/** Most days have none, so that few need to be counted. */
function hasGapAfter(series: readonly DatedValue[], at: number): boolean {
  const [before, after] = [series[at]!, series[at + 1]];
  return after !== undefined && !isNear(before, after.date);
}
