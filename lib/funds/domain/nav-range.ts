import { readPeriod, type Period } from '@/lib/calendar/period';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { downsample } from '@/lib/cashflow/downsample';
import { navJumps } from './nav-jumps';

/** Periods of the NAV chart; the default is five years. */
export const navPeriods = [
  '1m',
  '6m',
  '1y',
  '3y',
  '5y',
  '10y',
  'max',
] as const satisfies readonly Period[];

export function readNavPeriod(text: string): (typeof navPeriods)[number] {
  return readPeriod(text, navPeriods, '5y');
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
  const dates = new Set([
    ...sample.map(({ date }) => date),
    ...jumps.flatMap(({ before, after }) => [before.date, after.date]),
  ]);
  const starts = new Set(jumps.map(({ after }) => after.date));
  const points = series.filter(({ date }) => dates.has(date));
  return {
    points,
    breaks: points.flatMap(({ date }, index) => (starts.has(date) ? [index] : [])),
  };
}
