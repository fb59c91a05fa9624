import { shiftDays } from './day-count';
import type { IsoDate } from './iso-date';

const monthsPerYear = 12;

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

function twoDigits(count: number): string {
  return count < 10 ? `0${count}` : `${count}`;
}

export function firstOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}01` as IsoDate;
}

export function lastOfMonth(date: IsoDate): IsoDate {
  return shiftDays(shiftMonths(firstOfMonth(date), 1), -1);
}
