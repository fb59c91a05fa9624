import 'server-only';
import { createHash } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '@/lib/firebase/admin';

/**
 * `deletions/{hash}`: an account whose deletion has begun and is not finished. It names the person only because the
 * rest could not be found without; it is the last thing to go.
 */
export type Closing = { uid: string; email: string | null; username: string | null };

const closings = () => firestore().collection('deletions');

const closingOf = (uid: string) => closings().doc(createHash('sha256').update(uid).digest('hex'));

/** From now on nobody can start a session of this account. */
export async function markClosing({ uid, email, username }: Closing): Promise<void> {
  await closingOf(uid).set({ uid, email, username, begunAt: FieldValue.serverTimestamp() });
}

export async function readClosing(uid: string): Promise<Closing | null> {
  return ((await closingOf(uid).get()).data() as Closing | undefined) ?? null;
}

/** Those that are not finished, the oldest first. */
export async function listClosings(limit: number): Promise<Closing[]> {
  const { docs } = await closings().orderBy('begunAt').limit(limit).get();
  return docs.map((document) => document.data() as Closing);
}

export async function unmarkClosing(uid: string): Promise<void> {
  await closingOf(uid).delete();
}
