import { Timestamp } from 'firebase-admin/firestore';
import { type Attempts, countAttempt, PauseCounter, pauseRule } from '@/lib/limits/pause-store';
import { databaseIsDown, firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { fakeDate } from '@/tests/factories/timers';

const db = firestoreInMemory();
const open = () => db;
const start = Date.UTC(2026, 10, 23);
/** A busy machine is no outage. */
const options = { keyPrefix: 'sign-in', timeoutMs: 30_000 };

afterEach(() => jest.restoreAllMocks());

const passedOf = async (attempts: number, counters: readonly PauseCounter[]) => {
  const answers = await Promise.all(
    Array.from({ length: attempts }, (_, index) =>
      counters[index % counters.length]?.attempt('key'),
    ),
  );
  return answers.filter((answer) => answer?.waitMs === 0).length;
};

/** Several instances are tried in tests/contract/limits.test.ts: this mock misses a change in the millisecond of a read. */
test('of 40 attempts at once, one instance lets five pass', async () => {
  expect(await passedOf(40, [new PauseCounter(open, options)])).toBe(5);
});

test('an attempt that Firestore could not order among others waits and does not pass', async () => {
  const contended = new Proxy(db, {
    get: (target, name) =>
      name === 'runTransaction'
        ? () => Promise.reject(Object.assign(new Error('contention'), { code: 10 }))
        : Reflect.get(target, name),
  });
  jest.spyOn(contended, 'collection').mockReturnValue({
    doc: () => ({ firestore: contended }),
  } as never);
  const counter = new PauseCounter(() => contended, options);
  // Nor is it counted: pressing again has to wait no longer.
  for (let made = 0; made < 7; made += 1) {
    expect(await counter.attempt('key')).toEqual({ waitMs: 1_000, count: 1 });
  }
});

test('where Firestore fails, the count of this instance holds', async () => {
  const counter = new PauseCounter(databaseIsDown, options);
  expect(await passedOf(40, [counter])).toBe(5);
  expect(await counter.forget('key')).toBe(true);
  expect(await passedOf(40, [counter])).toBe(5);
});

test('where Firestore is slow, attempts at once do not pass together', async () => {
  const never = new Proxy(db, {
    get: (target, name) =>
      name === 'collection'
        ? (path: string) => {
            const collection = db.collection(path);
            const document = (id: string) =>
              new Proxy(collection.doc(id), {
                get: (found, part) =>
                  part === 'firestore'
                    ? { runTransaction: () => new Promise(() => undefined) }
                    : Reflect.get(found, part, found),
              });
            return { doc: document };
          }
        : Reflect.get(target, name, target),
  });
  expect(await passedOf(40, [new PauseCounter(() => never, { ...options, timeoutMs: 20 })])).toBe(
    5,
  );
});

test('a success on one instance is known to the other', async () => {
  fakeDate(start);
  const [one, other] = [new PauseCounter(open, options), new PauseCounter(open, options)];
  // One after another: where the clock stands, the mock misses changes.
  for (let made = 0; made < 5; made += 1) await one.attempt('key');
  expect((await other.attempt('key')).waitMs).toBe(30_000);
  expect(await other.forget('key')).toBe(true);
  expect((await other.attempt('key')).waitMs).toBe(0);
  expect(await other.forget('another key')).toBe(false);
});

test('pressing again on another instance makes the wait no longer', async () => {
  fakeDate(start);
  const [one, other] = [new PauseCounter(open, options), new PauseCounter(open, options)];
  for (let made = 0; made < 5; made += 1) await one.attempt('key');
  const waits: number[] = [];
  for (let second = 3; second <= 30; second += 3) {
    fakeDate(start + second * 1_000);
    waits.push((await other.attempt('key')).waitMs / 1_000);
  }
  expect(waits).toEqual([27, 24, 21, 18, 15, 12, 9, 6, 3, 0]);
  // The one that passed is counted: the sixth.
  expect((await other.attempt('key')).waitMs).toBe(60_000);
});

test('what Firestore tells to wait is not counted here, and what passed before still is', async () => {
  fakeDate(start);
  let isDown = true;
  const counter = new PauseCounter(() => (isDown ? databaseIsDown() : db), options);
  const other = new PauseCounter(open, options);
  for (let made = 0; made < 5; made += 1) await other.attempt('key');
  // Four pass while Firestore is down; of those at once after it, none does.
  expect(await passedOf(4, [counter])).toBe(4);
  isDown = false;
  expect(await passedOf(3, [counter])).toBe(0);
  isDown = true;
  expect(await counter.attempt('key')).toEqual({ waitMs: 0, count: 5 });
  expect((await counter.attempt('key')).waitMs).toBe(30_000);
});

test('instances add up the attempts with a key, and each can forget those of the others', async () => {
  const [one, other, third] = [1, 2, 3].map(() => new PauseCounter(open, options));
  await one?.attempt('key');
  expect(await one?.attempt('key')).toEqual({ waitMs: 0, count: 2 });
  expect(await other?.attempt('key')).toEqual({ waitMs: 0, count: 3 });
  expect(await third?.forget('key')).toBe(true);
  expect((await db.doc('limits/sign-in:key').get()).exists).toBe(false);
});

test('an attempt of this instance alone asks no database, nor does one that has to wait', async () => {
  const asked = jest.fn(open);
  const counter = new PauseCounter(asked, options);
  for (let made = 1; made <= 5; made += 1) {
    expect(await counter.attempt('key', true)).toEqual({ waitMs: 0, count: made });
  }
  expect((await counter.attempt('key')).waitMs).toBeGreaterThan(29_000);
  expect(asked).not.toHaveBeenCalled();
});

test.each([{ count: '5', lastAt: Timestamp.now() }, { count: 5 }])(
  'a document of another shape counts for nothing and is replaced: %j',
  async (fields) => {
    const document = db.doc('limits/sign-in:key');
    await document.set(fields);
    expect(await new PauseCounter(open, options).attempt('key')).toEqual({ waitMs: 0, count: 1 });
    expect((await document.get()).get('count')).toBe(1);
  },
);

test('an entry says when it expires', async () => {
  await new PauseCounter(open, options).attempt('key');
  const fields = (await db.doc('limits/sign-in:key').get()).data();
  expect(Object.keys(fields ?? {}).sort()).toEqual(['count', 'expiresAt', 'lastAt']);
  const { lastAt, expiresAt } = fields as Record<'lastAt' | 'expiresAt', { toMillis(): number }>;
  expect(expiresAt.toMillis() - lastAt.toMillis()).toBe(60 * 60 * 1_000);
});

/** Waits as long as it must before each attempt. @returns those waits in seconds */
function waitsOf(attempts: number): number[] {
  let known: Attempts | null = null;
  let now = start;
  return Array.from({ length: attempts }, () => {
    const { waitMs } = countAttempt(known, now);
    now += waitMs;
    known = countAttempt(known, now).attempts;
    return waitMs / 1000;
  });
}

test('five attempts are free, then the pause begins at 30 seconds and doubles up to 15 minutes', () => {
  expect(waitsOf(13)).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
});

test('an attempt that must wait is not counted, however often it is made', () => {
  const known = { count: 5, lastAtMs: start };
  const first = countAttempt(known, start + 10_000);
  expect(first).toEqual({ waitMs: 20_000, attempts: known });
  expect(countAttempt(first.attempts, start + 30_000)).toEqual({
    waitMs: 0,
    attempts: { count: 6, lastAtMs: start + 30_000 },
  });
});

test('after an hour without an attempt the count begins anew, and no pause is longer than that', () => {
  const known = { count: 30, lastAtMs: start };
  const hourMs = pauseRule.forgottenAfterSeconds * 1_000;
  expect(countAttempt(known, start + hourMs).attempts.count).toBe(31);
  expect(countAttempt(known, start + hourMs + 1).attempts.count).toBe(1);
  expect(pauseRule.maxSeconds).toBeLessThan(pauseRule.forgottenAfterSeconds);
});
