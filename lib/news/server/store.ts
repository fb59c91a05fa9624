import 'server-only';
import { Timestamp } from 'firebase-admin/firestore';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { findUser, requireUserForAction } from '@/lib/auth/server/session';
import { withFallback } from '@/lib/errors';
import { firestore } from '@/lib/firebase/admin';
import { takeToken } from '@/lib/limits/store';
import { failure, success, type Result } from '@/lib/result';
import type { Saver } from '@/lib/saved/store';
import {
  changeReadingList,
  mergeReadingLists,
  readReadingList,
  type ReadingList,
  type ReadingListChange,
} from '@/lib/news/domain/reading-list';

/** The signed-in member's reading list. */
export async function readMyReadingList(): Promise<Result<ReadingList, AccountProblem>> {
  const user = await findUser();
  if (!user.ok) return user;
  return withFallback('The reading list could not be reached', failure('unavailable'), async () => {
    const document = await readingListOf(user.value.uid).get();
    return success(readReadingList(document.data()));
  });
}

/** One transaction reads and writes, so that changes from two devices at once are both stored. */
export async function changeMyReadingList(
  change: ReadingListChange,
): Promise<Result<ReadingList, AccountProblem | 'too-many'>> {
  const user = await requireUserForAction();
  if (!user.ok) return user;
  const token = await takeToken('news', { uid: user.value.uid, address: null });
  if (!token.ok) return failure('too-many');
  return changeReadingListOf(user.value.uid, (readingList) =>
    changeReadingList(readingList, change),
  );
}

/** Merges what a guest saved in a browser into the account of a member. */
export function mergeIntoMyNews(
  { uid }: Saver,
  guest: ReadingList,
): Promise<Result<ReadingList, 'unavailable'>> {
  return changeReadingListOf(uid, (readingList) => mergeReadingLists(readingList, guest));
}

/** One transaction reads and writes, so that changes from two devices at once are both stored. */
async function changeReadingListOf(
  uid: string,
  change: (readingList: ReadingList) => ReadingList,
): Promise<Result<ReadingList, 'unavailable'>> {
  return withFallback('The reading list could not be changed', failure('unavailable'), async () => {
    const db = firestore();
    const document = readingListOf(uid);
    return success(
      await db.runTransaction(async (transaction) => {
        const changed = change(readReadingList((await transaction.get(document)).data()));
        transaction.set(document, { ...changed, updatedAt: Timestamp.fromDate(new Date()) });
        return changed;
      }),
    );
  });
}

/** users/{uid}/news/reading-list */
function readingListOf(uid: string) {
  return firestore().collection('users').doc(uid).collection('news').doc('reading-list');
}
