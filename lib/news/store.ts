import 'server-only';
import { Timestamp } from 'firebase-admin/firestore';
import type { AccountProblem } from '@/lib/auth/account-problem';
import { findUser, nameOf, requireUserForAction } from '@/lib/auth/session';
import { firestore } from '@/lib/firebase/admin';
import { takeTurn } from '@/lib/limits/store';
import { failure, success, type Result } from '@/lib/result';
import type { Saver } from '@/lib/saved/store';
import { changeShelf, mergeShelves, readShelf, type Shelf, type ShelfChange } from './shelf';

/** The signed-in member's reading list. */
export async function readMyShelf(): Promise<Result<Shelf, AccountProblem>> {
  const user = await findUser();
  if (!user.ok) return user;
  try {
    const document = await shelfOf(user.value.uid).get();
    return success(readShelf(document.data()));
  } catch (error) {
    console.error('The news shelf could not be reached:', nameOf(error));
    return failure('unavailable');
  }
}

/** Reading and writing are one transaction: two devices that change it at once both keep their change. */
export async function changeMyShelf(
  change: ShelfChange,
): Promise<Result<Shelf, AccountProblem | 'too-many'>> {
  const user = await requireUserForAction();
  if (!user.ok) return user;
  const turn = await takeTurn('news', { uid: user.value.uid, address: null });
  if (!turn.ok) return failure('too-many');
  return changeShelfOf(user.value.uid, (shelf) => changeShelf(shelf, change));
}

/** Merges what a guest saved in a browser into the account of a member. */
export function mergeIntoMyNews(
  { uid }: Saver,
  guest: Shelf,
): Promise<Result<Shelf, 'unavailable'>> {
  return changeShelfOf(uid, (shelf) => mergeShelves(shelf, guest));
}

/** Reading and writing are one transaction: two devices that change it at once both keep their change. */
async function changeShelfOf(
  uid: string,
  change: (shelf: Shelf) => Shelf,
): Promise<Result<Shelf, 'unavailable'>> {
  try {
    const db = firestore();
    const document = shelfOf(uid);
    return success(
      await db.runTransaction(async (transaction) => {
        const changed = change(readShelf((await transaction.get(document)).data()));
        transaction.set(document, { ...changed, updatedAt: Timestamp.fromDate(new Date()) });
        return changed;
      }),
    );
  } catch (error) {
    console.error('The news shelf could not be changed:', nameOf(error));
    return failure('unavailable');
  }
}

/** users/{uid}/news/shelf */
function shelfOf(uid: string) {
  return firestore().collection('users').doc(uid).collection('news').doc('shelf');
}
