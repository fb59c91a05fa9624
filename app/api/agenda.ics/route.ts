import { fileAnswer } from '@/lib/answers';
import { publicCalendar, readOwnDates } from '@/lib/dashboard/server/agenda-source';
import { refusal } from '@/lib/dashboard/server/saved-items-file';
import { publicEntries, withHolidayNote, fileDays } from '@/lib/agenda/public-dates';
import { agendaCalendar } from '@/lib/agenda/agenda-calendar';
import { inSpan, spanFrom, type AgendaEntry } from '@/lib/agenda/agenda-entry';
import { findUser } from '@/lib/auth/server/session';
import { dateInIndia, type DaySpan } from '@/lib/calendar/iso-date';
import { listBookingsOf } from '@/lib/consultation/server/store';
import { env } from '@/lib/env';
import { refuseFile } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import { listSavedItemsOf } from '@/lib/saved/store';

const allMessages = messages();

/** The dates of the next year as a calendar file, with a member's own dates. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseFile(request);
  if (refused) return refused;
  const now = new Date();
  const user = await findUser();
  const [saved, bookings] = user.ok
    ? await Promise.all([listSavedItemsOf(user.value), listBookingsOf(user.value)])
    : [user, user];
  // A calendar that reads a file without some of its dates removes them.
  for (const read of [saved, bookings]) {
    if (!read.ok && read.problem === 'unavailable') return refusal(read.problem);
  }
  const span = spanFrom(dateInIndia(now), fileDays);
  const own = await readOwnDates(
    { kind: saved.ok ? 'member' : 'guest', items: saved.ok ? saved.value : [] },
    span,
    () => Promise.resolve(bookings),
  );
  const file = own.length === 0 ? await publicCalendar() : memberCalendar(own, span, now);
  return fileAnswer('arthayatra-dates.ics', 'text/calendar; charset=utf-8', file);
}

function memberCalendar(own: readonly AgendaEntry[], span: DaySpan, now: Date): string {
  const entries = inSpan([...publicEntries(span, allMessages), ...own], span);
  const { calendarName: name } = allMessages.dashboard.agenda;
  return agendaCalendar(withHolidayNote(entries, allMessages), { name, siteUrl: env.siteUrl, now });
}
