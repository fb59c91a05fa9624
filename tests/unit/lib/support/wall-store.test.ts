import { randomUUID } from 'node:crypto';
import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { firestore } from '@/lib/firebase/admin';
import { approveEntry, listWall, removeEntry } from '@/lib/support/wall-operator-store';
import {
  addToWall,
  readWall,
  readWallOf,
  removeFromWall,
  removeWallOf,
} from '@/lib/support/wall-store';

jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));

const environment = new FirestoreMock();
const db = environment.createDatabase().firestore();
const entry = { name: 'Asha', message: 'Thank you', amountRupees: 101 };
const newKey = () => ({ id: randomUUID(), secret: randomUUID() });

beforeEach(() => jest.mocked(firestore).mockReturnValue(db));
afterEach(() => environment.resetAll());

test('an entry is shown once it was approved, and not before', async () => {
  const key = newKey();
  expect(await addToWall(key, entry, null)).toEqual({ ok: true, value: null });
  expect(await readWall()).toEqual([]);
  expect(await approveEntry(db, key.id, new Date())).toBe(true);
  expect(await readWall()).toEqual([{ ...entry, id: key.id }]);
  expect(await approveEntry(db, randomUUID(), new Date())).toBe(false);
});

test('sent twice it is one entry; under the id of somebody else it is refused', async () => {
  const key = newKey();
  await addToWall(key, entry, null);
  expect((await addToWall(key, entry, null)).ok).toBe(true);
  expect(await listWall(db)).toHaveLength(1);
  expect(await addToWall({ ...newKey(), id: key.id }, entry, null)).toEqual({
    ok: false,
    problem: 'taken',
  });
});

test('only its secret or its member takes an entry off; nothing kept gives the secret away', async () => {
  const [guest, member] = [newKey(), newKey()];
  await addToWall(guest, entry, null);
  await addToWall(member, entry, 'asha');
  const { docs } = await db.collection('wall').get();
  const everything = JSON.stringify(docs.map((document) => document.data()));
  expect(everything).not.toContain(guest.secret);
  expect(await removeFromWall(guest.id, { secret: null, uid: null })).toBe(false);
  expect(await removeFromWall(guest.id, { secret: randomUUID(), uid: 'asha' })).toBe(false);
  expect(await removeFromWall(member.id, { secret: null, uid: 'ravi' })).toBe(false);
  expect(await removeFromWall(guest.id, { secret: guest.secret, uid: null })).toBe(true);
  expect(await readWallOf('asha')).toEqual([{ ...entry, id: member.id, isShown: false }]);
  expect(await removeFromWall(member.id, { secret: null, uid: 'asha' })).toBe(true);
  expect(await listWall(db)).toEqual([]);
});

test('what a member wrote goes with the account; the operator can remove what nobody owns', async () => {
  const [one, other, guest] = [newKey(), newKey(), newKey()];
  await addToWall(one, entry, 'asha');
  await addToWall(other, entry, 'asha');
  await addToWall(guest, entry, null);
  await removeWallOf('asha');
  expect((await listWall(db)).map(({ id }) => id)).toEqual([guest.id]);
  expect(await removeEntry(db, guest.id)).toBe(true);
  expect(await removeEntry(db, guest.id)).toBe(false);
});
