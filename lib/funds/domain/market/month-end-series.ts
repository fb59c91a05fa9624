import { daysBetween } from '@/lib/calendar/day-count';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { NavDay } from './nav-day';

/**
 * A NAV that moves by more than this from one month's end to the next has most likely been split or written wrongly:
 * the deepest fall of an Indian equity index in a month was 26 % (October 2008), and a split into two takes 50 %.
 */
const mostPercentAMonth = 45;
const mostDaysApart = 35;

/**
 * The NAVs of a scheme on the days of a grid, cut where the NAV jumped.
 * @param grid in the order of days: month ends, and the newest day.
 */
export function monthEndPieces(grid: readonly NavDay[], code: number): (readonly DatedValue[])[] {
  const pieces: DatedValue[][] = [];
  let previous: DatedValue | null = null;
  for (const { date, navs } of grid) {
    const value = navs.get(code);
    if (value === undefined) continue;
    const point: DatedValue = { date, value };
    if (!previous || isJump(previous, point)) pieces.push([]);
    pieces.at(-1)!.push(point);
    previous = point;
  }
  return pieces;
}

function isJump(before: DatedValue, after: DatedValue): boolean {
  const percent = Math.abs(after.value / before.value - 1) * 100;
  return percent > mostPercentAMonth && daysBetween(before.date, after.date) <= mostDaysApart;
}
