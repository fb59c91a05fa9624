import 'server-only';
import { firestore } from '@/lib/firebase/admin';
import { deleteAll, readAll } from '@/lib/firebase/pages';
import { plainFields, type PlainFields } from '@/lib/firebase/plain-values';

/** Every mail that the site wrote to a person, or to others about what they asked for. */
export function mailsOf(uid: string) {
  return firestore().collection('mail').where('uid', '==', uid);
}

/** The mails that the site wrote to a person, or about what they asked for. */
export async function exportMails(uid: string): Promise<PlainFields[]> {
  const docs = await readAll(mailsOf(uid));
  return docs.map((document) => plainFields(document.data()));
}

export async function eraseMails(uid: string): Promise<void> {
  await deleteAll(mailsOf(uid));
}
