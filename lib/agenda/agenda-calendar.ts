import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { shiftDays, minuteMs } from '@/lib/calendar/day-count';
import type { AgendaEntry } from './agenda-entry';

/** Refresh interval of subscribed calendars, in seconds. */
const refreshSeconds = 12 * 3_600;

/** Dates as a file of RFC 5545. A whole day ends before the next one begins (section 3.6.1). */
export function agendaCalendar(
  entries: readonly AgendaEntry[],
  { name, siteUrl, now }: { name: string; siteUrl: string; now: Date },
): string {
  const { host } = new URL(siteUrl);
  const calendar = new ICalCalendar({
    name,
    ttl: refreshSeconds,
    prodId: { company: 'Arthayatra', product: 'Agenda', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { uid, date, moment, sequence = 0, title, detail, path } of entries) {
    const when = moment
      ? {
          start: moment.startsAt,
          end: new Date(moment.startsAt.getTime() + moment.minutes * minuteMs),
        }
      : {
          allDay: true,
          start: new Date(`${date}T00:00:00Z`),
          end: new Date(`${shiftDays(date, 1)}T00:00:00Z`),
        };
    calendar.createEvent({
      id: `${uid}@${host}`,
      sequence,
      stamp: now,
      summary: title,
      description: detail,
      url: `${siteUrl}${path}`,
      ...when,
    });
  }
  return calendar.toString();
}
