import { refusal } from '@/app/api/shelf-refusal';
import { readAgenda } from '@/app/(shell)/analytics/agenda-sources';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { agendaCalendar } from '@/lib/dashboard/agenda-calendar';
import { env } from '@/lib/env';
import { refuseFile } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import { listMySavedItems } from '@/lib/saved/store';

const { agenda } = messages().dashboard;

const daysAhead = 400;

/** The dates of the next year as a file; a member's own among them. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseFile(request);
  if (refused) return refused;
  const now = new Date();
  const shelf = await listMySavedItems();
  if (!shelf.ok && shelf.problem === 'unavailable') return refusal(shelf.problem);
  const entries = await readAgenda(
    {
      kind: shelf.ok ? 'member' : 'guest',
      items: shelf.ok ? shelf.value : [],
      today: dateInIndia(now),
    },
    daysAhead,
  );
  return new Response(
    agendaCalendar(entries, { name: agenda.calendarName, siteUrl: env.siteUrl, now }),
    {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="arthayatra-dates.ics"',
        'cache-control': 'private, no-store',
      },
    },
  );
}
