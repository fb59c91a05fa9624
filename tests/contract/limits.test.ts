/**
 * @jest-environment node
 *
 * The count of tokens on a Firestore with real transactions.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { TokenCounter } from '@/lib/limits/token-counter-store';
import { ownStores } from './own-store';

jest.setTimeout(120_000);

const stores = ownStores('limits');

beforeAll(stores.start);
afterEach(stores.close);
afterAll(stores.stop);

type Instance = { store: Firestore; counter: TokenCounter };

/** Instances of the site: each with its own connection, and its own memory. */
function instances(
  count: number,
  {
    windowSeconds = 60,
    points = 10,
    timeoutMs = 60_000 /* A busy machine is no outage. */,
    countedAlone = 0,
  } = {},
): Instance[] {
  return stores.openMany(count).map((store) => {
    const options = { keyPrefix: 'enquiry', points, windowSeconds, timeoutMs, countedAlone };
    return { store, counter: new TokenCounter(() => store, options) };
  });
}

function twoInstances(windowSeconds: number): { one: Instance; other: Instance } {
  const [one, other] = instances(2, { windowSeconds });
  if (!one || !other) throw new Error('There are two.');
  return { one, other };
}

const isRefused = async (counter: TokenCounter, key: string) =>
  counter.consume(key).then(
    () => false,
    (refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return true;
      throw refusal;
    },
  );

/** How many of this many attempts at the same moment pass, spread over the instances. */
async function passedOf(attempts: number, counters: readonly TokenCounter[]): Promise<number> {
  const refused = await Promise.all(
    Array.from({ length: attempts }, (_, index) => {
      const counter = counters[index % counters.length];
      if (!counter) throw new Error('There is at least one.');
      return isRefused(counter, 'person');
    }),
  );
  return refused.filter((each) => !each).length;
}

test('of 200 attempts at once four instances let 60 pass', async () => {
  const counters = instances(4, { points: 60 }).map(({ counter }) => counter);
  expect(await passedOf(200, counters)).toBe(60);
});

test('a burst takes a few transactions, so that its last attempts do not miss the deadline', async () => {
  const all = instances(4, { points: 60, timeoutMs: 5_000 });
  const transactions = all.map(({ store }) => jest.spyOn(store, 'runTransaction'));
  expect(
    await passedOf(
      200,
      all.map(({ counter }) => counter),
    ),
  ).toBe(60);
  transactions.forEach((spy) => expect(spy.mock.calls.length).toBeLessThanOrEqual(2));
});

test('a refusal names the wait; after it there are turns again', async () => {
  const { one, other } = twoInstances(4);
  await passedOf(10, [one.counter]);
  const refusal: unknown = await other.counter.consume('person').catch((problem) => problem);
  expect(refusal).toBeInstanceOf(RateLimiterRes);
  const { msBeforeNext } = refusal as RateLimiterRes;
  expect(msBeforeNext).toBeGreaterThan(0);
  expect(msBeforeNext).toBeLessThanOrEqual(4_000);
  await new Promise((resolve) => setTimeout(resolve, msBeforeNext + 50));
  expect(await isRefused(other.counter, 'person')).toBe(false);
  expect(await isRefused(one.counter, 'person')).toBe(false);
});

test('a flood costs no writes once it is refused', async () => {
  const { one, other } = twoInstances(60);
  await passedOf(40, [one.counter, other.counter]);
  const transactions = [one, other].map(({ store }) => jest.spyOn(store, 'runTransaction'));
  expect(await isRefused(one.counter, 'person')).toBe(true);
  expect(await isRefused(other.counter, 'person')).toBe(true);
  transactions.forEach((spy) => expect(spy).not.toHaveBeenCalled());
});

test('an attempt that is given back can be made again where it was made', async () => {
  const { one, other } = twoInstances(60);
  await passedOf(10, [one.counter]);
  await one.counter.giveBack('person');
  expect(await isRefused(other.counter, 'person')).toBe(true);
  expect(await isRefused(one.counter, 'person')).toBe(false);
  expect(await isRefused(one.counter, 'person')).toBe(true);
});

test('attempts one after the other are written a few times, never twice in a second', async () => {
  const { one } = twoInstances(60);
  const writtenAtMs: number[] = [];
  const counts = one.store.collection('limits');
  const stop = counts.onSnapshot(({ docs }) => {
    for (const document of docs) writtenAtMs.push(Number(document.get('writtenAtMs')));
  });
  for (let attempt = 0; attempt < 10; attempt += 1) await one.counter.consume('person');
  stop();
  const written = [...new Set(writtenAtMs)].sort((a, b) => a - b);
  expect(written.length).toBeLessThanOrEqual(5);
  const gaps = written.slice(1).map((at, index) => at - written[index]!);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
});

test('attempts counted alone are counted for all with the first one beyond them', async () => {
  const all = instances(4, { countedAlone: 2 });
  const transactions = all.map(({ store }) => jest.spyOn(store, 'runTransaction'));
  const counters = all.map(({ counter }) => counter);
  expect(await passedOf(8, counters)).toBe(8);
  transactions.forEach((spy) => expect(spy).not.toHaveBeenCalled());
  const passed = await passedOf(40, counters);
  expect(8 + passed).toBeLessThanOrEqual(10 + 4 * 2);
  expect(passed).toBeGreaterThan(0);
});

test('a second and a third attempt within the second wait for nothing', async () => {
  const [one] = instances(1, { points: 60 });
  if (!one) throw new Error('There is one.');
  await one.counter.consume('person');
  const transactions = jest.spyOn(one.store, 'runTransaction');
  await one.counter.consume('person');
  await one.counter.consume('person');
  expect(transactions).not.toHaveBeenCalled();
});
