import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '@/lib/firebase/admin';
import { wallLimits } from '@/lib/support/wall-entry';
import { approveEntry, listWall, removeEntry } from '@/lib/support/wall-operator-store';
import {
  addToWall,
  readEntryState,
  readWall,
  readWallOf,
  removeFromWall,
  removeWallOf,
} from '@/lib/support/wall-store';
import { failure, success } from '@/lib/result';
import { firestoreInMemory } from '@/tests/factories/firestore-in-memory';

jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/env', () => ({ env: { cookieKeys: ['k'.repeat(32)] } }));

const db = firestoreInMemory(jest.mocked(firestore));
const entry = { name: 'Asha', message: 'Thank you', amountRupees: 101 };
/** Where the host does not say from which address a guest writes. */
const noVisitor = { uid: null, address: null };
const asha = { uid: 'asha', address: '203.0.113.7' };
/** Approves an entry as it is now. */
const approve = async (id: string) => {
  const listed = (await listWall(db)).find((one) => one.id === id);
  return (await approveEntry(db, id, listed?.contentHash ?? '', new Date())).ok;
};
const newKey = () => ({ id: randomUUID(), secret: randomUUID() });

test('an entry is shown once it was approved, and not before', async () => {
  const key = newKey();
  expect(await addToWall(key, entry, noVisitor)).toEqual(success(null));
  expect(await readWall()).toEqual([]);
  expect(await approve(key.id)).toBe(true);
  expect(await readWall()).toEqual([{ ...entry, id: key.id }]);
  expect(await approve(randomUUID())).toBe(false);
});

test('sent twice it is one entry; under the id of somebody else it is refused', async () => {
  const key = newKey();
  await addToWall(key, entry, noVisitor);
  expect((await addToWall(key, entry, noVisitor)).ok).toBe(true);
  expect(await listWall(db)).toHaveLength(1);
  expect(await addToWall({ ...newKey(), id: key.id }, entry, noVisitor)).toEqual(failure('taken'));
});

test('a correction after an answer that was lost is what the operator reads; what is shown stays as it was read', async () => {
  const key = newKey();
  const corrected = { name: 'Asha K', message: '', amountRupees: null };
  await addToWall(key, entry, asha);
  expect(await addToWall({ ...newKey(), id: key.id }, corrected, asha)).toEqual(failure('taken'));
  expect(await readWallOf('asha')).toMatchObject([entry]);
  expect(await addToWall(key, corrected, asha)).toEqual(success(null));
  expect(await readWallOf('asha')).toEqual([{ ...corrected, id: key.id, isShown: false }]);
  await approve(key.id);
  expect(await addToWall(key, entry, asha)).toEqual(failure('approved'));
  expect(await addToWall(key, corrected, asha)).toEqual(success(null));
  expect(await readWall()).toEqual([{ ...corrected, id: key.id }]);
});

test('an entry that was replaced since it was listed is not approved unread', async () => {
  const key = newKey();
  await addToWall(key, entry, asha);
  const [listed] = await listWall(db);
  const read = listed?.contentHash ?? '';
  await addToWall(key, { ...entry, message: 'Something else' }, asha);
  expect(await approveEntry(db, key.id, read, new Date())).toEqual(failure('changed'));
  expect(await approveEntry(db, randomUUID(), read, new Date())).toEqual(failure('unknown'));
  expect(await readWall()).toEqual([]);
  await addToWall(key, entry, asha);
  expect(await approveEntry(db, key.id, read, new Date())).toEqual(success(null));
  expect(await readWall()).toHaveLength(1);
});

