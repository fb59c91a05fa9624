import { monthNumberOf } from '@/lib/calendar/month-number';
import type { IsoDate } from './iso-date';
import { dateOfParts, readIsoDate } from './read-iso-date';

/**
 * A day as Indian exchanges and brokers write it: 2026-11-19, 19-Nov-2026, 19 November 2026, 19-11-2026, 19/11/2026;
 * a time after it is left out. The day is always before the month. Null for anything else.
 */
export function readWrittenDay(text: string): IsoDate | null {
  const plain = text.trim().slice(0, 40);
  const iso = /^(\d{4}-\d\d-\d\d)(?:[T ]|$)/.exec(plain)?.[1];
  if (iso) return readIsoDate(iso);
  const [, day = '', name, number, year = ''] =
    /^(\d{1,2})[-/. ](?:([a-z]{3,9})|(\d{1,2}))[-/., ] ?(\d{4})(?:\D|$)/i.exec(plain) ?? [];
  const month = name ? monthNumberOf(name) : Number(number);
  return dateOfParts(year, month, day);
}
