import 'server-only';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { firestore } from '@/lib/firebase/admin';
import { isUpcoming, type Booking } from '@/lib/consultation/domain/booking';
import { loadWithout } from '@/lib/consultation/domain/slots';
import { env } from '@/lib/env';
import { deleteAll, readAll } from '@/lib/firebase/pages';
import { plainFields, type PlainFields } from '@/lib/firebase/plain-values';
import { openOutbox } from './outbox-store';
import { bookingOf, bookingsOf, cellDocument, dayDocument, loadOf } from './record-store';
import { waitsOf } from './waiting-store';

/** The days that a person waits for. Their bookings lie under the person. */
export async function exportWaits(uid: string): Promise<PlainFields[]> {
  const docs = await readAll(waitsOf(uid));
  return docs.map((document) => plainFields(document.data()));
}

/**
 * Leaves nothing of a person in the calendar: booked times become free, with the count of their days, and the waiting
 * lists forget them. A session to come is cancelled: the host and those who wait for its day get a mail that does not
 * name the person. This runs before the bookings are erased, because they say what to free.
 */
export async function eraseFromCalendar(uid: string, now = new Date()): Promise<void> {
  for (const { ref } of await readAll(bookingsOf(uid).select())) {
    await firestore().runTransaction(async (transaction) => {
      const booking = bookingOf(await transaction.get(ref));
      if (booking && booking.status === 'booked') {
        const date = dateInIndia(booking.startsAt);
        const load = loadWithout(loadOf(await transaction.get(dayDocument(date))), booking.cells);
        const settings = isUpcoming(booking, now) ? env.consultation : null;
        const person = { uid, email: null, isConfirmed: false };
        const freed = settings && { startsAt: booking.startsAt, load, settings };
        const outbox = freed && (await openOutbox(transaction, person, freed, now));
        transaction.set(dayDocument(date), load);
        for (const cell of booking.cells) transaction.delete(cellDocument(cell));
        if (settings && outbox) {
          await outbox.notify(cancelledWithoutWords(booking), 'cancelled', settings);
          outbox.notifyWaiting();
        }
      }
      transaction.delete(ref);
    });
  }
  await deleteAll(firestore().collection('consultation-slots').where('uid', '==', uid));
  await deleteAll(waitsOf(uid));
}

function cancelledWithoutWords(booking: Booking): Booking {
  const nothing = { intake: null, attached: null, reason: '', notes: '', actions: [] };
  const sequence = booking.sequence + 1;
  return { ...booking, ...nothing, status: 'cancelled', sequence, cells: [] };
}
