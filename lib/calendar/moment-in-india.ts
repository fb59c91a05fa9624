import type { Language } from '@/lib/messages/language';
import { dateInIndia, formatDate, istOffsetMs, type IsoDate } from './iso-date';

/** 21 Nov 2026, 14:05 IST; 21 नवंबर 2026, 14:05 IST. @throws for what is no moment. */
export function formatMoment(moment: Date, language: Language = 'en'): string {
  return `${formatDate(dateInIndia(moment), language)}, ${timeInIndia(moment)} IST`;
}

/** 14:05. @throws for what is no moment. */
export function timeInIndia(moment: Date): string {
  return new Date(moment.getTime() + istOffsetMs).toISOString().slice(11, 16);
}

/** The time that figures speak of: a day where the source dates by day, else a moment. */
export function formatAsOf(asOf: string, language: Language = 'en'): string {
  return /^\d{4}-\d\d-\d\d$/.test(asOf)
    ? formatDate(asOf as IsoDate, language)
    : formatMoment(new Date(asOf), language);
}
