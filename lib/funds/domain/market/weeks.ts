import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { NavDay } from './nav-day';

/** The first whole week of AMFI's reports of past NAVs, which begin on 1 Apr 2006. */
const firstMonday: IsoDate = '2006-04-03';

/** Monday to Friday. */
export function weekdaysFrom(monday: IsoDate): IsoDate[] {
  return [0, 1, 2, 3, 4].map((days) => dateOfDayNumber(dayNumberOf(monday) + days));
}

/** The Mondays of past weeks that lack a stored weekday, the newest first. */
export function weeksToStore(stored: ReadonlySet<IsoDate>, today: IsoDate): IsoDate[] {
  const mondays: IsoDate[] = [];
  for (let day = dayNumberOf(firstMonday); dayNumberOf(today) - day >= 7; day += 7) {
    const monday = dateOfDayNumber(day);
    if (weekdaysFrom(monday).some((each) => !stored.has(each))) mondays.push(monday);
  }
  return mondays.reverse();
}

/** A week is asked for with the Friday before it, whose NAVs stand for a holiday on Monday. */
export function weekWindow(monday: IsoDate): { from: IsoDate; to: IsoDate } {
  const day = dayNumberOf(monday);
  return { from: dateOfDayNumber(day - 3), to: dateOfDayNumber(day + 4) };
}

/**
 * The weekdays of a report: of each scheme the NAV of the day, or the newest before it in the report.
 * @param byDay the NAVs that AMFI dates by each day
 */
export function weekdaysOfReport(
  byDay: ReadonlyMap<IsoDate, ReadonlyMap<number, number>>,
  monday: IsoDate,
): NavDay[] {
  const dates = [...byDay.keys()].sort();
  return weekdaysFrom(monday).map((date) => {
    const navs = new Map<number, number>();
    for (const each of dates) {
      if (each > date) break;
      for (const [code, nav] of byDay.get(each)!) navs.set(code, nav);
    }
    const ofDay = byDay.get(date);
    const ofOtherDays = new Set([...navs.keys()].filter((code) => !ofDay?.has(code)));
    return { date, navs, ofOtherDays, isChecked: true };
  });
}
