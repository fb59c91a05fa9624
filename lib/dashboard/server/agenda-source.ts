import { publicEntries, withHolidayNote, fileDays } from '@/lib/agenda/public-dates';
import { inSpan, type AgendaEntry, spanFrom } from '@/lib/agenda/agenda-entry';
import { sipDates, sessionDates } from '@/lib/dashboard/data/agenda-dates';
import { listMyBookings } from '@/lib/consultation/server/store';
import { messages } from '@/lib/messages';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { agendaCalendar } from '@/lib/agenda/agenda-calendar';
import { dateInIndia, type DaySpan } from '@/lib/calendar/iso-date';
import { logFailure } from '@/lib/errors';
import { memoizeFor } from '@/lib/memoize';
import { env } from '@/lib/env';

const allMessages = messages();

type PersonalSource = (
  span: DaySpan,
  viewer: Pick<Viewer, 'items' | 'kind'>,
  listBookings: typeof listMyBookings,
) => readonly AgendaEntry[] | Promise<readonly AgendaEntry[]>;

/**
 * The features that supply a member's dates. A feature adds its own with one line here; an entry's uid never changes.
 */
const personalSources: readonly PersonalSource[] = [
  (span, { items }) =>
    sipDates(
      (items ?? []).flatMap((item) => summariseSavedPlan(item) ?? []),
      span,
      allMessages.dashboard.agenda.sip,
    ),
  async (span, { kind }, listBookings) => {
    const mine = kind === 'member' ? await listBookings() : null;
    return mine?.ok ? sessionDates(mine.value, span, allMessages.consultation) : [];
  },
];

/** The dates of everybody and the viewer's own, earliest first. */
export async function readAgenda(
  viewer: Pick<Viewer, 'items' | 'kind'>,
  span: DaySpan,
): Promise<{ forAll: AgendaEntry[]; own: AgendaEntry[] }> {
  return { forAll: publicEntries(span, allMessages), own: await readOwnDates(viewer, span) };
}

/**
 * The viewer's own dates, earliest first. A source that fails takes no other with it.
 * @param listBookings the viewer's; a route handler, which has verified the session, hands over its own
 */
export async function readOwnDates(
  viewer: Pick<Viewer, 'items' | 'kind'>,
  span: DaySpan,
  listBookings = listMyBookings,
): Promise<AgendaEntry[]> {
  const read = await Promise.allSettled(
    personalSources.map(async (source) => source(span, viewer, listBookings)),
  );
  for (const one of read) {
    if (one.status === 'rejected') logFailure('A source of dates failed', one.reason);
  }
  const own = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  return inSpan(own, span);
}

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
