import 'server-only';
import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { pendingAmong } from '@/lib/auth/server/pending-deletion-store';
import { env } from '@/lib/env';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { firestore } from '@/lib/firebase/admin';
import { readDailyMails, type DailyMails, queueMail } from '@/lib/mail/store';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import {
  kindIds,
  kindMinutes,
  type Booking,
  type LastMail,
} from '@/lib/consultation/domain/booking';
import { bookingCalendar } from '@/lib/consultation/domain/booking-calendar';
import { hostFacts } from '@/lib/consultation/domain/agenda-questions';
import { bookingPath, stepPath } from '@/lib/consultation/domain/paths';
import type { ConsultationSettings } from '@/lib/consultation/domain/settings';
import { offeredDay, slotId, type DayLoad } from '@/lib/consultation/domain/slots';
import { timesOf } from '@/lib/consultation/domain/zone';

const { consultation: consultationMessages } = messages();

const templates = {
  booked: 'bookingConfirmed',
  moved: 'bookingMoved',
  cancelled: 'bookingCancelled',
} as const;

/** A booking's entry for a calendar, in the words of the site. The host cannot open the booking's page. */
export function calendarOf(
  booking: Booking,
  { reader, roomUrl, now }: { reader: 'member' | 'host'; roomUrl: string; now: Date },
): string {
  const { calendar, kinds } = consultationMessages;
  const title = fill(calendar.title, { kind: kinds[booking.kind].name });
  const path = reader === 'member' ? bookingPath(booking.id) : null;
  const text = { title, detail: calendar.detail[reader], roomUrl, path };
  return bookingCalendar(booking, text, { siteUrl: env.siteUrl, now });
}

/**
 * A person, and whether their address is confirmed: no mail goes to one that is not. The email is null for a person
 * whose account is being deleted: no mail goes to them, and the mail to the host is stored for a week, not deleted
 * with theirs.
 */
export type Recipient = { uid: string; email: string | null; isConfirmed: boolean };

export type Outbox = {
  /** The status of the mail to the member, decided before anything is written. */
  lastMail: LastMail;
  /** Writes the mails about a change: to the person, and to the host. */
  notify: (
    booking: Booking,
    what: keyof typeof templates,
    settings: ConsultationSettings,
  ) => Promise<void>;
  /**
   * Notifies those who wait for the day of the freed time that it is free; the first to book it gets it. Leaves out
   * those for whose kind of session the day still has no free time.
   */
  notifyWaiting: () => void;
};

/** A time that becomes free, with the load of its day after the change. */
type FreedTime = { startsAt: Date; load: DayLoad; settings: ConsultationSettings };

/**
 * The mails of one transaction. It reads what they depend on, and so it is opened before the transaction writes.
 * @param freed null when no time becomes free
 */
export async function openOutbox(
  transaction: Transaction,
  person: Recipient,
  freed: FreedTime | null,
  now: Date,
): Promise<Outbox> {
  const waiting = freed ? await waitingFor(transaction, freed, person, now) : [];
  const addresses = [person, ...waiting].flatMap(({ email }) => email ?? []);
  const aboutPerson = `host about ${person.uid}`;
  const daily = await readDailyMails(transaction, [...addresses, aboutPerson], now);
  const lastMail = lastMailTo(person, daily);
  return {
    lastMail,
    async notify(booking, what, { host, roomUrl }) {
      const valuesFor = (reader: 'member' | 'host') => ({
        kind: consultationMessages.kinds[booking.kind].name,
        times: timesOf(booking.startsAt, booking.zone),
        calendar: calendarOf(booking, { reader, roomUrl, now }),
      });
      const { uid, email } = person;
      if (lastMail === 'queued' && email !== null) {
        const values = { ...valuesFor('member'), url: `${env.siteUrl}${bookingPath(booking.id)}` };
        queueMail({ to: email, template: templates[what], values, uid }, transaction, now);
      }
      // Counted for each person, so that one member who books and cancels all day uses up no other member's notices
      // to the host.
      if (host.email && daily.take(aboutPerson)) {
        const intake = hostFacts(booking, consultationMessages);
        const mail = { to: host.email, uid: email === null ? null : uid };
        const values = { ...valuesFor('host'), what, intake };
        queueMail({ ...mail, template: 'bookingForHost', values }, transaction, now);
      }
    },
    notifyWaiting() {
      if (!freed) return;
      const date = dateInIndia(freed.startsAt);
      for (const { reference, uid, email, kind, noticedSlots } of waiting) {
        if (!daily.take(email)) continue;
        const values = {
          day: formatDate(date),
          url: `${env.siteUrl}${stepPath({ kind, day: date })}`,
        };
        queueMail({ to: email, template: 'timeFree', values, uid }, transaction, now);
        transaction.update(reference, {
          noticedSlots: [...noticedSlots, slotId(freed.startsAt)],
          notifiedAt: Timestamp.fromDate(now),
        });
      }
    },
  };
}

function lastMailTo({ email, isConfirmed }: Recipient, daily: DailyMails): LastMail {
  if (!isConfirmed || !email) return 'not-confirmed';
  return daily.take(email) ? 'queued' : 'daily-limit';
}

/** Of one time that becomes free: each costs three writes of the transaction. */
const maxNotified = 50;
/** Far more than wait for one person's day. */
const maxWaiting = 1_000;

const waitSchema = z.object({
  uid: z.string(),
  email: z.string().min(1),
  /** Written with a confirmed address. */
  isConfirmed: z.literal(true),
  kind: z.enum(kindIds),
  createdAt: z.instanceof(Timestamp),
  /** The times about which this person has had a mail. */
  noticedSlots: z.array(z.string()).default([]),
  /** When the last of these mails was written. */
  notifiedAt: z.instanceof(Timestamp).optional(),
});

type Waiting = z.infer<typeof waitSchema> & { reference: DocumentReference };

/**
 * Those to notify of a free time. Where they are more than `maxNotified`, those come first who have waited longest since
 * they joined the list or were last notified: in turn everyone is.
 */
async function waitingFor(
  transaction: Transaction,
  { startsAt, load, settings }: FreedTime,
  person: Recipient,
  now: Date,
): Promise<Waiting[]> {
  if (startsAt <= now) return [];
  const date = dateInIndia(startsAt);
  const slot = slotId(startsAt);
  const offeredKinds = kindIds.filter(
    (kind) => offeredDay(date, kindMinutes[kind], settings, load, now).starts.length > 0,
  );
  const waits = firestore().collection('consultation-waits');
  // Ordered here: an order in the query would need an index of its own.
  const { docs } = await transaction.get(waits.where('day', '==', date).limit(maxWaiting));
  const next = docs
    .flatMap((document): Waiting[] => {
      const wait = waitSchema.safeParse(document.data());
      return wait.success ? [{ ...wait.data, reference: document.ref }] : [];
    })
    .filter(
      ({ uid, kind, noticedSlots }) =>
        // The person who frees the time needs no notice.
        uid !== person.uid &&
        offeredKinds.includes(kind) &&
        // A time that is booked and cancelled repeatedly is notified once.
        !noticedSlots.includes(slot),
    )
    .sort((one, other) => waitingSinceMs(one) - waitingSinceMs(other))
    .slice(0, maxNotified);
  // A deletion that failed half-way may have left the wait.
  const leaving = await pendingAmong(
    transaction,
    next.map(({ uid }) => uid),
  );
  return next.filter(({ uid }) => !leaving.has(uid));
}

function waitingSinceMs({ createdAt, notifiedAt = createdAt }: Waiting): number {
  return notifiedAt.toMillis();
}
