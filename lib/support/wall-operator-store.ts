import { createHash } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { readAll } from '@/lib/firebase/pages';
import { failure, success, type Result } from '@/lib/result';

/** For `npm run wall`, which brings its own connection. */
export type OperatorEntry = {
  id: string;
  isWaiting: boolean;
  name: string;
  message: string;
  amountRupees: number | null;
  writtenAt: Date | null;
  /** The hash of all that is shown of the entry. The operator approves by it, since the sender may replace the entry. */
  contentHash: string;
};

/** Everything on the wall and before it, what waits first. */
export async function listWall(db: Firestore): Promise<OperatorEntry[]> {
  const docs = await readAll(db.collection('wall'));
  return docs
    .map((document): OperatorEntry => {
      const { name, message, amountRupees, isWaiting, writtenAt } = document.data();
      return {
        id: document.id,
        isWaiting: isWaiting === true,
        name: String(name),
        message: String(message),
        amountRupees: typeof amountRupees === 'number' ? amountRupees : null,
        writtenAt: writtenAt instanceof Timestamp ? writtenAt.toDate() : null,
        contentHash: contentHashOf(document),
      };
    })
    .sort((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
}

/** @param contentHash of the entry as it was read: with another content it is not approved */
export async function approveEntry(
  db: Firestore,
  id: string,
  contentHash: string,
  now: Date,
): Promise<Result<null, 'unknown' | 'changed'>> {
  const document = db.collection('wall').doc(id);
  return db.runTransaction(async (transaction) => {
    const known = await transaction.get(document);
    if (!known.exists) return failure('unknown');
    if (contentHashOf(known) !== contentHash) return failure('changed');
    transaction.update(document, {
      approvedAt: Timestamp.fromDate(now),
      isWaiting: FieldValue.delete(),
    });
    return success(null);
  });
}

/** 96 bits: short enough to copy, and a sender cannot make two texts that have the same. */
function contentHashOf(document: DocumentSnapshot): string {
  const content = ['name', 'message', 'amountRupees'].map((field): unknown => document.get(field));
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24);
}

/** @returns whether there was such an entry */
export async function removeEntry(db: Firestore, id: string): Promise<boolean> {
  const document = db.collection('wall').doc(id);
  if (!(await document.get()).exists) return false;
  await document.delete();
  return true;
}
