import 'server-only';
import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { firestore } from '@/lib/firebase/admin';
import { bookingLimits, kindIds, lastMails, type Booking } from '@/lib/consultation/domain/booking';
import { horizons, maxQuestionLength, risks, topics } from '@/lib/consultation/domain/intake';
import { derivedId } from '@/lib/saved/saved-item';
import type { DayLoad } from '@/lib/consultation/domain/slots';

const attachedSchema = z.object({
  id: z.string(),
  title: z.string(),
  facts: z.array(z.string()).max(10),
});

const recordSchema = z.object({
  calendarId: z.uuid().optional(),
  kind: z.enum(kindIds),
  startsAt: z.instanceof(Timestamp).transform((at) => at.toDate()),
  minutes: z.int(),
  cells: z.array(z.string()),
  zone: z.string(),
  status: z.enum(['booked', 'cancelled']),
  sequence: z.int(),
  moves: z.int(),
  intake: z
    .object({
      topic: z.enum(topics),
      horizon: z.enum(horizons),
      risk: z.enum(risks),
      // Its limit is in characters, of which an emoji takes two UTF-16 units.
      question: z.string().max(2 * maxQuestionLength),
    })
    .nullable(),
  attached: attachedSchema.nullable(),
  reason: z.string(),
  feeRupees: z.int(),
  notes: z.string(),
  actions: z.array(z.object({ text: z.string(), isDone: z.boolean() })).max(bookingLimits.actions),
  lastMail: z.enum(lastMails).optional(),
});

/** The same id for equal notes: a form sends the id of the notes that it showed. */
export function notesIdOf({ notes, actions }: Pick<Booking, 'notes' | 'actions'>): string {
  return derivedId(JSON.stringify([notes, ...actions.map(({ text, isDone }) => [text, isDone])]));
}

/** One person's bookings: users/{uid}/bookings/{id}. */
export function bookingsOf(uid: string) {
  return firestore().collection('users').doc(uid).collection('bookings');
}

/** A booked quarter of an hour. The document exists or it does not, so two members cannot both create it. */
export function cellDocument(cell: string): DocumentReference {
  return firestore().collection('consultation-slots').doc(cell);
}

/** A day's number of sessions and its taken quarters, for the page and for the daily cap. It names no person. */
export function dayDocument(date: IsoDate): DocumentReference {
  return firestore().collection('consultation-days').doc(date);
}

/** Null where there is none, and for what has no known shape, which is logged. */
export function bookingOf(document: DocumentSnapshot): Booking | null {
  if (!document.exists) return null;
  const record = recordSchema.safeParse(document.data());
  if (record.success) return { id: document.id, ...record.data };
  console.error(`Booking ${document.id} has no known shape`);
  return null;
}

const loadSchema = z.object({ taken: z.array(z.string()), sessions: z.int().min(0) });

export function loadOf(document: DocumentSnapshot): DayLoad {
  return document.exists ? loadSchema.parse(document.data()) : { taken: [], sessions: 0 };
}
