import { firestore } from '@/lib/firebase/admin';
import { takeToken } from '@/lib/limits/store';
import { databaseIsDown, firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { failure } from '@/lib/result';
import { fakeDate } from '@/tests/factories/timers';

jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/env', () => ({ env: { cookieKeys: ['k'.repeat(32)] } }));

const db = firestoreInMemory(jest.mocked(firestore));

beforeEach(() => {
  // Five and a half seconds after a minute has begun: a wait of 54.5 seconds is named as 55.
  fakeDate(Date.UTC(2026, 10, 26, 6, 0, 5, 500));
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const takeTokens = async (count: number, asker: Parameters<typeof takeToken>[1]) => {
  const answers = [];
  for (let taken = 0; taken < count; taken++) answers.push((await takeToken('enquiry', asker)).ok);
  return answers;
};

test('ten a minute for a person, whatever the address', async () => {
  expect(await takeTokens(10, { uid: 'asha', address: null })).not.toContain(false);
  const refused = await takeToken('enquiry', { uid: 'asha', address: '203.0.113.9' });
  expect(refused).toEqual(failure({ retryAfterSeconds: 55 }));
  expect((await takeToken('support', { uid: 'asha', address: null })).ok).toBe(true);
});

test('sixty a minute for an address, for all its users together', async () => {
  const address = '203.0.113.1';
  for (const uid of ['a', 'b', 'c', 'd', 'e', 'f']) {
    expect(await takeTokens(10, { uid, address })).not.toContain(false);
  }
  expect(await takeTokens(1, { uid: 'k', address })).toEqual([false]);
});

test('one person who is refused uses up nothing of what the others behind the address have', async () => {
  const address = '203.0.113.2';
  await takeTokens(200, { uid: 'impatient', address });
  expect(await takeTokens(10, { uid: 'neighbour', address })).not.toContain(false);
});

test('a twentieth of what an instance counts alone asks no database, and without one it refuses the rest', async () => {
  jest.mocked(firestore).mockImplementation(databaseIsDown);
  const asker = { uid: null, address: '203.0.113.3' };
  const search = (times: number) =>
    Promise.all(Array.from({ length: times }, () => takeToken('search', asker)));
  expect((await search(6)).every(({ ok }) => ok)).toBe(true);
  expect(firestore).not.toHaveBeenCalled();
  expect((await search(194)).filter(({ ok }) => ok)).toHaveLength(114);
});

test('the store does not show who wrote', async () => {
  await takeToken('enquiry', { uid: 'somebody-by-name', address: '203.0.113.77' });
  const { docs } = await db.collection('limits').get();
  expect(docs.length).toBeGreaterThan(1);
  const all = JSON.stringify(docs.map((document) => [document.id, document.data()]));
  expect(all).not.toMatch(/somebody|203\.0/);
});

test('without the database this instance counts alone, and honest people pass', async () => {
  jest.mocked(firestore).mockImplementation(databaseIsDown);
  expect(await takeTokens(10, { uid: 'offline', address: null })).not.toContain(false);
  expect(await takeTokens(1, { uid: 'offline', address: null })).toEqual([false]);
});
