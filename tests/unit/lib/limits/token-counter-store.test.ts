import type { Firestore } from 'firebase-admin/firestore';
import { sumOf } from '@/lib/cashflow/statistics';
import { TokenCounter } from '@/lib/limits/token-counter-store';
import { databaseIsDown, firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { fakeDate } from '@/tests/factories/timers';

const db = firestoreInMemory();
const options = { limit: 60, windowSeconds: 60 };
/** Ten seconds after a window has begun. */
const startMs = Date.UTC(2026, 10, 26, 6, 0, 10);

beforeEach(() => fakeDate(startMs));

/** A Firestore of which every write takes this long. */
function slow(milliseconds: number): () => Firestore {
  const claims = db.collection('limits');
  const doc = () => {
    const document = claims.doc();
    const create = async (fields: object) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return document.create(fields);
    };
    return { id: document.id, create };
  };
  const collection = () => ({ doc, where: claims.where.bind(claims) });
  return () => ({ collection }) as unknown as Firestore;
}

async function passedOf(attempts: number, counter: TokenCounter): Promise<number> {
  const waits = await Promise.all(Array.from({ length: attempts }, () => counter.take('person')));
  return waits.filter((waitMs) => waitMs === 0).length;
}

async function passedInARow(attempts: number, counter: TokenCounter): Promise<number> {
  let passed = 0;
  for (let attempt = 0; attempt < attempts; attempt++) passed += await passedOf(1, counter);
  return passed;
}

const claimsOf = async (keyPrefix: string) =>
  (await db.collection('limits').get()).docs.filter((document) =>
    String(document.get('window')).startsWith(`${keyPrefix}:`),
  );

test.each([
  ['answers at once', 0, 500],
  ['answers some attempts in time and others not', 30, 200],
  ['answers none in time', 300, 30],
])(
  'of 200 at once an instance lets 60 pass where Firestore %s',
  async (name, takesMs, timeoutMs) => {
    const counter = new TokenCounter(slow(takesMs), { ...options, keyPrefix: name, timeoutMs });
    expect(await passedOf(200, counter)).toBe(60);
    expect(await passedOf(50, counter)).toBe(0);
  },
);

test.each([
  ['at once', passedOf],
  ['in a row', passedInARow],
])('where Firestore fails, this instance lets 60 of 200 pass by itself: %s', async (_, passed) => {
  const counter = new TokenCounter(databaseIsDown, { ...options, keyPrefix: 'failing' });
  expect(await passed(200, counter)).toBe(60);
});

test('attempts that passed while Firestore was too slow are claimed once', async () => {
  const counter = new TokenCounter(slow(50), { ...options, keyPrefix: 'late', timeoutMs: 5 });
  expect(await passedInARow(8, counter)).toBe(8);
  const claimed = async () =>
    sumOf((await claimsOf('late')).map((claim) => Number(claim.get('tokens'))));
  while ((await claimed()) < 8) await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await claimed()).toBeLessThanOrEqual(16);
});

test('attempts in a row are counted as well, and claims double', async () => {
  const counter = new TokenCounter(() => db, { ...options, keyPrefix: 'row' });
  expect(await passedInARow(80, counter)).toBe(60);
  const claims = await claimsOf('row');
  expect(claims.map((claim) => Number(claim.get('tokens'))).sort((a, b) => a - b)).toEqual([
    2, 2, 4, 8, 16, 28,
  ]);
  expect(claims.map((claim) => claim.get('expiresAt').toMillis())).toEqual(
    claims.map(() => Date.UTC(2026, 10, 26, 6, 1)),
  );
});

test('an instance that counts alone up to the limit asks nothing', async () => {
  const open = jest.fn();
  const counter = new TokenCounter(open, { ...options, keyPrefix: 'alone', countedAlone: 60 });
  expect(await passedInARow(80, counter)).toBe(60);
  expect(open).not.toHaveBeenCalled();
});

test('a second instance lets through what the first has left, and then claims nothing more', async () => {
  const [one, other] = [1, 2].map(
    () => new TokenCounter(() => db, { ...options, keyPrefix: 'shared' }),
  );
  expect(await passedOf(45, one!)).toBe(45);
  expect(await passedOf(40, other!)).toBe(15);
  const { length } = await claimsOf('shared');
  expect(await passedInARow(5, other!)).toBe(0);
  expect(await claimsOf('shared')).toHaveLength(length);
});

test('an attempt that is given back can be made again', async () => {
  const counter = new TokenCounter(databaseIsDown, { ...options, keyPrefix: 'given' });
  expect(await passedOf(60, counter)).toBe(60);
  counter.giveBack('person');
  expect(await passedInARow(2, counter)).toBe(1);
});

test('an attempt that is refused in the moment in which its window ends waits, since 0 would let it pass', async () => {
  const counter = new TokenCounter(databaseIsDown, { ...options, keyPrefix: 'edge' });
  await passedOf(60, counter);
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValueOnce(startMs).mockReturnValueOnce(startMs + 50_000);
  expect(await counter.take('person')).toBe(1);
});

test('the next window has all tokens again; the wait ends with this one', async () => {
  const counter = new TokenCounter(() => db, { ...options, keyPrefix: 'window' });
  expect(await passedOf(60, counter)).toBe(60);
  expect(await counter.take('person')).toBe(50_000);
  jest.setSystemTime(startMs + 50_000);
  expect(await passedOf(61, counter)).toBe(60);
});
