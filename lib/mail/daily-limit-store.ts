import 'server-only';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { firestore } from '@/lib/firebase/admin';
import { namelessKey } from '@/lib/limits/nameless-key-source';

/** Mails that one address is sent in any 24 hours. */
export const mailsPerDay = 20;

const dayMs = 24 * 60 * 60 * 1000;

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
