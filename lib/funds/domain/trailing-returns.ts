import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { isNear, valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { jumpBetween, navJumps } from './nav-jumps';

/** In months. */
export const trailingPeriods = [1, 3, 6, 12, 36, 60, 84, 120] as const;

export type TrailingReturn = {
  /** Null for the whole history. */
  months: (typeof trailingPeriods)[number] | null;
  /** The day whose NAV it begins with; null where the history does not reach so far, or a jump lies between. */
  from: IsoDate | null;
  percent: number | null;
  /** Longer than a year: growth per year. Up to a year: the plain change. */
  isPerYear: boolean;
};

/** What the last NAV is against earlier ones, and against the first; null across a jump of the NAV. */
export function trailingReturns(series: readonly DatedValue[]): TrailingReturn[] {
  const last = series.at(-1);
  if (!last) return [];
  const jumps = navJumps(series);
  const unlessJumped = (start: DatedValue | null) =>
    start && jumpBetween(jumps, start.date, last.date) ? null : start;
  const ofPeriods = trailingPeriods.map((months) => {
    const wanted = shiftMonths(last.date, -months);
    const start = valueOn(series, wanted);
    return trailing(
      start && isNear(start, wanted) ? unlessJumped(start) : null,
      last,
      months,
      months / 12,
    );
  });
  const [first] = series;
  const years = daysBetween(first!.date, last.date) / 365.25;
  return [...ofPeriods, trailing(years > 0 ? unlessJumped(first!) : null, last, null, years)];
}

function trailing(
  start: DatedValue | null,
  end: DatedValue,
  months: TrailingReturn['months'],
  years: number,
): TrailingReturn {
  const isPerYear = years > 1;
  return {
    months,
    from: start?.date ?? null,
    percent: start && cagrPercent(start.value, end.value, isPerYear ? years : 1),
    isPerYear,
  };
}
