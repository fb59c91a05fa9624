import { dateOfDayNumber, dayNumberOf, isWeekend } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';

const mostDaysAhead = 5;

/**
 * The latest day for which AMFI's list may give NAVs: the next trading day, at most five days ahead. Liquid and
 * overnight funds earn interest over days without trading and are dated ahead to the last of them: on Saturday 24 Jan
 * 2026, before the holiday of Monday, 196 rows had the date 26 Jan.
 * @param today the day in India. @param isHoliday says whether a weekday is without trading.
 */
export function newestExpectedDay(today: IsoDate, isHoliday: (day: IsoDate) => boolean): IsoDate {
  const start = dayNumberOf(today);
  for (let ahead = 1; ahead < mostDaysAhead; ahead += 1) {
    const day = dateOfDayNumber(start + ahead);
    if (!isWeekend(day) && !isHoliday(day)) return day;
  }
  return dateOfDayNumber(start + mostDaysAhead);
}
