import { inSpan, type AgendaEntry } from '@/lib/agenda/agenda-entry';
import { monthCountOf } from '@/lib/calendar/date-parts';
import { dateInIndia, formatDate, type DaySpan } from '@/lib/calendar/iso-date';
import { timeInIndia } from '@/lib/calendar/moment-in-india';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import type { SavedPlanSummary } from '@/lib/sip/data/saved-plan';
import { paymentsOf } from '@/lib/sip/domain/plan';
import { instalmentDay } from '@/lib/dashboard/domain/plan-progress';
import type { Booking } from '@/lib/consultation/domain/booking';
import { bookingUid } from '@/lib/consultation/domain/booking-calendar';
import { bookingPath } from '@/lib/consultation/domain/paths';

/**
 * The instalments of saved plans: a plan begins on the day on which its inputs were last changed. A pause has no entry.
 * The uid names the day of the month, which stays when a holiday moves the instalment.
 */
export function sipDates(
  plans: readonly SavedPlanSummary[],
  span: DaySpan,
  messages: Messages['dashboard']['agenda']['sip'],
): AgendaEntry[] {
  const entries = plans.flatMap(({ id, title, plan, path, startsOn }) => {
    // A holiday can move an instalment from one month into the next, so the month before the span counts.
    const firstMonth = monthCountOf(span.from) - monthCountOf(startsOn) - 1;
    const lastMonth = monthCountOf(span.to) - monthCountOf(startsOn);
    return paymentsOf(plan).flatMap((rupees, month): AgendaEntry[] => {
      if (rupees <= 0 || month < firstMonth || month > lastMonth) return [];
      const { dueOn, investedOn } = instalmentDay(startsOn, month);
      const ofPlan = title ? fill(messages.named, { title }) : messages.untitled;
      const moved = fill(messages.moved, { due: formatDate(dueOn) });
      const note = dueOn === investedOn ? ofPlan : `${ofPlan} ${moved}`;
      return [
        {
          uid: `sip-${id}-${dueOn}`,
          series: 'sip',
          date: investedOn,
          moment: null,
          title: fill(messages.title, { amount: formatRupees(rupees) }),
          amounts: [formatRupees(rupees)],
          note,
          detail: note,
          dependsOnHolidays: true,
          path,
        },
      ];
    });
  });
  return inSpan(entries, span);
}

/** Booked sessions. Uid and sequence are those of the booking's own calendar file: one entry in the calendar, not two. */
export function sessionDates(
  bookings: readonly Booking[],
  span: DaySpan,
  { dashboard, kinds }: Pick<Messages['consultation'], 'dashboard' | 'kinds'>,
): AgendaEntry[] {
  const entries = bookings
    .filter(({ status }) => status === 'booked')
    .map((booking): AgendaEntry => {
      const note = fill(dashboard.agendaDetail, {
        time: timeInIndia(booking.startsAt),
        minutes: booking.minutes,
      });
      return {
        uid: bookingUid(booking),
        series: 'session',
        date: dateInIndia(booking.startsAt),
        moment: { startsAt: booking.startsAt, minutes: booking.minutes },
        sequence: booking.sequence,
        title: fill(dashboard.agendaTitle, { kind: kinds[booking.kind].name }),
        note,
        detail: note,
        dependsOnHolidays: false,
        path: bookingPath(booking.id),
      };
    });
  return inSpan(entries, span);
}
