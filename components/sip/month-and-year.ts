import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Language } from '@/lib/messages/language';
import { nameOfMonth } from '@/lib/sip/domain/inputs/month-text';

/** Nov 2046; नवंबर 2046. */
export function monthAndYear(date: IsoDate, language: Language): string {
  return nameOfMonth(1, date, language);
}
