import 'server-only';
import { cutToUnits } from '@/lib/text/read-text';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { env } from '@/lib/env';
import { hasConfirmedAddress } from '@/lib/auth/server/confirmed-address';
import type { Member } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { eraseMails, mailsOf } from '@/lib/mail/store';
import { failure, success, type Result } from '@/lib/result';
import {
  bookingLimits,
  cancelProblem,
  isUpcoming,
  moveProblem,
  type Booking,
  type BookingAction,
  type ChangeProblem,
  readBookingId,
} from '@/lib/consultation/domain/booking';
import { asProblem, inTransaction } from './booking-store';
import { openOutbox, type Recipient } from './outbox-store';
import {
  bookingOf,
  bookingsOf,
  cellDocument,
  dayDocument,
  loadOf,
  notesIdOf,
} from './record-store';
import type { ConsultationSettings } from '@/lib/consultation/domain/settings';
import { findMyBooking } from './store';
import {
  cellsOf,
  loadWithout,
  problemOfStart,
  type DayLoad,
} from '@/lib/consultation/domain/slots';
import { waitDocument } from './waiting-store';

type StoreProblem = 'unavailable' | 'not-known' | 'taken' | 'busy' | 'unknown';
export type MoveProblem = StoreProblem | ChangeProblem | 'not-offered';
export type CancelProblem = StoreProblem | ChangeProblem;
/**
 * `withdrawn`: the answers were deleted, and the notes with them. `changed-elsewhere`: another tab or device has
 * saved other notes since the form was made.
 */
export type NotesProblem = StoreProblem | 'withdrawn' | 'changed-elsewhere';

type Change = {
  transaction: Transaction;
  recipient: Recipient;
  booking: Booking;
  /** Null where the operator offers no sessions any more. */
  settings: ConsultationSettings | null;
};

/** Moves a booking of this member to another free time. Asking for the time that it has changes nothing. */
export function moveMySession(
  member: Member,
  id: string,
  startsAt: Date,
  reason: string,
  now: Date,
): Promise<Result<Booking, MoveProblem>> {
  return onMyBooking<MoveProblem>(
    member,
    id,
    async ({ transaction, recipient, booking, settings }) => {
      if (booking.status === 'booked' && booking.startsAt.getTime() === startsAt.getTime()) {
        return success(booking);
      }
      if (!settings) return failure('not-offered');
      const problem = moveProblem(booking, settings.rules, now);
      if (problem) return failure(problem);
      const { minutes } = booking;
      const oldCells = booking.cells;
      const newCells = cellsOf(startsAt, minutes, settings.rules.bufferMinutes);
      const added = newCells.filter((cell) => !oldCells.includes(cell));
      const [oldDate, newDate] = [dateInIndia(booking.startsAt), dateInIndia(startsAt)];
      const isSameDay = oldDate === newDate;
      const taken = added.length > 0 ? await transaction.getAll(...added.map(cellDocument)) : [];
      if (taken.some(({ exists }) => exists)) return failure('taken');
      const oldLoad = loadWithout(loadOf(await transaction.get(dayDocument(oldDate))), oldCells);
      const newLoad = isSameDay ? oldLoad : loadOf(await transaction.get(dayDocument(newDate)));
      const problemOfNew = problemOfStart(startsAt, minutes, settings, newLoad, now);
      if (problemOfNew) return failure(problemOfNew);
      const changedLoad: DayLoad = {
        taken: [...newLoad.taken, ...newCells],
        sessions: newLoad.sessions + 1,
      };
      const freed = {
        startsAt: booking.startsAt,
        load: isSameDay ? changedLoad : oldLoad,
        settings,
      };
      const outbox = await openOutbox(transaction, recipient, freed, now);

      const moved: Booking = {
        ...booking,
        startsAt,
        cells: newCells,
        reason,
        sequence: booking.sequence + 1,
        moves: booking.moves + 1,
        lastMail: outbox.lastMail,
      };
      transaction.update(bookingsOf(member.uid).doc(id), {
        startsAt: Timestamp.fromDate(startsAt),
        cells: newCells,
        reason,
        sequence: moved.sequence,
        moves: moved.moves,
        lastMail: outbox.lastMail,
      });
      for (const cell of oldCells) {
        if (!newCells.includes(cell)) transaction.delete(cellDocument(cell));
      }
      for (const cell of added)
        transaction.create(cellDocument(cell), { uid: member.uid, booking: id });
      if (!isSameDay) transaction.set(dayDocument(oldDate), oldLoad);
      transaction.set(dayDocument(newDate), changedLoad);
      transaction.delete(waitDocument(member.uid, newDate));
      await outbox.notify(moved, 'moved', settings);
      outbox.notifyWaiting();
      return success(moved);
    },
  );
}

