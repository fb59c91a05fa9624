import 'server-only';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { requireUser } from '@/lib/auth/server/session';
import { firestore } from '@/lib/firebase/admin';
import { readAll } from '@/lib/firebase/pages';
import { memoizeFor } from '@/lib/memoize';
import {
  createLink,
  nextEntry,
  recordEntrySchema,
  stampOf,
  type RecordedList,
  type RecordEntry,
  type RecordStamp,
  type Verification,
} from '@/lib/picks/domain/record/record-chain';

const pageSize = 50;
/** More than two lists of every screen. */
const maxLatest = 60;
/** How soon the lists of a new run show on every instance. */
const latestMs = 60_000;
const maxAttempts = 20;

/**
 * picks-record/{sequence}: one chain for all screens, so that one published hash covers every list of every screen. With
 * one chain per screen, a whole screen could be removed and the other chains would still be valid.
 */
const record = () => firestore().collection('picks-record');

/** Far more than there are screens. */
const maxOfADay = 500;

/** Six digits, so that every tool sorts the documents in their order. */
const idOf = (sequence: number) => String(sequence).padStart(6, '0');

/** All lists of a screen, newest first; members only. */
export async function readRecordOf(screenId: string): Promise<RecordEntry[]> {
  await requireUser();
  // Sorted here: ordering in the query would need a further index.
  const docs = await readAll(record().where('list.screenId', '==', screenId));
  return docs.flatMap(entryOf).sort((one, other) => other.sequence - one.sequence);
}

/**
 * The newest lists of all screens, newest first, two of each at most; members only. They are the same for all members,
 * and sixty documents with the figures of each company, so an instance reads them once a minute.
 */
export async function readLatestLists(): Promise<readonly RecordEntry[]> {
  await requireUser();
  return recentLists();
}

const recentLists = memoizeFor<readonly RecordEntry[]>(queryLatestLists, {
  cacheMs: () => latestMs,
  now: () => Date.now(),
});

async function queryLatestLists(): Promise<RecordEntry[]> {
  const { docs } = await record().orderBy('sequence', 'desc').limit(maxLatest).get();
  const seen = new Map<string, number>();
  return docs.flatMap(entryOf).filter(({ list: { screenId } }) => {
    const count = (seen.get(screenId) ?? 0) + 1;
    seen.set(screenId, count);
    return count <= 2;
  });
}

/** Reads all entries and names the first broken link; members only. */
export async function verifyRecord(): Promise<Verification> {
  await requireUser();
  const inOrder = record().orderBy('sequence').limit(pageSize);
  const link = createLink();
  for (let page = await inOrder.get(); !page.empty;) {
    for (const document of page.docs) {
      const broken = link.add(document.data());
      if (broken) return broken;
    }
    page = await inOrder.startAfter(page.docs.at(-1)).get();
  }
  return link.intact();
}

/** Public, so it names no company and no screen; null while the record is empty. */
export async function readNewestStamp(): Promise<RecordStamp | null> {
  const { docs } = await record().orderBy('sequence', 'desc').limit(1).get();
  const [newest] = docs.flatMap(entryOf);
  return newest ? stampOf(newest) : null;
}

/**
 * Puts the lists of a day on record, each screen once: a second run adds nothing. One transaction, so all of them or
 * none; of two simultaneous runs the second sees what the first wrote, and `create` refuses existing documents. The
 * caller checks the permission. @returns the screens that were added. @throws when the newest entry is dated later,
 * or has an unknown shape.
 */
export async function appendToRecord(lists: readonly RecordedList[]): Promise<string[]> {
  const days = [...new Set(lists.map(({ ranOn }) => ranOn))];
  if (days.length !== 1) throw new Error(`One day at a time, not ${days.length}`);
  return firestore().runTransaction(
    async (transaction) => {
      const [ofDay, latest] = await Promise.all([
        transaction.get(record().where('list.ranOn', '==', days[0]).limit(maxOfADay)),
        transaction.get(record().orderBy('sequence', 'desc').limit(1)),
      ]);
      const done = new Set(ofDay.docs.map((document): unknown => document.get('list.screenId')));
      let newest = latest.docs[0] ? recordEntrySchema.parse(latest.docs[0].data()) : null;
      const missing = lists.filter(({ screenId }) => !done.has(screenId));
      for (const list of missing) {
        newest = nextEntry(list, newest);
        transaction.create(record().doc(idOf(newest.sequence)), newest);
      }
      return missing.map(({ screenId }) => screenId);
    },
    { maxAttempts },
  );
}

/** Leaves out entries of unknown shape; the verification reports them. */
function entryOf(document: DocumentSnapshot): RecordEntry | [] {
  return recordEntrySchema.safeParse(document.data()).data ?? [];
}
