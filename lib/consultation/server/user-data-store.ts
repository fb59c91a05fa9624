import 'server-only';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { firestore } from '@/lib/firebase/admin';
import { loadWithout } from '@/lib/consultation/domain/slots';
import { deleteAll, readAll } from '@/lib/firebase/pages';
import { plainFields, type PlainFields } from '@/lib/firebase/plain-values';
import { bookingOf, bookingsOf, cellDocument, dayDocument, loadOf } from './record-store';
import { waitsOf } from './waiting-store';

/** The days that a person waits for. Their bookings lie under the person. */
export async function exportWaits(uid: string): Promise<PlainFields[]> {
  const docs = await readAll(waitsOf(uid));
  return docs.map((document) => plainFields(document.data()));
}

/**
 * Leaves nothing of a person in the calendar: booked times become free, with the count of their days, and the waiting
 * lists forget them. It goes before the bookings themselves, which say what to free.
 */
export async function eraseFromCalendar(uid: string): Promise<void> {
  for (const { ref } of await readAll(bookingsOf(uid).select())) {
    await firestore().runTransaction(async (transaction) => {
      const booking = bookingOf(await transaction.get(ref));
      if (booking && booking.status === 'booked') {
        const day = dayDocument(dateInIndia(booking.startsAt));
        transaction.set(day, loadWithout(loadOf(await transaction.get(day)), booking.cells));
        for (const cell of booking.cells) transaction.delete(cellDocument(cell));
      }
      transaction.delete(ref);
    });
  }
  await deleteAll(firestore().collection('consultation-slots').where('uid', '==', uid));
  await deleteAll(waitsOf(uid));
}
