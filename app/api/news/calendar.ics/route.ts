import { connection } from 'next/server';
import { publicCalendar } from '@/lib/dashboard/server/agenda-source';

/** Tax dates, expiries and releases for any calendar: the file that guests get on the dashboard. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(await publicCalendar(), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
