import 'server-only';
import { hourMs } from '@/lib/calendar/day-count';
import { FieldPath } from 'firebase-admin/firestore';
import { cache } from 'react';
import { env } from '@/lib/env';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { findUser, type Member } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { withFallback } from '@/lib/errors';
import { firestore } from '@/lib/firebase/admin';
import { failure, success, type Result } from '@/lib/result';
import {
  kindMinutes,
  readBookingId,
  type Booking,
  type KindId,
  isUpcoming,
} from '@/lib/consultation/domain/booking';
import { bookingOf, bookingsOf, loadOf } from './record-store';
import {
  daysAhead,
  offeredDay,
  type DayLoad,
  type OfferedDay,
  slotId,
} from '@/lib/consultation/domain/slots';
import { storedUsername } from '@/lib/auth/domain/username';
import { messages } from '@/lib/messages';
import { hostFacts } from '@/lib/consultation/domain/agenda-questions';
import { timesOf } from '@/lib/consultation/domain/zone';

const maxBookings = 100;

/**
 * Every day that can be viewed, with its free times for this kind of session. Public: it names no person.
 * @param moving a booking that is to be moved: its own quarters and its place in the day are free for it
 */
export async function offeredDays(
  kind: KindId,
  now: Date,
  moving: Booking | null = null,
): Promise<Result<OfferedDay[], 'unavailable' | 'not-offered'>> {
  const settings = env.consultation;
  if (!settings) return failure('not-offered');
  const dates = daysAhead(settings, now);
  return withFallback('The free times could not be read', failure('unavailable'), async () => {
    const days = firestore().collection('consultation-days');
    const { docs } = await days
      .where(FieldPath.documentId(), '>=', dates[0])
      .where(FieldPath.documentId(), '<=', dates.at(-1))
      .limit(dates.length)
      .get();
    const loads = new Map(docs.map((document) => [document.id, loadOf(document)]));
    const moved = moving?.status === 'booked' ? moving : null;
    // Of all days: the buffer of a session before midnight reaches into the next one.
    const allTaken = [...loads.values()].flatMap((load) => load.taken);
    const taken = allTaken.filter((cell) => !moved?.cells.includes(cell));
    return success(
      dates.map((date) => {
        const sessions = loads.get(date)?.sessions ?? 0;
        const offer = (load: DayLoad) => offeredDay(date, kindMinutes[kind], settings, load, now);
        if (!moved || date !== dateInIndia(moved.startsAt)) return offer({ taken, sessions });
        const { starts, ...day } = offer({ taken, sessions: sessions - 1 });
        const others = starts.filter((start) => start.getTime() !== moved.startsAt.getTime());
        return {
          ...day,
          starts: others,
          without: others.length > 0 ? null : (day.without ?? 'full'),
        };
      }),
    );
  });
}

/** The signed-in member's bookings, the newest time first; read once per request. */
export const listMyBookings = cache(async (): Promise<Result<Booking[], AccountProblem>> => {
  const member = await findUser();
  return member.ok ? listBookingsOf(member.value) : member;
});

/** As `listMyBookings`, for a route handler that has verified the session. */
export async function listBookingsOf({
  uid,
}: Pick<Member, 'uid'>): Promise<Result<Booking[], 'unavailable'>> {
  return withFallback('The bookings could not be read', failure('unavailable'), async () => {
    const { docs } = await bookingsOf(uid).orderBy('startsAt', 'desc').limit(maxBookings).get();
    return success(docs.flatMap((document) => bookingOf(document) ?? []));
  });
}

/** One booking of this member, null where there is none of that id. */
export async function findMyBooking(
  { uid }: Pick<Member, 'uid'>,
  id: string,
): Promise<Booking | null> {
  const bookingId = readBookingId(id);
  return bookingId === null ? null : bookingOf(await bookingsOf(uid).doc(bookingId).get());
}

const { consultation: consultationMessages } = messages();

/** A session as the host needs it. */
export type HostSession = {
  times: readonly string[];
  kind: string;
  person: string;
  intake: readonly { name: string; value: string }[];
};

const hoursBack = 2;
/** Quarters of an hour: forty for each of fifty days. */
const maxCells = 2_000;

/**
 * The sessions to come of all members, nearest first. For the operator alone: the caller has checked the site's secret.
 * It asks the taken quarters of an hour, so it needs no index across all persons.
 */
export async function listSessionsForHost(now: Date): Promise<HostSession[]> {
  const from = slotId(new Date(now.getTime() - hoursBack * hourMs));
  const { docs } = await firestore()
    .collection('consultation-slots')
    .where(FieldPath.documentId(), '>=', from)
    .limit(maxCells)
    .get();
  // Two members' bookings may have the same id, since it comes from their forms.
  const held = new Map(
    docs.map((document) => {
      const [uid, id] = [String(document.get('uid')), String(document.get('booking'))];
      return [`${uid}/${id}`, { uid, id }];
    }),
  );
  const sessions = await Promise.all(
    [...held.values()].map(async ({ uid, id }) => {
      const [document, profile] = await Promise.all([
        bookingsOf(uid).doc(id).get(),
        firestore().collection('users').doc(uid).get(),
      ]);
      return {
        booking: bookingOf(document),
        person: storedUsername(profile.get('username')) ?? '',
      };
    }),
  );
  return sessions
    .flatMap(({ booking, person }) =>
      booking && isUpcoming(booking, now) ? [{ booking, person }] : [],
    )
    .sort((one, other) => one.booking.startsAt.getTime() - other.booking.startsAt.getTime())
    .map(({ booking, person }) => ({
      times: timesOf(booking.startsAt, booking.zone),
      kind: consultationMessages.kinds[booking.kind].name,
      person,
      intake: hostFacts(booking, consultationMessages),
    }));
}