test('only its secret or its member takes an entry off; nothing stored reveals the secret', async () => {
  const [guest, member] = [newKey(), newKey()];
  await addToWall(guest, entry, noVisitor);
  await addToWall(member, entry, asha);
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

test('the state of an entry is for its sender alone, also after the operator removed it', async () => {
  const key = newKey();
  const state = (secret: string | null) => readEntryState(key.id, { secret, uid: null });
  await addToWall(key, entry, noVisitor);
  expect([await state(key.secret), await state(randomUUID()), await state(null)]).toEqual([
    'waiting',
    null,
    null,
  ]);
  await approve(key.id);
  expect(await state(key.secret)).toBe('shown');
  await removeEntry(db, key.id);
  expect(await state(key.secret)).toBeNull();
});

test('the entries of a member go with the account; the operator can remove entries without an owner', async () => {
  const [one, other, guest] = [newKey(), newKey(), newKey()];
  await addToWall(one, entry, asha);
  await addToWall(other, entry, asha);
  await addToWall(guest, entry, noVisitor);
  await removeWallOf('asha');
  expect((await listWall(db)).map(({ id }) => id)).toEqual([guest.id]);
  expect(await removeEntry(db, guest.id)).toBe(true);
  expect(await removeEntry(db, guest.id)).toBe(false);
});

test('a member sees every own entry, also more than the wall shows', async () => {
  const writing = db.batch();
  const count = wallLimits.approvedShown + 150;
  for (let index = 0; index < count; index++) {
    writing.set(db.collection('wall').doc(randomUUID()), { ...entry, uid: 'asha' });
  }
  await writing.commit();
  expect(await readWallOf('asha')).toHaveLength(count);
});

describe('a sender', () => {
  const guest = { uid: null, address: '203.0.113.7' };
  const send = async (sender: { uid: string | null; address: string | null }, now?: Date) => {
    const key = newKey();
    const added = await addToWall(key, entry, sender, now);
    return added.ok ? key.id : added.problem;
  };

  test('has three entries that wait, and others behind other addresses have theirs', async () => {
    const ids = [await send(guest), await send(guest), await send(guest)];
    expect(await send(guest)).toBe('many-waiting');
    expect(await send({ uid: null, address: '198.51.100.1' })).not.toBe('many-waiting');
    // A member behind the same address is counted as a person.
    expect(await send(asha)).not.toBe('many-waiting');
    await approve(ids[0] ?? '');
    expect(await send(guest)).not.toBe('many-waiting');
    expect(await send(guest)).toBe('many-waiting');
    await removeEntry(db, ids[1] ?? '');
    expect(await send(guest)).not.toBe('many-waiting');
  });

  test('sends twenty a day, however fast they are read', async () => {
    const start = Date.UTC(2026, 10, 23);
    for (let sent = 0; sent < wallLimits.perDayAndSender; sent++) {
      const id = await send(guest, new Date(start + sent));
      expect(await approve(id)).toBe(true);
    }
    expect(await send(guest, new Date(start + 60_000))).toBe('many-today');
    expect(await send(guest, new Date(start + 24 * 60 * 60_000))).not.toBe('many-today');
  });

  test('sending one entry again counts once', async () => {
    const key = newKey();
    for (let sent = 0; sent < 10; sent++) {
      expect((await addToWall(key, entry, guest)).ok).toBe(true);
    }
  });

  test('replaces an entry that waits while three wait, and twenty times a day in all', async () => {
    const key = newKey();
    await addToWall(key, entry, guest);
    await send(guest);
    await send(guest);
    const replace = (message: string, now?: Date) =>
      addToWall(key, { ...entry, message }, guest, now);
    for (let sent = 3; sent < wallLimits.perDayAndSender; sent++) {
      expect(await replace(`Line ${sent}`)).toEqual(success(null));
    }
    expect(await replace('One more')).toEqual(failure('many-today'));
    expect(await readEntryState(key.id, { secret: key.secret, uid: null })).toBe('waiting');
    const tomorrow = new Date(Date.now() + 25 * 60 * 60_000);
    expect(await replace('One more', tomorrow)).toEqual(success(null));
    expect(await send(guest, tomorrow)).toBe('many-waiting');
  });

  test('is stored under a key that says nothing, with an end, and not beyond the account', async () => {
    await send(guest);
    await send(asha);
    const { docs } = await db.collection('limits').get();
    const [wall, all] = [await db.collection('wall').get(), docs.map(({ id }) => id)];
    expect(all.every((id) => /^wall:[\w-]{32}$/.test(id))).toBe(true);
    expect(all).toHaveLength(2);
    expect(docs.every((document) => document.get('expiresAt') !== undefined)).toBe(true);
    const written = JSON.stringify([docs, wall.docs].flat().map((document) => document.data()));
    expect(written).not.toContain('203.0.113');
    await removeWallOf('asha');
    expect((await db.collection('limits').get()).size).toBe(1);
  });
});

test('a full list takes the next entry, and the oldest that waits gives way', async () => {
  const writing = db.batch();
  const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  for (let index = 0; index < wallLimits.waiting; index++) {
    writing.set(db.collection('wall').doc(idOf(index)), {
      ...entry,
      isWaiting: true,
      // The newest has the smallest id.
      writtenAt: Timestamp.fromMillis(1_000_000 - index),
    });
  }
  await writing.commit();
  const key = newKey();
  expect(await addToWall(key, entry, noVisitor)).toEqual(success(null));
  const ids = (await listWall(db)).map(({ id }) => id);
  expect(ids).toHaveLength(wallLimits.waiting);
  expect(ids).toContain(key.id);
  expect(ids).toContain(idOf(0));
  expect(ids).not.toContain(idOf(wallLimits.waiting - 1));
});
