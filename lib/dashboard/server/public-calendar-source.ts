import { publicEntries, withHolidayNote, fileDays } from '@/lib/agenda/public-dates';
import { agendaCalendar } from '@/lib/agenda/agenda-calendar';
import { spanFrom } from '@/lib/agenda/agenda-entry';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { memoizeFor } from '@/lib/memoize';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';

const allMessages = messages();
const tenMinutesMs = 600_000;

/**
 * The public dates of the next year as a calendar file. Writing its two hundred entries takes some 50 ms of processor
 * time, and they are the same for everybody: every address that answers with them shares one file for ten minutes.
 */
export const publicCalendar = memoizeFor(() => Promise.resolve(writeCalendar(new Date())), {
  cacheMs: () => tenMinutesMs,
  now: () => Date.now(),
});

function writeCalendar(now: Date): string {
  const entries = publicEntries(spanFrom(dateInIndia(now), fileDays), allMessages);
  const { name } = allMessages.news.calendar;
  return agendaCalendar(withHolidayNote(entries, allMessages), { name, siteUrl: env.siteUrl, now });
}
