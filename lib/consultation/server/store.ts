import 'server-only';
import { FieldPath } from 'firebase-admin/firestore';
import { cache } from 'react';
import { env } from '@/lib/env';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { findUser, type Member } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { errorName } from '@/lib/errors';
import { firestore } from '@/lib/firebase/admin';
import { failure, success, type Result } from '@/lib/result';
import {
  kindMinutes,
  readBookingId,
  type Booking,
  type KindId,
} from '@/lib/consultation/domain/booking';
import { bookingOf, bookingsOf, loadOf } from './record-store';
import {
  daysAhead,
  loadWithout,
  offeredDay,
  type DayLoad,
  type OfferedDay,
} from '@/lib/consultation/domain/slots';

const mostBookings = 100;

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
  try {
    const days = firestore().collection('consultation-days');
    const { docs } = await days
      .where(FieldPath.documentId(), '>=', dates[0])
      .where(FieldPath.documentId(), '<=', dates.at(-1))
      .limit(dates.length)
      .get();
    const loads = new Map(docs.map((document) => [document.id, loadOf(document)]));
    const free = { taken: [], sessions: 0 };
    return success(
      dates.map((date) => {
        const load = loads.get(date) ?? free;
        const offer = (left: DayLoad) => offeredDay(date, kindMinutes[kind], settings, left, now);
        if (moving?.status !== 'booked' || date !== dateInIndia(moving.startsAt))
          return offer(load);
        const { starts, ...day } = offer(loadWithout(load, moving.cells));
        const others = starts.filter((start) => start.getTime() !== moving.startsAt.getTime());
        return {
          ...day,
          starts: others,
          without: others.length > 0 ? null : (day.without ?? 'full'),
        };
      }),
    );
  } catch (error) {
    console.error('The free times could not be read:', errorName(error));
    return failure('unavailable');
  }
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
  try {
    const { docs } = await bookingsOf(uid).orderBy('startsAt', 'desc').limit(mostBookings).get();
    return success(docs.flatMap((document) => bookingOf(document) ?? []));
  } catch (error) {
    console.error('The bookings could not be read:', errorName(error));
    return failure('unavailable');
  }
}

/** One booking of this member, null where there is none of that id. */
export async function findMyBooking(
  { uid }: Pick<Member, 'uid'>,
  id: string,
): Promise<Booking | null> {
  const bookingId = readBookingId(id);
  return bookingId === null ? null : bookingOf(await bookingsOf(uid).doc(bookingId).get());
}
