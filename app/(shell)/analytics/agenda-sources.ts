import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { inSpan, type AgendaEntry, type DaySpan } from '@/lib/dashboard/agenda-entry';
import { expiryDates } from '@/lib/dashboard/expiry-dates';
import { sessionDates } from '@/lib/dashboard/session-dates';
import { sipDates } from '@/lib/dashboard/sip-dates';
import { taxDates } from '@/lib/dashboard/tax-dates';
import { listMyBookings } from '@/lib/consultation/store';
import { messages } from '@/lib/messages';
import { summariseSavedPlan } from '@/lib/sip/saved-plan';
import type { Viewer } from './card';

const { consultation, dashboard } = messages();
const { agenda } = dashboard;

type AgendaSource = (
  span: DaySpan,
  viewer: Pick<Viewer, 'items' | 'kind'>,
) => readonly AgendaEntry[] | Promise<readonly AgendaEntry[]>;

/** Who has dates to tell. A room adds its own by one line here; an entry's uid stays the same for ever. */
const agendaSources: readonly AgendaSource[] = [
  (span) => taxDates(span, agenda.tax),
  (span) => expiryDates(span, agenda.expiry),
  (span, { items }) =>
    sipDates(
      (items ?? []).flatMap((item) => summariseSavedPlan(item) ?? []),
      span,
      agenda.sip,
    ),
  async (span, { kind }) => {
    const mine = kind === 'member' ? await listMyBookings() : null;
    return mine?.ok ? sessionDates(mine.value, span, consultation) : [];
  },
];

/** All dates of the days from `today` on, nearest first. A source that fails takes no other with it. */
export async function readAgenda(
  viewer: Pick<Viewer, 'items' | 'kind' | 'today'>,
  days: number,
): Promise<AgendaEntry[]> {
  const span = {
    from: viewer.today,
    to: dateOfDayNumber(dayNumberOf(viewer.today) + days),
  };
  const told = await Promise.allSettled(agendaSources.map(async (source) => source(span, viewer)));
  for (const one of told) {
    if (one.status === 'rejected') console.error('A source of dates failed:', one.reason);
  }
  return inSpan(
    told.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    span,
  );
}
