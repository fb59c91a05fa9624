import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';

/** Whether a value is a day from 1900 to 2099: another year in a birth or a payment is a typing mistake. */
export function isBoundedDay(value: unknown): value is IsoDate {
  return isIsoDate(value) && value >= '1900-01-01' && value <= '2099-12-31';
}
