import type { Language } from '@/lib/messages/language';
import { dateOfDayNumber } from './day-count';
import { formatDate } from './iso-date';

/** How the days below a chart are named, each by its number (day-count.ts). */
export type AxisWords = {
  /** 22 Nov 2021 */
  day: (day: number) => string;
  /** 22 Nov */
  shortDay: (day: number) => string;
  /** Nov 2021 */
  month: (day: number) => string;
};

export function axisWords(language: Language = 'en'): AxisWords {
  const day = (number: number) => formatDate(dateOfDayNumber(Math.floor(number)), language);
  return {
    day,
    shortDay: (number) => day(number).replace(/ \d+$/, ''),
    month: (number) => day(number).replace(/^\d+ /, ''),
  };
}
