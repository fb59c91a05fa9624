import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from './plan';

/** The same day some months later (earlier if negative); a day that month has not becomes its last. */
export function shiftMonths(date: IsoDate, months: number): IsoDate {
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number);
  const count = year * monthsPerYear + month - 1 + months;
  const shiftedYear = Math.floor(count / monthsPerYear);
  const shiftedMonth = (count % monthsPerYear) + 1;
  const lastDay = new Date(Date.UTC(shiftedYear, shiftedMonth, 0)).getUTCDate();
  const text = [shiftedMonth, Math.min(day, lastDay)].map((part) => String(part).padStart(2, '0'));
  return `${shiftedYear}-${text.join('-')}` as IsoDate;
}
