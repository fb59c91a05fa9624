import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { firstOfMonth, lastOfMonth } from '@/lib/calendar/month-bounds';
import { shiftMonths } from '@/lib/calendar/shift-months';

/** AMFI's reports of past NAVs begin on 1 Apr 2006. */
export const firstMonthEnd: IsoDate = '2006-04-30';

/** The last days of the whole months before a day, from April 2006 on. */
export function monthEndsBefore(today: IsoDate): IsoDate[] {
  const ends: IsoDate[] = [];
  for (
    let end = firstMonthEnd;
    end < firstOfMonth(today);
    end = lastOfMonth(shiftMonths(firstOfMonth(end), 1))
  ) {
    ends.push(end);
  }
  return ends;
}

/**
 * The days to ask AMFI for, so that each scheme has a NAV of the wanted day or shortly before it: that day, the last
 * weekday before or on it, and so many weekdays before that one. On a holiday only liquid and overnight funds have a NAV.
 */
export function reportWindow(wanted: IsoDate, weekdays: number): { from: IsoDate; to: IsoDate } {
  let day = dayNumberOf(wanted);
  for (let left = weekdays; ; day -= 1) {
    // 1 Jan 1970 was a Thursday.
    const weekday = (day + 4) % 7;
    if (weekday === 0 || weekday === 6) continue;
    left -= 1;
    if (left === 0) return { from: dateOfDayNumber(day), to: wanted };
  }
}
