import 'server-only';
import { dayMs } from '@/lib/calendar/day-count';
import { FieldValue, type Transaction, Timestamp } from 'firebase-admin/firestore';
import { env } from '@/lib/env';
import { firestore } from '@/lib/firebase/admin';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { templates, writeLetter, type Letter, type TemplateName, type ValuesOf } from './letters';
import { deleteAll, readAll } from '@/lib/firebase/pages';
import { plainFields, type PlainFields } from '@/lib/firebase/plain-values';
import { z } from 'zod';
import { namelessKey } from '@/lib/limits/visitor-source';

type QueuedMail<Name extends TemplateName> = {
  /** One address. */
  to: string;
  template: Name;
  values: ValuesOf<Name>;
  /** The member whom the mail is about, so that it is deleted with the account; null for one that outlives the account. */
  uid: string | null;
};

/** How long a mail without a `uid` is stored: long enough to send it. */
const accountlessMailMs = 7 * dayMs;

/**
 * Writes the mail into the collection `mail`, from which Firebase's "Trigger Email" extension sends it (`{ to,
 * message: { subject, text, html } }`): once when the transaction commits, and not at all when it fails. `expiresAt` is the
 * field of a TTL policy.
 */
export function queueMail<Name extends TemplateName>(
  mail: QueuedMail<Name>,
  transaction: Transaction,
  now: Date,
): void {
  const document = firestore().collection('mail').doc();
  const write = templates[mail.template] as (values: ValuesOf<Name>) => Letter;
  const footer = fill(messages().mail.footer, { site: new URL(env.siteUrl).host });
  transaction.create(document, {
    to: mail.to,
    ...(mail.template === 'bookingForHost' && { isToHost: true }),
    uid: mail.uid,
    message: writeLetter(write(mail.values), footer),
    createdAt: FieldValue.serverTimestamp(),
    ...(mail.uid === null && {
      expiresAt: Timestamp.fromMillis(now.getTime() + accountlessMailMs),
    }),
  });
}

/** Whether an extension sends the queued mails. If not, the pages say that no mail is sent. */
export function willMailBeSent(): boolean {
  return env.hasMailExtension;
}

/** Every mail that the site wrote to a person, or to others about what they asked for. */
export function mailsOf(uid: string) {
  return firestore().collection('mail').where('uid', '==', uid);
}

/**
 * The mails that the site wrote for a person. The host's address, which no page shows, is left out: the extension writes
 * it into `delivery` too.
 */
export async function exportMails(uid: string): Promise<PlainFields[]> {
  const docs = await readAll(mailsOf(uid));
  // Early mails do not say that they go to the host.
  const hostAddress = env.consultation?.host.email;
  return docs.map((document) => {
    const { isToHost, ...fields } = document.data();
    const { to, delivery: _delivery, ...others } = fields;
    return plainFields(isToHost === true || to === hostAddress ? others : fields);
  });
}

export async function eraseMails(uid: string): Promise<void> {
  await deleteAll(mailsOf(uid));
}

/** Mails that one address is sent in any 24 hours. */
export const mailsPerDay = 20;

const sentSchema = z.array(z.instanceof(Timestamp)).max(mailsPerDay);

export type DailyMails = {
  /** Counts one more mail, within the transaction; false when the recipient has had all of today's. */
  take: (recipient: string) => boolean;
};

/**
 * The number of mails to the recipients in the last 24 hours. Call it before the transaction writes. The documents
 * are in `limits` under an HMAC of the recipient, apart from the mails, so that deleting mails or an account does not
 * reset the count; `expiresAt` is the field for a TTL policy.
 * @param recipients addresses, or other names of what is counted
 */
export async function readDailyMails(
  transaction: Transaction,
  recipients: readonly string[],
  now: Date,
): Promise<DailyMails> {
  const documents = [...new Set(recipients.map(documentOf))].map((id) =>
    firestore().collection('limits').doc(id),
  );
  const known = documents.length > 0 ? await transaction.getAll(...documents) : [];
  const since = now.getTime() - dayMs;
  const sent = new Map(
    known.map((document) => {
      const moments = sentSchema.safeParse(document.get('sentAt')).data ?? [];
      return [document.id, moments.filter((moment) => moment.toMillis() > since)];
    }),
  );
  return {
    take(recipient) {
      const id = documentOf(recipient);
      const moments = sent.get(id);
      if (!moments) throw new Error('The mails of this recipient were not read');
      if (moments.length >= mailsPerDay) return false;
      moments.push(Timestamp.fromDate(now));
      transaction.set(firestore().collection('limits').doc(id), {
        sentAt: moments,
        expiresAt: Timestamp.fromMillis(now.getTime() + dayMs),
      });
      return true;
    },
  };
}

function documentOf(recipient: string): string {
  return `mail:${namelessKey(`mail ${recipient.trim().toLowerCase()}`)}`;
}
