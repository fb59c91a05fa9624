import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';

/** A series from pairs of a day and its value. */
export const datedValues = (...pairs: readonly (readonly [IsoDate, number])[]): DatedValue[] =>
  pairs.map(([date, value]) => ({ date, value }));

/** A value on every day of a period; `valueOf` gives it by the number of days since the first. */
export function dailyValues(
  from: IsoDate,
  to: IsoDate,
  valueOf: (day: number) => number,
): DatedValue[] {
  const first = dayNumberOf(from);
  return Array.from({ length: dayNumberOf(to) - first + 1 }, (_, day) => ({
    date: dateOfDayNumber(first + day),
    value: valueOf(day),
  }));
}

/** A NAV on every day, which begins at 10 and grows by so many percent a year of 365 days. */
export const growingNavs = (from: IsoDate, to: IsoDate, percent: number): DatedValue[] =>
  dailyValues(from, to, (day) => 10 * (1 + percent / 100) ** (day / 365));
