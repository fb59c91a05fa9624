import { monthsPerYear } from './date-parts';
import { shiftDays } from './day-count';
import type { IsoDate } from './iso-date';
import { dateOfParts, isoDate, twoDigits } from './read-iso-date';

/** The first day of the month with this count. @throws for a month before the year 1000 */
export function firstOfMonthCount(count: number): IsoDate {
  const year = Math.floor(count / monthsPerYear);
  const first = dateOfParts(year, (count % monthsPerYear) + 1, 1);
  if (!first) throw new Error(`No such month: ${count}`);
  return first;
}

/** A day of the same month: '2019-05-31' and 2 are '2019-05-02'. @throws where the month has no such day */
export function dayInMonth(date: IsoDate, day: number): IsoDate {
  return isoDate(`${date.slice(0, 8)}${twoDigits(day)}`);
}

/** The same day some months later (earlier if negative); a day that month has not becomes its last. */
export function shiftMonths(date: IsoDate, months: number): IsoDate {
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number);
  const count = year * monthsPerYear + month - 1 + months;
  const shiftedYear = Math.floor(count / monthsPerYear);
  const shiftedMonth = (count % monthsPerYear) + 1;
  const shiftedDay = day <= 28 ? day : Math.min(day, lastDayOf(shiftedYear, shiftedMonth));
  return `${shiftedYear}-${twoDigits(shiftedMonth)}-${twoDigits(shiftedDay)}` as IsoDate;
}

function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function firstOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}01` as IsoDate;
}

export function lastOfMonth(date: IsoDate): IsoDate {
  return shiftDays(shiftMonths(firstOfMonth(date), 1), -1);
}
