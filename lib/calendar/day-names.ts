import { weekdayNumberOf } from './day-count';
import { formatDate, type IsoDate } from './iso-date';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Wednesday */
export function weekdayOf(date: IsoDate): string {
  return weekdays[weekdayNumberOf(date)]!;
}

/** 25 Nov */
export function shortDayOf(date: IsoDate): string {
  return formatDate(date).slice(0, -5);
}
