import { dateOfDayNumber, dayNumberOf } from './day-count';
import type { IsoDate } from './iso-date';
import { shiftMonths } from './shift-months';

export function firstOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}01` as IsoDate;
}

export function lastOfMonth(date: IsoDate): IsoDate {
  return dateOfDayNumber(dayNumberOf(shiftMonths(firstOfMonth(date), 1)) - 1);
}
