import { refusal } from '@/app/api/shelf-refusal';
import { readAgenda } from '@/app/(shell)/analytics/agenda-sources';
import { publicEntries, withHolidayNote } from '@/components/agenda/public-entries';
import { agendaCalendar } from '@/lib/agenda/agenda-calendar';
import { inSpan, spanFrom, type AgendaEntry } from '@/lib/agenda/agenda-entry';
import { fileDays } from '@/lib/agenda/public-dates';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { briefly } from '@/lib/dashboard/briefly';
import { env } from '@/lib/env';
import { refuseFile } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import { listMySavedItems } from '@/lib/saved/store';

const words = messages();

/** The dates of the next year as a file; a member's own among them. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseFile(request);
  if (refused) return refused;
  const now = new Date();
  const shelf = await listMySavedItems();
  if (!shelf.ok && shelf.problem === 'unavailable') return refusal(shelf.problem);
  const span = spanFrom(dateInIndia(now), fileDays);
  const { forAll, own } = await readAgenda(
    { kind: shelf.ok ? 'member' : 'guest', items: shelf.ok ? shelf.value : [] },
    span,
  );
  const file =
    own.length === 0
      ? await publicFile()
      : writeFile(withHolidayNote(inSpan([...forAll, ...own], span), words), now);
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="arthayatra-dates.ics"',
      'cache-control': 'private, no-store',
    },
  });
}

const tenMinutesMs = 600_000;

/** Writing two hundred entries takes some 50 ms of processor; without dates of one's own they are the same for all. */
const publicFile = briefly(
  () => {
    const now = new Date();
    const entries = publicEntries(spanFrom(dateInIndia(now), fileDays), words);
    return Promise.resolve(writeFile(withHolidayNote(entries, words), now));
  },
  { keepMs: tenMinutesMs, isKept: () => true, now: Date.now },
);

function writeFile(entries: readonly AgendaEntry[], now: Date): string {
  const { calendarName: name } = words.dashboard.agenda;
  return agendaCalendar(entries, { name, siteUrl: env.siteUrl, now });
}
