import 'server-only';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { env } from '@/lib/env';
import { hasConfirmedAddress } from '@/lib/auth/server/confirmed-address';
import { type Member } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { logFailure } from '@/lib/errors';
import { firestore } from '@/lib/firebase/admin';
import { isAlreadyCreated, isContention } from '@/lib/firebase/error-codes';
import { privacyPolicyVersion } from '@/lib/policies/clauses';
import { failure, success, type Result } from '@/lib/result';
import {
  bookingLimits,
  isUpcoming,
  kindMinutes,
  readBookingId,
  type AttachedPlan,
  type Booking,
  type KindId,
} from '@/lib/consultation/domain/booking';
import type { Intake } from '@/lib/consultation/domain/intake';
import { openOutbox } from './outbox-store';
import { bookingOf, bookingsOf, cellDocument, dayDocument, loadOf } from './record-store';
import { cellsOf, problemOfStart } from '@/lib/consultation/domain/slots';
import { waitDocument } from './waiting-store';

/** Past sessions are among them: far more than one person books. */
const maxRead = 1_000;

export type BookingWish = {
  /** Made with the form: a second press or a retry makes the same booking. It counts for this member only. */
  key: string;
  kind: KindId;
  startsAt: Date;
  zone: string;
  intake: Intake;
  attached: AttachedPlan | null;
};

/**
 * `taken`: the time is booked; `booked-before`: the person has this session, with other answers; `not-offered`: the
 * rules do not give it; `too-many`: the person has as many open bookings as one may; `busy`: many try at once, and
 * nothing was written; `not-known`: the database may have booked, its answer was lost; `not-confirmed`: the e-mail
 * address is not.
 */
export type BookProblem =
  | 'unavailable'
  | 'not-known'
  | 'taken'
  | 'booked-before'
  | 'not-offered'
  | 'too-many'
  | 'busy'
  | 'not-confirmed';

/**
 * Books for this member. One transaction creates the booking, a document for each quarter of an hour, the day's
 * count and the mails: all of it or nothing, and a quarter that exists cannot be created again.
 */
export async function bookMySession(
  member: Member,
  wish: BookingWish,
  now: Date,
): Promise<Result<Booking, BookProblem>> {
  if (readBookingId(wish.key) === null) return failure('not-offered');
  try {
    if (!(await hasConfirmedAddress(member))) return failure('not-confirmed');
    return await create(member, wish, now);
  } catch (error) {
    return asProblem(error);
  }
}

async function create(
  member: Member,
  wish: BookingWish,
  now: Date,
): Promise<Result<Booking, BookProblem>> {
  const settings = env.consultation;
  if (!settings) return failure('not-offered');
  const { kind, startsAt, zone, intake, attached, key } = wish;
  const minutes = kindMinutes[kind];
  const date = dateInIndia(startsAt);
  const cells = cellsOf(startsAt, minutes, settings.rules.bufferMinutes).map(cellDocument);
  const mine = bookingsOf(member.uid);
  const day = dayDocument(date);

  return inTransaction<Booking, BookProblem>(async (transaction) => {
    const known = bookingOf(await transaction.get(mine.doc(key)));
    // A form that is sent again after its booking was cancelled, as from the browser's history, books nothing.
    if (known) return known.status === 'booked' ? sentAgain(known, wish) : failure('not-offered');
    // Read the quarters first: of fifty simultaneous attempts, most end here and delay no other.
    const taken = await transaction.getAll(...cells);
    const holder = taken.find(({ exists }) => exists);
    if (holder) {
      // The form of another page: the member has this very session already.
      const ownId = holder.get('uid') === member.uid ? readBookingId(holder.get('booking')) : null;
      const own = ownId === null ? null : bookingOf(await transaction.get(mine.doc(ownId)));
      const isWished =
        own?.status === 'booked' &&
        own.kind === kind &&
        own.startsAt.getTime() === startsAt.getTime();
      return isWished ? sentAgain(own, wish) : failure('taken');
    }
    const load = loadOf(await transaction.get(day));
    const problem = problemOfStart(startsAt, minutes, settings, load, now);
    if (problem) return failure(problem);
    const { docs } = await transaction.get(mine.where('status', '==', 'booked').limit(maxRead));
    const open = docs.flatMap((document) => bookingOf(document) ?? []);
    if (open.filter((each) => isUpcoming(each, now)).length >= bookingLimits.openPerPerson) {
      return failure('too-many');
    }
    const outbox = await openOutbox(transaction, { ...member, isConfirmed: true }, null, now);

    const booking: Booking = {
      id: key,
      calendarId: randomUUID(),
      kind,
      startsAt,
      minutes,
      zone,
      intake,
      attached,
      status: 'booked',
      sequence: 0,
      moves: 0,
      reason: '',
      notes: '',
      actions: [],
      cells: cells.map(({ id }) => id),
      feeRupees: settings.feeRupees,
      lastMail: outbox.lastMail,
    };
    const { id: _id, ...fields } = booking;
    transaction.create(mine.doc(key), {
      ...fields,
      startsAt: Timestamp.fromDate(startsAt),
      consent: { version: privacyPolicyVersion, at: Timestamp.fromDate(now) },
      createdAt: Timestamp.fromDate(now),
    });
    for (const cell of cells) transaction.create(cell, { uid: member.uid, booking: key });
    transaction.set(day, {
      taken: [...load.taken, ...booking.cells],
      sessions: load.sessions + 1,
    });
    transaction.delete(waitDocument(member.uid, date));
    await outbox.notify(booking, 'booked', settings);
    return success(booking);
  });
}

/** A booking for a form that asks for it again: its answers stay those that the host was sent. */
function sentAgain(
  booking: Booking,
  { intake, attached }: BookingWish,
): Result<Booking, 'booked-before'> {
  const isSame = isDeepStrictEqual(booking.intake, intake) && booking.attached?.id === attached?.id;
  return isSame ? success(booking) : failure('booked-before');
}

type TransactionProblem = 'taken' | 'busy' | 'unavailable' | 'not-known';

/** A transaction of the bookings. After its commit was sent, a failure leaves open whether the change was made. */
export async function inTransaction<Value, Problem extends string>(
  act: (transaction: Transaction) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | TransactionProblem>> {
  let mayBeCommitted = false;
  try {
    return await firestore().runTransaction(async (transaction) => {
      const answer = await act(transaction);
      mayBeCommitted ||= answer.ok;
      return answer;
    });
  } catch (error) {
    const problem = asProblem(error);
    return problem.problem === 'unavailable' && mayBeCommitted ? failure('not-known') : problem;
  }
}

/** Contention errors of the database are expected; anything else is logged. */
export function asProblem(error: unknown): {
  ok: false;
  problem: 'taken' | 'busy' | 'unavailable';
} {
  if (isAlreadyCreated(error)) return failure('taken');
  if (isContention(error)) return failure('busy');
  logFailure('The bookings could not be reached', error);
  return failure('unavailable');
}
