import { connection } from 'next/server';
import { publicEntries, withHolidayNote } from '@/components/agenda/public-entries';
import { agendaCalendar } from '@/lib/agenda/agenda-calendar';
import { spanFrom } from '@/lib/agenda/agenda-entry';
import { fileDays } from '@/lib/agenda/public-dates';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { briefly } from '@/lib/dashboard/briefly';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';

const words = messages();

const tenMinutesMs = 600_000;

/** Writing two hundred entries takes some 50 ms of processor, and they are the same for everybody. */
const publicFile = briefly(() => Promise.resolve(writeFile(new Date())), {
  keepMs: tenMinutesMs,
  isKept: () => true,
  now: Date.now,
});

/** Tax dates, expiries and releases for any calendar: the same entries as in the dashboard's file. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(await publicFile(), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}

function writeFile(now: Date): string {
  const entries = publicEntries(spanFrom(dateInIndia(now), fileDays), words);
  const { name } = words.news.calendar;
  return agendaCalendar(withHolidayNote(entries, words), { name, siteUrl: env.siteUrl, now });
}
