import ical from 'ical-generator';
import type { IsoDate } from '@/lib/calendar/iso-date';

export type DatedText = { id: string; date: IsoDate; summary: string; description: string };

/** Whole-day entries, each with an id that stays: a calendar that subscribes replaces them, and doubles none. */
export function calendarFile(name: string, dates: readonly DatedText[], now: Date): string {
  const calendar = ical({ name, ttl: 12 * 3_600 });
  for (const { id, date, summary, description } of dates) {
    calendar.createEvent({
      id: `${id}@arthayatra`,
      stamp: now,
      start: new Date(`${date}T00:00:00`),
      allDay: true,
      summary,
      description,
    });
  }
  return calendar.toString();
}