/** Cancels a booking of this member and frees its time. Asking again changes nothing. */
export function cancelMySession(
  member: Member,
  id: string,
  reason: string,
  now: Date,
): Promise<Result<Booking, CancelProblem>> {
  return onMyBooking<CancelProblem>(member, id, async (change) => {
    const { booking, settings } = change;
    if (booking.status === 'cancelled') return success(booking);
    if (!settings) return failure('unknown');
    const problem = cancelProblem(booking, settings.rules, now);
    if (problem) return failure(problem);
    return success(await cancel(change, { reason }, now));
  });
}

/** Far more than the site writes about a person while a request runs (`mailsPerDay`). */
const maxNewMails = 200;

/**
 * Takes back the consent: the answers, the plan and the notes are deleted, and a session that is still to come is
 * cancelled, also after the cut-off. The host was sent a copy of the answers by mail: the site's stored copies are
 * deleted first, a page at a time. After a failure half-way the answers are still shown, and the next attempt goes on.
 */
export async function withdrawMyAnswers(
  member: Member,
  id: string,
  now: Date,
): Promise<Result<Booking, CancelProblem>> {
  try {
    if (!(await findMyBooking(member, id))) return failure('unknown');
    await eraseMails(member.uid);
  } catch (error) {
    return asProblem(error);
  }
  return onMyBooking<CancelProblem>(member, id, async (change) => {
    const { booking, transaction } = change;
    // Written since, as by a change in another tab.
    const { docs: mails } = await transaction.get(mailsOf(member.uid).limit(maxNewMails));
    const nothing = { intake: null, attached: null, notes: '', actions: [], reason: '' };
    const isHeld = isUpcoming(booking, now);
    const left = isHeld ? await cancel(change, nothing, now) : { ...booking, ...nothing };
    if (!isHeld) transaction.update(bookingsOf(member.uid).doc(id), nothing);
    for (const { ref } of mails) transaction.delete(ref);
    return success(left);
  });
}

/**
 * What the person wrote down after a session.
 * @param changes of which `notes` are within their limit; `basedOn` is the id of the notes that were changed, or empty
 */
export function saveMyNotes(
  member: Member,
  id: string,
  {
    notes,
    actions,
    basedOn,
  }: { notes: string; actions: readonly BookingAction[]; basedOn: string },
): Promise<Result<Booking, NotesProblem>> {
  const changedFields = {
    notes,
    actions: actions
      .filter(({ text }) => text.trim() !== '')
      .slice(0, bookingLimits.actions)
      .map(({ text, isDone }) => ({ text: cutToUnits(text.trim(), bookingLimits.action), isDone })),
  };
  return onMyBooking<NotesProblem>(member, id, async ({ booking, transaction }) => {
    // Deleted in another tab while these notes were written.
    if (!booking.intake) return failure('withdrawn');
    // What is sent again because its answer was lost is saved already.
    const isKnown = [basedOn, notesIdOf(changedFields)].includes(notesIdOf(booking));
    if (basedOn !== '' && !isKnown) return failure('changed-elsewhere');
    transaction.update(bookingsOf(member.uid).doc(id), changedFields);
    return Promise.resolve(success({ ...booking, ...changedFields }));
  });
}

async function cancel(
  { transaction, recipient, booking, settings }: Change,
  changes: Partial<Booking>,
  now: Date,
): Promise<Booking> {
  const { cells, startsAt } = booking;
  const date = dateInIndia(startsAt);
  const load = loadWithout(loadOf(await transaction.get(dayDocument(date))), cells);
  const freed = settings && { startsAt, load, settings };
  const outbox = freed && (await openOutbox(transaction, recipient, freed, now));
  const sequence = booking.sequence + 1;
  const mail = outbox ? { lastMail: outbox.lastMail } : {};
  const status = { status: 'cancelled', sequence, cells: [], ...mail } as const;
  const cancelled: Booking = { ...booking, ...changes, ...status };
  transaction.update(bookingsOf(recipient.uid).doc(booking.id), { ...changes, ...status });
  for (const cell of cells) transaction.delete(cellDocument(cell));
  transaction.set(dayDocument(date), load);
  if (settings && outbox) {
    await outbox.notify(cancelled, 'cancelled', settings);
    outbox.notifyWaiting();
  }
  return cancelled;
}

async function onMyBooking<Problem extends string>(
  member: Member,
  id: string,
  act: (change: Change) => Promise<Result<Booking, Problem>>,
): Promise<Result<Booking, Problem | StoreProblem>> {
  const settings = env.consultation;
  const bookingId = readBookingId(id);
  if (bookingId === null) return failure('unknown');
  const { uid, email } = member;
  try {
    // Bookings from before the rule stay changeable, but no mail goes to an address that is not confirmed.
    const recipient = { uid, email, isConfirmed: await hasConfirmedAddress(member) };
    return await inTransaction<Booking, Problem | StoreProblem>(async (transaction) => {
      const booking = bookingOf(await transaction.get(bookingsOf(uid).doc(bookingId)));
      if (!booking) return failure('unknown');
      return act({ transaction, recipient, booking, settings });
    });
  } catch (error) {
    return asProblem(error);
  }
}
