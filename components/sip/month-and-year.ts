import type { IsoDate } from '@/lib/calendar/iso-date';
import { nameOfMonth } from '@/lib/sip/month-text';

/** Nov 2046. */
export function monthAndYear(date: IsoDate): string {
  return nameOfMonth(1, date);
}
