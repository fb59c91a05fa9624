import type { Language } from '@/lib/messages/language';
import { dateOfDayNumber } from './day-count';
import { formatDate } from './iso-date';

/** The formats of the days below a chart, each given by its number (day-count.ts): 22 Nov 2021, 22 Nov, Nov 2021. */
export function dayFormats(language: Language = 'en') {
  const day = (number: number) => formatDate(dateOfDayNumber(Math.floor(number)), language);
  return {
    day,
    shortDay: (number: number) => day(number).replace(/ \d+$/, ''),
    month: (number: number) => day(number).replace(/^\d+ /, ''),
  };
}
