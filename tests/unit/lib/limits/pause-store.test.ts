import { FirestoreMock } from '@/scripts/local-firebase/firestore-mock';
import { PauseCounter } from '@/lib/limits/pause-store';

const environment = new FirestoreMock();
const db = environment.createDatabase().firestore();
const open = () => db;
/** A busy machine is no outage. */
const options = { keyPrefix: 'sign-in', timeoutMs: 30_000 };

afterEach(() => {
  jest.useRealTimers();
  environment.resetAll();
});

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
  const collection = jest.spyOn(contended, 'collection').mockReturnValue({
    doc: () => ({ firestore: contended }),
  } as never);
  const counter = new PauseCounter(() => contended, options);
  expect(await counter.attempt('key')).toEqual({ waitMs: 1_000, count: 1 });
  collection.mockRestore();
});

test('where Firestore fails, the count of this instance holds', async () => {
  const failing = () => {
    throw new Error('no database');
  };
  const counter = new PauseCounter(failing, options);
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
  const [one, other] = [new PauseCounter(open, options), new PauseCounter(open, options)];
  await passedOf(5, [one]);
  expect((await other.attempt('key')).waitMs).toBeGreaterThan(29_000);
  expect(await other.forget('key')).toBe(true);
  expect((await other.attempt('key')).waitMs).toBe(0);
  expect(await other.forget('another key')).toBe(false);
});

test('an entry says when it expires', async () => {
  await new PauseCounter(open, options).attempt('key');
  const fields = (await db.doc('limits/sign-in:key').get()).data();
  expect(Object.keys(fields ?? {}).sort()).toEqual(['count', 'expiresAt', 'lastAt']);
  const { lastAt, expiresAt } = fields as Record<'lastAt' | 'expiresAt', { toMillis(): number }>;
  expect(expiresAt.toMillis() - lastAt.toMillis()).toBe(60 * 60 * 1_000);
});
