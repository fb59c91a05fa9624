/**
 * @jest-environment node
 *
 * What one member waits for does not grow with the number of members, and one who has very much can be exported and
 * deleted within the five minutes that Vercel gives. Few members here; `npm run check:deep -- members` makes it 100,000,
 * and 10,000 saved things of one.
 */
import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { deleteAccount, exportStream, finishDeletions } from '@/lib/account/user-data';
import { markPendingDeletion } from '@/lib/auth/server/pending-deletion-store';
import {
  createSession,
  listSessions,
  readProfileAndSession,
} from '@/lib/auth/server/session-store';
import { readProgressOf } from '@/lib/education/server/store';
import { adminAuth, firestore, storageBucket } from '@/lib/firebase/admin';
import { listSavedItemsOf, putMySavedItem, saverOf } from '@/lib/saved/store';
import { ownStores } from './own-store';

jest.mock('@/lib/env', () => ({ env: { cookieKeys: ['for counts'], consultation: null } }));
jest.mock('@/lib/firebase/admin', () => ({
  adminAuth: jest.fn(),
  firestore: jest.fn(),
  storageBucket: jest.fn(),
}));

const members = Number(process.env.MEMBERS ?? 30);
const things = Number(process.env.MEMBERS_THINGS ?? 220);
/** More than a page in the deep check; what one member has is more than a page here too. */
const pending = process.env.MEMBERS ? 210 : 5;
/** Vercel ends a function after 300 s. */
const maxMs = 300_000;
/** The most by which a time may grow with the number of members. A busy machine easily doubles one. */
const mayGrowBy = 3;
const graceMs = 60;

jest.setTimeout(30 * 60_000);

const stores = ownStores('members');
const uidOf = (index: number) => `member-${String(index).padStart(7, '0')}`;
const rich = 'member-with-very-much';
const at = Timestamp.fromMillis(Date.UTC(2026, 10, 1));
let store: Firestore;
let before: Record<string, number>;

beforeAll(async () => {
  store = stores.open();
  jest.mocked(firestore).mockReturnValue(store);
  jest.mocked(adminAuth).mockReturnValue({
    getUser: () => Promise.resolve({ toJSON: () => ({}), providerData: [], metadata: {} }),
    deleteUser: () => Promise.resolve(),
  } as never);
  const file = { delete: () => Promise.resolve(), download: () => Promise.resolve([null]) };
  jest.mocked(storageBucket).mockReturnValue({ file: () => file } as never);

  await writeMembers(0, 1);
  await timesOf(uidOf(0)); // Connections open and code is compiled.
  before = await timesOf(uidOf(0));
  const startedAt = performance.now();
  await writeMembers(1, members);
  await writeThings(rich, things);
  say(`${members} members written in ${seconds(performance.now() - startedAt)}`);
});

/** Each with a profile, a session, a saved thing and progress in a lesson. */
async function writeMembers(from: number, to: number): Promise<void> {
  const perBatch = 100;
  for (let start = from; start < to; start += perBatch) {
    const batch = store.batch();
    for (let index = start; index < Math.min(to, start + perBatch); index += 1) {
      const user = store.doc(`users/${uidOf(index)}`);
      batch.set(user, { username: `Member ${index}`, profileImage: null, consent: null });
      batch.set(user.collection('sessions').doc('sid'), {
        ...{ device: 'Firefox', createdAt: at, lastSeenAt: at, authTime: at },
      });
      batch.set(user.collection('saved').doc(randomUUID()), thing());
    }
    await batch.commit();
  }
}

async function writeThings(uid: string, count: number): Promise<void> {
  const saved = store.collection(`users/${uid}/saved`);
  await store.doc(`users/${uid}`).set({ username: 'Asha', profileImage: null, consent: null });
  for (let start = 0; start < count; start += 200) {
    const batch = store.batch();
    for (let index = start; index < Math.min(count, start + 200); index += 1) {
      batch.set(saved.doc(randomUUID()), thing());
    }
    await batch.commit();
  }
}

const thing = () => ({
  kind: 'share-note',
  version: 1,
  data: { note: 'Long enough' },
  updatedAt: at,
});

const works: Record<string, (uid: string) => Promise<unknown>> = {
  'the check of a session': (uid) => readProfileAndSession(uid, 'sid'),
  'a sign-in': (uid) =>
    createSession({ uid, sid: randomUUID(), authTimeMs: Date.now(), device: 'Firefox' }),
  'saved things of the dashboard': (uid) => listSavedItemsOf({ uid }),
  'progress of the dashboard': (uid) => readProgressOf({ uid }),
  'the list of sessions': (uid) => listSessions(uid),
  saving: (uid) =>
    putMySavedItem(saverOf({ uid }), {
      ...{ id: randomUUID(), kind: 'share-note', version: 1, data: {} },
    }),
};

/** The median of nine tries of each work, in milliseconds. */
async function timesOf(uid: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, work] of Object.entries(works)) {
    const tries: number[] = [];
    for (let index = 0; index < 9; index += 1) tries.push((await timed(() => work(uid))).ms);
    times[name] = tries.sort((a, b) => a - b)[4]!;
  }
  return times;
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const startedAt = performance.now();
  const value = await work();
  return { value, ms: performance.now() - startedAt };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
/** Printed by the deep check, which is read by people. */
function say(line: string): void {
  if (process.env.MEMBERS) process.stdout.write(`${line}\n`);
}

test('a member in the middle waits as long as the first one did alone', async () => {
  const now = await timesOf(uidOf(Math.floor(members / 2)));
  for (const [name, ms] of Object.entries(now)) {
    say(`${name}: ${before[name]!.toFixed(1)} ms alone, ${ms.toFixed(1)} ms among ${members}`);
  }
  const slower = Object.keys(now).filter(
    (name) => now[name]! > before[name]! * mayGrowBy + graceMs,
  );
  expect(slower).toEqual([]);
});

test('a member with very much has a whole export, within the time of a function', async () => {
  const { value, ms } = await timed(() =>
    new Response(exportStream({ uid: rich }, new Date())).text(),
  );
  say(`an export of ${things} things took ${seconds(ms)}`);
  expect((JSON.parse(value) as { saved: { items: unknown[] } }).saved.items).toHaveLength(things);
  expect(ms).toBeLessThan(maxMs);
});

test('a member with very much is deleted within the time of a function, with nothing left', async () => {
  const { ms } = await timed(() => deleteAccount(rich));
  say(`a deletion of ${things} things took ${seconds(ms)}`);
  expect(ms).toBeLessThan(maxMs);
  expect((await store.collection(`users/${rich}/saved`).limit(1).get()).size).toBe(0);
});

test('the nightly job pages through what is pending, within the time of a function', async () => {
  for (let index = 0; index < pending; index += 1) {
    await markPendingDeletion(uidOf(index));
  }
  let [runs, finished, longestMs, isAll] = [0, 0, 0, false];
  while (!isAll && runs < 20) {
    const { value, ms } = await timed(() => finishDeletions());
    runs += 1;
    finished += value.finished;
    longestMs = Math.max(longestMs, ms);
    isAll = value.isAll;
  }
  say(`${finished} deletions in ${runs} runs, the longest ${seconds(longestMs)}`);
  expect(finished).toBe(pending);
  expect(longestMs).toBeLessThan(maxMs);
});
