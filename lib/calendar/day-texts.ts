import { weekdayNumberOf, dateOfDayNumber } from './day-count';
import { formatDate, type IsoDate } from './iso-date';
import type { Language } from '@/lib/messages/language';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Wednesday */
export function weekdayOf(date: IsoDate): string {
  return weekdays[weekdayNumberOf(date)]!;
}

/** 25 Nov */
export function shortDayOf(date: IsoDate): string {
  return formatDate(date).slice(0, -5);
}

/** The formats of the days below a chart, each given by its number (day-count.ts): 22 Nov 2021, 22 Nov, Nov 2021. */
export function dayFormats(language: Language = 'en') {
  const day = (number: number) => formatDate(dateOfDayNumber(Math.floor(number)), language);
  return {
    day,
    shortDay: (number: number) => day(number).replace(/ \d+$/, ''),
    month: (number: number) => day(number).replace(/^\d+ /, ''),
  };
}
