import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { OfferedDay } from './slots';

/** So many weeks stand on one screen; 28 days ahead touch at most five. */
export const weeksShown = 5;

/** Null before the first and after the last day that can be looked at. */
export type Week = { monday: IsoDate; days: readonly (OfferedDay | null)[] };

/** Days in a row as weeks from Monday to Sunday. */
export function weeksOf(days: readonly OfferedDay[]): Week[] {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const firstNumber = dayNumberOf(first.date);
  const weekday = new Date(`${first.date}T00:00:00Z`).getUTCDay();
  const mondayNumber = firstNumber - ((weekday + 6) % 7);
  const count = Math.ceil((dayNumberOf(last.date) - mondayNumber + 1) / 7);
  return Array.from({ length: count }, (_, week) => {
    const monday = mondayNumber + week * 7;
    return {
      monday: dateOfDayNumber(monday),
      days: Array.from(
        { length: 7 },
        (_each, step) => byDate.get(dateOfDayNumber(monday + step)) ?? null,
      ),
    };
  });
}

/** The weeks of one screen, those that hold the chosen day, with the first days of the screens beside it. */
export function weeksAround(days: readonly OfferedDay[], chosen: IsoDate | null) {
  const weeks = weeksOf(days);
  const place = weeks.findIndex((week) => week.days.some((day) => day && day.date === chosen));
  const first = Math.floor(Math.max(0, place) / weeksShown) * weeksShown;
  const firstDayFrom = (index: number) =>
    weeks
      .slice(Math.max(0, index))
      .flatMap((week) => week.days)
      .find((day) => day !== null)?.date ?? null;
  return {
    weeks: weeks.slice(first, first + weeksShown),
    earlier: first > 0 ? firstDayFrom(first - weeksShown) : null,
    later: first + weeksShown < weeks.length ? firstDayFrom(first + weeksShown) : null,
  };
}
