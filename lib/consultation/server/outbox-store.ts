import 'server-only';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { pendingAmong } from '@/lib/auth/server/pending-deletion-store';
import { env } from '@/lib/env';
import { dateInIndia, formatDate, type IsoDate } from '@/lib/calendar/iso-date';
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

/** A booking's entry for a calendar, in the words of the site. */
export function calendarOf(booking: Booking, roomUrl: string, now: Date): string {
  const title = fill(consultationMessages.calendar.title, {
    kind: consultationMessages.kinds[booking.kind].name,
  });
  const text = { title, detail: consultationMessages.calendar.detail, roomUrl };
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
   * Notifies those who wait for the day of this booking that a time is free; the first to book it gets it. Leaves out
   * those for whose kind of session the day still has no free time.
   * @param load of that day, after the change
   */
  notifyWaiting: (freed: Booking, load: DayLoad, settings: ConsultationSettings) => Promise<void>;
};

/**
 * The mails of one transaction. It reads what they depend on, and so it is opened before the transaction writes.
 * @param freedDay the day on which a time becomes free, null when none does
 */
export async function openOutbox(
  transaction: Transaction,
  person: Recipient,
  freedDay: IsoDate | null,
  now: Date,
): Promise<Outbox> {
  const waiting = freedDay ? await waitingFor(transaction, freedDay) : [];
  const addresses = [person, ...waiting].flatMap(({ email }) => email ?? []);
  const aboutPerson = `host about ${person.uid}`;
  const daily = await readDailyMails(transaction, [...addresses, aboutPerson], now);
  const lastMail = lastMailTo(person, daily);
  return {
    lastMail,
    async notify(booking, what, { host, roomUrl }) {
      const values = {
        kind: consultationMessages.kinds[booking.kind].name,
        times: timesOf(booking.startsAt, booking.zone),
        url: `${env.siteUrl}${bookingPath(booking.id)}`,
        calendar: calendarOf(booking, roomUrl, now),
      };
      const { uid, email } = person;
      if (lastMail === 'queued' && email !== null) {
        const template = templates[what];
        queueMail({ to: email, template, values, uid }, transaction, now);
      }
      // Counted for each person, so that one member who books and cancels all day uses up no other member's notices
      // to the host.
      if (host.email && daily.take(aboutPerson)) {
        const intake = hostFacts(booking, consultationMessages);
        const mail = { to: host.email, uid: email === null ? null : uid };
        queueMail(
          { ...mail, template: 'bookingForHost', values: { ...values, what, intake } },
          transaction,
          now,
        );
      }
    },
    async notifyWaiting(freed, load, settings) {
      if (freed.startsAt <= now) return;
      const slot = slotId(freed.startsAt);
      const date = dateInIndia(freed.startsAt);
      for (const { reference, uid, email, kind, noticedSlots } of waiting) {
        // The person who frees the time needs no notice.
        if (uid === person.uid) continue;
        if (offeredDay(date, kindMinutes[kind], settings, load, now).starts.length === 0) continue;
        // A time that is booked and cancelled repeatedly is notified once.
        if (noticedSlots.includes(slot) || !daily.take(email)) continue;
        const values = {
          day: formatDate(date),
          url: `${env.siteUrl}${stepPath({ kind, day: date })}`,
        };
        queueMail({ to: email, template: 'timeFree', values, uid }, transaction, now);
        transaction.update(reference, { noticedSlots: [...noticedSlots, slot] });
      }
    },
  };
}

function lastMailTo({ email, isConfirmed }: Recipient, daily: DailyMails): LastMail {
  if (!isConfirmed || !email) return 'not-confirmed';
  return daily.take(email) ? 'queued' : 'daily-limit';
}

const maxNotified = 50;

const waitSchema = z.object({
  uid: z.string(),
  email: z.string().min(1),
  /** Written with a confirmed address. */
  isConfirmed: z.literal(true),
  kind: z.enum(kindIds),
  /** The times about which this person has had a mail. */
  noticedSlots: z.array(z.string()).default([]),
});

type Waiting = z.infer<typeof waitSchema> & { reference: DocumentReference };

async function waitingFor(transaction: Transaction, day: IsoDate): Promise<Waiting[]> {
  const waits = firestore().collection('consultation-waits');
  const { docs } = await transaction.get(waits.where('day', '==', day).limit(maxNotified));
  const read = docs.flatMap((document) => {
    const wait = waitSchema.safeParse(document.data());
    return wait.success ? [{ ...wait.data, reference: document.ref }] : [];
  });
  // A deletion that failed half-way may have left the wait.
  const leaving = await pendingAmong(
    transaction,
    read.map(({ uid }) => uid),
  );
  return read.filter(({ uid }) => !leaving.has(uid));
}
