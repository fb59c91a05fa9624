import 'server-only';
import { firestore } from '@/lib/firebase/admin';
import { plainFields, type PlainFields } from '@/lib/firebase/plain-values';

const pageSize = 200;

/** Every mail that the site wrote to a person, or to others about what they asked for. */
export function mailsOf(uid: string) {
  return firestore().collection('mail').where('uid', '==', uid);
}

/** The mails that the site wrote to a person, or about what they asked for. */
export async function exportMails(uid: string): Promise<PlainFields[]> {
  const { docs } = await mailsOf(uid).get();
  return docs.map((document) => plainFields(document.data()));
}

export async function eraseMails(uid: string): Promise<void> {
  for (;;) {
    const { docs } = await mailsOf(uid).limit(pageSize).get();
    if (docs.length === 0) return;
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
