import 'server-only';
import { FieldPath } from 'firebase-admin/firestore';
import { storedUsername } from '@/lib/auth/domain/username';
import { firestore } from '@/lib/firebase/admin';
import { messages } from '@/lib/messages';
import { isUpcoming } from '@/lib/consultation/domain/booking';
import { hostFacts } from '@/lib/consultation/domain/agenda-questions';
import { bookingOf, bookingsOf } from './record-store';
import { slotId } from '@/lib/consultation/domain/slots';
import { timesOf } from '@/lib/consultation/domain/zone';

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
const mostCells = 2_000;

/**
 * The sessions to come of all members, nearest first. For the operator alone: the caller has checked the site's secret.
 * It asks the taken quarters of an hour, so it needs no index across all persons.
 */
export async function listSessionsForHost(now: Date): Promise<HostSession[]> {
  const from = slotId(new Date(now.getTime() - hoursBack * 3_600_000));
  const { docs } = await firestore()
    .collection('consultation-slots')
    .where(FieldPath.documentId(), '>=', from)
    .limit(mostCells)
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
