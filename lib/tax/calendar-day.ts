import type { IsoDate } from '@/lib/calendar/iso-date';

/** Whether a text is a day that exists, as in 1967-04-01. */
export function isCalendarDay(text: string): text is IsoDate {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
