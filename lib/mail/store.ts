import 'server-only';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { env } from '@/lib/env';
import { firestore } from '@/lib/firebase/admin';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { templates, writeLetter, type Letter, type TemplateName, type ValuesOf } from './letters';
import { deleteAll, readAll } from '@/lib/firebase/pages';
import { plainFields, type PlainFields } from '@/lib/firebase/plain-values';

type QueuedMail<Name extends TemplateName> = {
  /** One address. */
  to: string;
  template: Name;
  values: ValuesOf<Name>;
  /** The member whom the mail is about, so that it is deleted with the account; null for mail to the site's own people. */
  uid: string | null;
};

/**
 * Writes the mail into the collection `mail`, from which Firebase's "Trigger Email" extension sends it (`{ to,
 * message: { subject, text, html } }`). Within a transaction it is an outbox: a mail is queued once when the
 * transaction commits, and not at all when it fails.
 */
export async function queueMail<Name extends TemplateName>(
  mail: QueuedMail<Name>,
  transaction?: Transaction,
): Promise<void> {
  const document = firestore().collection('mail').doc();
  const write = templates[mail.template] as (values: ValuesOf<Name>) => Letter;
  const footer = fill(messages().mail.footer, { site: new URL(env.siteUrl).host });
  const data = {
    to: mail.to,
    uid: mail.uid,
    message: writeLetter(write(mail.values), footer),
    createdAt: FieldValue.serverTimestamp(),
  };
  if (transaction) transaction.create(document, data);
  else await document.create(data);
}

/** Whether an extension sends the queued mails. If not, the pages say that no mail is sent. */
export function willMailBeSent(): boolean {
  return env.hasMailExtension;
}

/** Every mail that the site wrote to a person, or to others about what they asked for. */
export function mailsOf(uid: string) {
  return firestore().collection('mail').where('uid', '==', uid);
}

export async function exportMails(uid: string): Promise<PlainFields[]> {
  const docs = await readAll(mailsOf(uid));
  return docs.map((document) => plainFields(document.data()));
}

export async function eraseMails(uid: string): Promise<void> {
  await deleteAll(mailsOf(uid));
}
