import 'server-only';
import { eraseFromCalendar, exportWaits } from '@/lib/consultation/server/user-data-store';
import { eraseCertificates, exportCertificates } from '@/lib/education/server/certificate-store';
import { eraseEnquiries } from '@/lib/enquiries/store';
import { plainFields, type PlainFields } from '@/lib/firebase/plain-values';
import { eraseMails, exportMails } from '@/lib/mail/store';
import { messages } from '@/lib/messages';
import { readWallOf, removeWallOf } from '@/lib/support/wall-store';
import { erasePictures, exportPictures } from './picture-store';
import {
  eraseSignInRecord,
  exportSignInRecord,
  eraseProfile,
  eraseTree,
  exportProfile,
  exportTree,
  readCollection,
} from './user-tree-store';
import {
  listPendingDeletions,
  markPendingDeletion,
  readPendingDeletion,
  unmarkPendingDeletion,
} from '@/lib/auth/server/pending-deletion-store';
import { endAllSessions } from '@/lib/auth/server/session-store';
import { logFailure, withFallback } from '@/lib/errors';

/**
 * One kind of user data. `exportOf` returns the items as JSON values, one entry each (so its length is their count);
 * `eraseOf` deletes all of them and may be called again, also after it failed half-way or when nothing is left.
 */
export type UserDataKind = {
  /** The name of the list in the export. */
  id: string;
  title: string;
  exportOf: (uid: string) => Promise<readonly PlainFields[]>;
  /** The same items for a page, where they can be read with fewer questions to Firestore. */
  readOf?: (uid: string) => Promise<readonly PlainFields[]>;
  eraseOf: (uid: string) => Promise<void>;
};

const { userData: userDataMessages } = messages().account;

/** A collection under users/{uid}. */
function treeOf(name: string, title: string): UserDataKind {
  return {
    id: name,
    title,
    exportOf: (uid) => exportTree(uid, name),
    readOf: (uid) => readCollection(uid, name),
    eraseOf: (uid) => eraseTree(uid, name),
  };
}

const trees: readonly UserDataKind[] = [
  treeOf('saved', userDataMessages.saved),
  treeOf('news', userDataMessages.news),
  treeOf('learning', userDataMessages.learning),
  treeOf('lesson-notes', userDataMessages.lessonNotes),
  treeOf('sessions', userDataMessages.sessions),
  treeOf('bookings', userDataMessages.bookings),
];

/**
 * All user data: what /account shows and exports, and what the deletion of the account erases, in this order. Data
 * under users/{uid} go with the profile even where no line names them; data elsewhere (a slot, a ticket and its
 * files, a mail) need a line here. Profile and sign-in come last: while they exist, the member can sign in again and
 * have the rest deleted.
 */
export const userData: readonly UserDataKind[] = [
  {
    id: 'pictures',
    title: userDataMessages.pictures,
    exportOf: exportPictures,
    eraseOf: erasePictures,
  },
  {
    id: 'waits',
    title: userDataMessages.waits,
    exportOf: exportWaits,
    eraseOf: eraseFromCalendar,
  },
  {
    id: 'mails',
    title: userDataMessages.mails,
    exportOf: exportMails,
    eraseOf: eraseMails,
  },
  ...trees,
  { ...treeOf('enquiries', userDataMessages.enquiries), eraseOf: eraseEnquiries },
  {
    id: 'wall',
    title: userDataMessages.wall,
    exportOf: async (uid) => (await readWallOf(uid)).map(plainFields),
    eraseOf: removeWallOf,
  },
  {
    id: 'certificates',
    title: userDataMessages.certificates,
    exportOf: exportCertificates,
    eraseOf: eraseCertificates,
  },
  {
    id: 'profile',
    title: userDataMessages.profile,
    exportOf: (uid) => exportProfile(uid, ['pictures', 'enquiries', ...trees.map(({ id }) => id)]),
    eraseOf: eraseProfile,
  },
  {
    id: 'signIn',
    title: userDataMessages.signIn,
    exportOf: exportSignInRecord,
    eraseOf: eraseSignInRecord,
  },
];

/**
 * Deletes an account: all user data including the sign-in, and last the mark of the pending deletion. Each step may
 * be repeated. When one fails, the mark stays and `finishDeletion` starts again: at the next sign-in, or at night.
 * @throws when the deletion could not be recorded.
 */
export async function deleteAccount(uid: string): Promise<{ isFinished: boolean }> {
  await markPendingDeletion(uid);
  const isFinished = await withFallback('A deletion could not be finished', false, async () => {
    await finishDeletion(uid);
    return true;
  });
  return { isFinished };
}

/** Finishes a pending deletion; does nothing where there is none. @throws when a step fails. */
export async function finishDeletion(uid: string): Promise<void> {
  if (!(await readPendingDeletion(uid))) return;
  // First: whatever fails after it, no device is signed in to an account that is half gone.
  await endAllSessions(uid);
  await eraseUserData(uid);
  // Once more: a request that was let in before the sign-in was gone may have written something since.
  await eraseUserData(uid);
  await unmarkPendingDeletion(uid);
}

/** A deletion of a run begins within this time; the function ends at five minutes. */
const latestStartMs = 180_000;

/**
 * For the operator: finishes pending deletions, the oldest first. One that fails does not stop the others, and
 * the rest is left to the next run.
 */
export async function finishDeletions(
  clockMs = () => performance.now(),
): Promise<{ finished: number; failed: number; isAll: boolean }> {
  const counts = { finished: 0, failed: 0, isAll: true };
  const startedAtMs = clockMs();
  for await (const { uid } of listPendingDeletions()) {
    if (clockMs() - startedAtMs > latestStartMs) return { ...counts, isAll: false };
    try {
      await finishDeletion(uid);
      counts.finished += 1;
    } catch (error) {
      logFailure('A deletion could not be finished', error);
      counts.failed += 1;
    }
  }
  return counts;
}

async function eraseUserData(uid: string): Promise<void> {
  for (const { eraseOf } of userData) await eraseOf(uid);
}

type Person = { uid: string };

/**
 * All user data as one JSON text, written kind by kind as each is read. A failed read aborts the download, because a
 * shortened file would look complete.
 */
export function exportStream({ uid }: Person, now: Date): ReadableStream<Uint8Array> {
  const parts = write(uid, now);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const part = await parts.next();
        if (part.done) controller.close();
        else controller.enqueue(encoder.encode(part.value));
      } catch (error) {
        logFailure('An export could not be finished', error);
        controller.error(error);
      }
    },
  });
}

async function* write(uid: string, now: Date): AsyncGenerator<string> {
  yield `{\n  "format": "arthayatra-everything",\n  "version": 1,\n  "exportedAt": "${now.toISOString()}"`;
  for (const { id, title, exportOf } of userData) {
    const items = await exportOf(uid);
    const value = JSON.stringify({ title, items }, null, 2).replaceAll('\n', '\n  ');
    yield `,\n  ${JSON.stringify(id)}: ${value}`;
  }
  yield '\n}\n';
}

/**
 * All user data as values, for a page. The export and the deletion also look for collections below each document; a
 * page looks for them below the profile alone.
 */
export async function readUserData({ uid }: Person) {
  return Promise.all(
    userData.map(async ({ id, title, exportOf, readOf = exportOf }) => ({
      id,
      title,
      items: await readOf(uid),
    })),
  );
}
