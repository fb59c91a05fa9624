import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { readAll } from '@/lib/firebase/pages';

/** For `npm run wall`, which brings its own connection. */
export type OperatorEntry = {
  id: string;
  isWaiting: boolean;
  name: string;
  message: string;
  amountRupees: number | null;
  writtenAt: Date | null;
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
      };
    })
    .sort((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
}

/** @returns whether there was such an entry */
export async function approveEntry(db: Firestore, id: string, now: Date): Promise<boolean> {
  const document = db.collection('wall').doc(id);
  return db.runTransaction(async (transaction) => {
    if (!(await transaction.get(document)).exists) return false;
    transaction.update(document, {
      approvedAt: Timestamp.fromDate(now),
      isWaiting: FieldValue.delete(),
    });
    return true;
  });
}

/** @returns whether there was such an entry */
export async function removeEntry(db: Firestore, id: string): Promise<boolean> {
  const document = db.collection('wall').doc(id);
  if (!(await document.get()).exists) return false;
  await document.delete();
  return true;
}
