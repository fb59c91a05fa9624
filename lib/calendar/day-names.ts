import { formatDate, type IsoDate } from './iso-date';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Wednesday */
export function weekdayOf(date: IsoDate): string {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
}

/** 25 Nov */
export function shortDayOf(date: IsoDate): string {
  return formatDate(date).slice(0, -5);
}
