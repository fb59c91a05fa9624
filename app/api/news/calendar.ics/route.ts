import { connection } from 'next/server';
import { basisText } from '@/components/news/date-words';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { calendarFrom } from '@/lib/news/calendar';
import { calendarFile } from '@/lib/news/calendar-ics';

const { calendar: words } = messages().news;

/** Economic and tax dates for any calendar; what has no known day is left out. */
export async function GET(): Promise<Response> {
  await connection();
  const now = new Date();
  const dates = calendarFrom(dateInIndia(now)).flatMap(({ id, date, what, values, basis }) =>
    date
      ? [
          {
            id,
            date,
            summary: fill(words.kinds[what], values),
            description: basisText(basis, words),
          },
        ]
      : [],
  );
  return new Response(calendarFile(words.name, dates, now), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
