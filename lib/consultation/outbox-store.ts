import 'server-only';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { env } from '@/lib/env';
import { dateInIndia, formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { firestore } from '@/lib/firebase/admin';
import { queueMail } from '@/lib/mail/store';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Booking } from './booking';
import { bookingCalendar } from './booking-calendar';
import { hostFacts } from './intake-words';
import { bookingPath, stepPath } from './paths';
import type { ConsultationSettings } from './settings';
import { timesOf } from './zone';

const { consultation: words } = messages();

const templates = {
  booked: 'bookingConfirmed',
  moved: 'bookingMoved',
  cancelled: 'bookingCancelled',
} as const;

/** A booking's entry for a calendar, in the words of the site. */
export function calendarOf(booking: Booking, roomUrl: string, now: Date): string {
  const title = fill(words.calendar.title, { kind: words.kinds[booking.kind].name });
  const text = { title, detail: words.calendar.detail, roomUrl };
  return bookingCalendar(booking, text, { siteUrl: env.siteUrl, now });
}

/** Writes the mails about a change within its transaction: to the person, and to whoever holds the session. */
export async function tell(
  transaction: Transaction,
  person: { uid: string; email: string },
  booking: Booking,
  what: keyof typeof templates,
  { host, roomUrl }: ConsultationSettings,
  now: Date,
): Promise<void> {
  const values = {
    kind: words.kinds[booking.kind].name,
    times: timesOf(booking.startsAt, booking.zone),
    url: `${env.siteUrl}${bookingPath(booking.id)}`,
    calendar: calendarOf(booking, roomUrl, now),
  };
  const { uid } = person;
  if (person.email) {
    await queueMail({ to: person.email, template: templates[what], values, uid }, transaction);
  }
  if (host.email) {
    const intake = hostFacts(booking, words);
    await queueMail(
      { to: host.email, template: 'bookingForHost', values: { ...values, what, intake }, uid },
      transaction,
    );
  }
}

const mostTold = 50;

/** Who waits for a day; read before the transaction writes. */
export async function waitingFor(
  transaction: Transaction,
  day: IsoDate,
): Promise<DocumentSnapshot[]> {
  const waits = firestore().collection('consultation-waits');
  return (await transaction.get(waits.where('day', '==', day).limit(mostTold))).docs;
}

/** Tells those who wait for a day that a time of it has come free: the first to book it has it. */
export async function tellWaiting(
  transaction: Transaction,
  waiting: readonly DocumentSnapshot[],
  freed: Booking,
  now: Date,
): Promise<void> {
  if (freed.startsAt <= now) return;
  const date = dateInIndia(freed.startsAt);
  for (const document of waiting) {
    const { email, uid, kind } = document.data() ?? {};
    if (typeof email !== 'string' || email === '' || typeof uid !== 'string') continue;
    const path = stepPath({ kind: kind === 'plan-review' ? kind : 'first-talk', day: date });
    const values = { day: formatDate(date), url: `${env.siteUrl}${path}` };
    await queueMail({ to: email, template: 'timeFree', values, uid }, transaction);
  }
}
