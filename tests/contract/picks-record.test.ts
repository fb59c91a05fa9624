/**
 * @jest-environment node
 *
 * The record of the screens on a Firestore with real transactions: FIRESTORE_EMULATOR_HOST, or the one of
 * scripts/local-firebase.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { requireUser } from '@/lib/auth/server/session';
import { firestore } from '@/lib/firebase/admin';
import {
  appendToRecord,
  readLatestLists,
  readNewestStamp,
  readRecordOf,
  verifyRecord,
} from '@/lib/picks/server/record-store';
import { listOf } from '../unit/lib/picks/recorded-examples';
import { ownStores } from './own-store';

jest.mock('@/lib/auth/server/session', () => ({ requireUser: jest.fn() }));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.setTimeout(120_000);

const stores = ownStores('picks');
let store: Firestore;

/** Each test has a project, and so a record, of its own. */
beforeEach(() => {
  store = stores.open();
  jest.mocked(firestore).mockReturnValue(store);
});

afterEach(stores.close);

const firstDay = [listOf('graham', '2026-11-07'), listOf('quality', '2026-11-07', [])];
const secondDay = [listOf('graham', '2026-11-14', ['BETA']), listOf('quality', '2026-11-14')];

test('what was appended is read, chained and verified', async () => {
  expect(await readNewestStamp()).toBeNull();
  expect(await verifyRecord()).toEqual({ isIntact: true, entries: 0, newest: null });
  expect(await appendToRecord(firstDay)).toEqual(['graham', 'quality']);
  expect(await appendToRecord(secondDay)).toEqual(['graham', 'quality']);
  const lists = await readRecordOf('graham');
  expect(lists.map(({ list }) => list)).toEqual([secondDay[0], firstDay[0]]);
  const newest = await readNewestStamp();
  // Public: no screen and no company.
  expect(newest).toEqual({
    sequence: 4,
    ranOn: '2026-11-14',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    universeKind: 'sample',
  });
  expect(await verifyRecord()).toEqual({ isIntact: true, entries: 4, newest });
});

test('a screen that had not run on a day is added', async () => {
  await appendToRecord(firstDay);
  const again = listOf('graham', '2026-11-07', ['OTHER']);
  expect(await appendToRecord([again, listOf('late', '2026-11-07')])).toEqual(['late']);
  expect((await readRecordOf('graham')).map(({ list }) => list)).toEqual([firstDay[0]]);
});

test('ten runs of the same day at once leave one list of each screen', async () => {
  const added = await Promise.all(Array.from({ length: 10 }, () => appendToRecord(firstDay)));
  expect(added.flat().sort()).toEqual(['graham', 'quality']);
  expect(await verifyRecord()).toMatchObject({ isIntact: true, entries: 2 });
});

test('ten runs of different screens at once make one chain of ten, without a fork', async () => {
  const screens = Array.from({ length: 10 }, (_, index) => `screen-${index}`);
  await Promise.all(screens.map((id) => appendToRecord([listOf(id, '2026-11-07')])));
  expect(await verifyRecord()).toMatchObject({ isIntact: true, entries: 10 });
  const { docs } = await store.collection('picks-record').get();
  const previous = docs.map((document) => String(document.get('previousHash')));
  expect(new Set(previous).size).toBe(10);
  expect(docs.map((document): unknown => document.get('list.screenId')).sort()).toEqual(screens);
});

test('a chain longer than a page of the reading is verified to its end', async () => {
  const screens = Array.from({ length: 101 }, (_, index) => listOf(`s${index}`, '2026-11-07'));
  await appendToRecord(screens);
  expect(await verifyRecord()).toMatchObject({ isIntact: true, entries: 101 });
  await store.doc('picks-record/000101').update({ 'list.failed': 0 });
  expect(await verifyRecord()).toEqual({ isIntact: false, sequence: 101, problem: 'content' });
});

test('a list that was changed in the database, or removed from it, is named', async () => {
  await appendToRecord(firstDay);
  await appendToRecord(secondDay);
  await expect(store.doc('picks-record/000001').create({ list: 'x' })).rejects.toThrow();
  await store.doc('picks-record/000003').update({ 'list.screenId': 'other' });
  expect(await verifyRecord()).toEqual({ isIntact: false, sequence: 3, problem: 'content' });
  await store.doc('picks-record/000002').delete();
  expect(await verifyRecord()).toEqual({ isIntact: false, sequence: 2, problem: 'missing' });
});

test('nothing is appended before the newest day, nor for two days at once', async () => {
  await appendToRecord(secondDay);
  await expect(appendToRecord(firstDay)).rejects.toThrow(/can follow/);
  await expect(appendToRecord([...firstDay, ...secondDay])).rejects.toThrow(/One day/);
  expect(await verifyRecord()).toMatchObject({ entries: 2 });
});

test('of each screen the two newest lists are the latest, and are read once a minute', async () => {
  await appendToRecord(firstDay);
  await appendToRecord(secondDay);
  await appendToRecord([listOf('graham', '2026-11-21')]);
  const latest = await readLatestLists();
  expect(latest.map(({ list: { screenId, ranOn } }) => `${screenId} ${ranOn}`)).toEqual([
    'graham 2026-11-21',
    'quality 2026-11-14',
    'graham 2026-11-14',
    'quality 2026-11-07',
  ]);
  jest.mocked(firestore).mockClear();
  expect(await readLatestLists()).toBe(latest);
  expect(firestore).not.toHaveBeenCalled();
});

test.each([
  ['the lists of a screen', () => readRecordOf('graham')],
  ['the latest lists', readLatestLists],
  ['the verification', verifyRecord],
])('%s: a guest is sent away before anything is read', async (_, read) => {
  jest.mocked(firestore).mockClear();
  jest.mocked(requireUser).mockRejectedValueOnce(new Error('to sign-in'));
  await expect(read()).rejects.toThrow('to sign-in');
  expect(firestore).not.toHaveBeenCalled();
});
