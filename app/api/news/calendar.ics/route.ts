import { connection } from 'next/server';
import { publicEntries, withHolidayNote } from '@/components/agenda/public-entries';
import { agendaCalendar } from '@/lib/agenda/agenda-calendar';
import { spanFrom } from '@/lib/agenda/agenda-entry';
import { fileDays } from '@/lib/agenda/public-dates';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';

const words = messages();

/** Tax dates, expiries and releases for any calendar: the same entries as in the dashboard's file. */
export async function GET(): Promise<Response> {
  await connection();
  const now = new Date();
  const entries = publicEntries(spanFrom(dateInIndia(now), fileDays), words);
  const { name } = words.news.calendar;
  const file = agendaCalendar(withHolidayNote(entries, words), {
    name,
    siteUrl: env.siteUrl,
    now,
  });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
