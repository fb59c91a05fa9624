// Apart from months.ts, so that a page which needs the constant alone loads no arithmetic of days.
import type { IsoDate } from './iso-date';

export const monthsPerYear = 12;

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

/** The month of a day, 1 being January. */
export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

/** The months from January of the year 0 to the month of a day, so that two months can be subtracted. */
export function monthCountOf(date: IsoDate): number {
  return yearOf(date) * monthsPerYear + monthOf(date) - 1;
}
