import { dateInIndia } from '@/lib/calendar/iso-date';
import type { Booking } from '@/lib/consultation/domain/booking';
import { bookingUid } from '@/lib/consultation/domain/booking-calendar';
import { bookingPath } from '@/lib/consultation/domain/paths';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { inSpan, type AgendaEntry, type DaySpan } from '@/lib/agenda/agenda-entry';

/** Booked sessions. The uid is that of the booking's own calendar file: one entry in the calendar, not two. */
export function sessionDates(
  bookings: readonly Booking[],
  span: DaySpan,
  { dashboard, kinds }: Pick<Messages['consultation'], 'dashboard' | 'kinds'>,
): AgendaEntry[] {
  const entries = bookings
    .filter(({ status }) => status === 'booked')
    .map((booking): AgendaEntry => ({
      uid: bookingUid(booking),
      series: 'session',
      date: dateInIndia(booking.startsAt),
      moment: { startsAt: booking.startsAt, minutes: booking.minutes },
      title: fill(dashboard.agendaTitle, { kind: kinds[booking.kind].name }),
      detail: fill(dashboard.agendaDetail, { minutes: booking.minutes }),
      dependsOnHolidays: false,
      path: bookingPath(booking.id),
    }));
  return inSpan(entries, span);
}
