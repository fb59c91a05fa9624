import { shiftMonths } from '@/lib/calendar/shift-months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { downsample } from '@/lib/cashflow/downsample';
import { navJumps } from './nav-jumps';

export const navRanges = ['1m', '6m', '1y', '3y', '5y', '10y', 'max'] as const;
export type NavRange = (typeof navRanges)[number];

const monthsOfRange: Record<NavRange, number | null> = {
  ...{ '1m': 1, '6m': 6, '1y': 12, '3y': 36, '5y': 60, '10y': 120, max: null },
};

const startRange: NavRange = '5y';

export function readRange(text: string): NavRange {
  return navRanges.find((range) => range === text) ?? startRange;
}

/** The NAVs of the months before the newest one. */
export function inRange(series: readonly DatedValue[], range: NavRange): readonly DatedValue[] {
  const months = monthsOfRange[range];
  const last = series.at(-1);
  if (months === null || !last) return series;
  const from = shiftMonths(last.date, -months);
  return series.filter(({ date }) => date >= from);
}

/**
 * The points of a line that is broken where the NAV jumped: both NAVs of each jump are among them, so that a jump never
 * looks like a slope. @returns `breaks`, the places before which the line begins anew.
 */
export function drawnNavs(
  series: readonly DatedValue[],
  jumps = navJumps(series),
  most?: number,
): { points: readonly DatedValue[]; breaks: readonly number[] } {
  const sample = downsample(series, ({ value }) => [value], most);
  if (jumps.length === 0) return { points: sample, breaks: [] };
  const kept = new Set([
    ...sample.map(({ date }) => date),
    ...jumps.flatMap(({ before, after }) => [before.date, after.date]),
  ]);
  const starts = new Set(jumps.map(({ after }) => after.date));
  const points = series.filter(({ date }) => kept.has(date));
  return {
    points,
    breaks: points.flatMap(({ date }, index) => (starts.has(date) ? [index] : [])),
  };
}
