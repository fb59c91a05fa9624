import { daysBetween, weekdaysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';

/** Calendar days over 365, or weekdays over 252; holidays that fall on weekdays are counted as days of trading. */
export type DayCount = 'calendar-365' | 'weekdays-252';

/** Years until a day, 0 on the day itself; negative or 0 after it. */
export function yearsUntil(from: IsoDate, to: IsoDate, dayCount: DayCount): number {
  const days = dayCount === 'calendar-365' ? daysBetween(from, to) : weekdaysBetween(from, to);
  return days / daysPerYearOf(dayCount);
}

export function daysPerYearOf(dayCount: DayCount): 252 | 365 {
  return dayCount === 'calendar-365' ? 365 : 252;
}
