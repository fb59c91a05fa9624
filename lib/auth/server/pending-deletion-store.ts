import 'server-only';
import { createHash } from 'node:crypto';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { firestore } from '@/lib/firebase/admin';
import { pagesOf } from '@/lib/firebase/pages';

/**
 * `deletions/{hash}`: an account whose deletion has begun and is not finished. It contains the person's id because the
 * rest could not be found without it; it is deleted last.
 */
const pendingDeletionSchema = z.object({ uid: z.string() });

type PendingDeletion = z.infer<typeof pendingDeletionSchema>;

const pendingDeletions = () => firestore().collection('deletions');

const pendingDeletionOf = (uid: string) =>
  pendingDeletions().doc(createHash('sha256').update(uid).digest('hex'));

/** Marks the deletion as pending: from now on no session of this account can start. */
export async function markPendingDeletion(uid: string): Promise<void> {
  await pendingDeletionOf(uid).set({ uid, begunAt: FieldValue.serverTimestamp() });
}

/** @throws for a document that has no known shape: its account is not open for a session either. */
export async function readPendingDeletion(uid: string): Promise<PendingDeletion | null> {
  const document = await pendingDeletionOf(uid).get();
  return document.exists ? pendingDeletionSchema.parse(document.data()) : null;
}

/** Those of these people whose deletion is pending. */
export async function pendingAmong(
  transaction: Transaction,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const documents = await transaction.getAll(...uids.map(pendingDeletionOf));
  return new Set(uids.filter((_, at) => documents[at]?.exists));
}

/** Those that are not finished, the oldest first, as they are asked for. One of no known shape is left out and logged. */
export async function* listPendingDeletions(): AsyncGenerator<PendingDeletion> {
  for await (const docs of pagesOf(pendingDeletions().orderBy('begunAt'))) {
    for (const document of docs) {
      const read = pendingDeletionSchema.safeParse(document.data());
      if (read.success) yield read.data;
      else console.error(`Deletion ${document.id} has no known shape`);
    }
  }
}

export async function unmarkPendingDeletion(uid: string): Promise<void> {
  await pendingDeletionOf(uid).delete();
}
