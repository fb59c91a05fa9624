/**
 * @jest-environment node
 *
 * The counts of rate limits on Firestore: FIRESTORE_EMULATOR_HOST, or the one of scripts/local-firebase. Twenty processes
 * are in tests/deep/instances.mjs.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { PauseCounter } from '@/lib/limits/pause-store';
import { TokenCounter } from '@/lib/limits/token-counter-store';
import { ownStores } from './own-store';

jest.setTimeout(120_000);

const stores = ownStores('limits');

afterEach(async () => {
  jest.restoreAllMocks();
  await stores.close();
});

type Instance = { store: Firestore; counter: TokenCounter };

/** A window that ends long after the test. */
const longSeconds = 10_000_000;

/** Instances of the site: each with its own connection, and its own memory. */
function instances(
  count: number,
  {
    windowSeconds = longSeconds,
    limit = 10,
    timeoutMs = 60_000 /* A busy machine is no outage. */,
    countedAlone = 0,
  } = {},
): Instance[] {
  const options = { keyPrefix: 'enquiry', limit, windowSeconds, timeoutMs, countedAlone };
  return stores
    .openMany(count)
    .map((store) => ({ store, counter: new TokenCounter(() => store, options) }));
}

function twoInstances(windowSeconds?: number): { one: Instance; other: Instance } {
  const [one, other] = instances(2, { windowSeconds });
  if (!one || !other) throw new Error('There are two.');
  return { one, other };
}

const isRefused = async (counter: TokenCounter, key: string) => (await counter.take(key)) > 0;

/** How many of this many attempts at the same moment pass, spread over the instances. */
async function passedOf(attempts: number, all: readonly Instance[]): Promise<number> {
  const refused = await Promise.all(
    Array.from({ length: attempts }, (_, index) =>
      isRefused(all[index % all.length]!.counter, 'person'),
    ),
  );
  return refused.filter((each) => !each).length;
}

const claimsOf = async ({ store }: Instance) => (await store.collection('limits').get()).docs;

test('two instances share the count, also when all requests come at once', async () => {
  const { one, other } = twoInstances();
  expect(await passedOf(16, [one, other])).toBe(10);
  expect(await isRefused(other.counter, 'somebody else')).toBe(false);
});

test.each([1, 20])('of 200 attempts at once, %i instances let 60 pass', async (count) => {
  expect(await passedOf(200, instances(count, { limit: 60 }))).toBe(60);
});

test('of attempts in a row on ten instances, at least half of the limit and no more pass', async () => {
  const all = instances(10, { limit: 60 });
  let passed = 0;
  for (let round = 0; round < 8; round += 1) passed += await passedOf(all.length, all);
  expect(passed).toBeGreaterThanOrEqual(30);
  expect(passed).toBeLessThanOrEqual(60);
});

test('a burst takes a few claims, so that its last attempts do not miss the deadline', async () => {
  const all = instances(4, { limit: 60, timeoutMs: 5_000 });
  expect(await passedOf(200, all)).toBe(60);
  expect((await claimsOf(all[0]!)).length).toBeLessThanOrEqual(2 * all.length);
});

test('a refusal names the wait; after it there are tokens again', async () => {
  const windowMs = 60_000;
  const { one, other } = twoInstances(windowMs / 1_000);
  const realNow = Date.now;
  // The clock goes on, from the beginning of a window.
  let aheadMs = windowMs - (realNow() % windowMs);
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
  await passedOf(10, [one]);
  const waitMs = await other.counter.take('person');
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(windowMs);
  aheadMs += waitMs + 50;
  expect(await isRefused(other.counter, 'person')).toBe(false);
  expect(await isRefused(one.counter, 'person')).toBe(false);
});

test('a flood costs neither reads nor writes once it is refused', async () => {
  const { one, other } = twoInstances();
  await passedOf(40, [one, other]);
  const spies = [one, other].map(({ store }) => jest.spyOn(store, 'collection'));
  expect(await isRefused(one.counter, 'person')).toBe(true);
  expect(await isRefused(other.counter, 'person')).toBe(true);
  spies.forEach((spy) => expect(spy).not.toHaveBeenCalled());
});

test('an attempt that is given back can be made again where it was given back', async () => {
  const { one, other } = twoInstances();
  await passedOf(10, [one]);
  one.counter.giveBack('person');
  expect(await isRefused(other.counter, 'person')).toBe(true);
  expect(await isRefused(one.counter, 'person')).toBe(false);
  expect(await isRefused(one.counter, 'person')).toBe(true);
});

test('attempts one after the other are written a few times, and no document twice', async () => {
  const { one } = twoInstances();
  for (let attempt = 0; attempt < 10; attempt += 1) await one.counter.take('person');
  const claims = await claimsOf(one);
  expect(claims.length).toBeLessThanOrEqual(5);
  expect(claims.every(({ createTime, updateTime }) => createTime.isEqual(updateTime))).toBe(true);
});

test('attempts counted alone are counted for all with the first one beyond them', async () => {
  const all = instances(4, { countedAlone: 2 });
  expect(await passedOf(8, all)).toBe(8);
  expect(await claimsOf(all[0]!)).toEqual([]);
  const passed = await passedOf(40, all);
  expect(8 + passed).toBeLessThanOrEqual(10 + 4 * 2);
  expect(passed).toBeGreaterThan(0);
});

test('a second attempt waits for nothing', async () => {
  const [one] = instances(1, { limit: 60 });
  if (!one) throw new Error('There is one.');
  await one.counter.take('person');
  const collection = jest.spyOn(one.store, 'collection');
  expect(await one.counter.take('person')).toBe(0);
  expect(collection).not.toHaveBeenCalled();
});

test.each([1, 20])('of 40 sign-ins at once, %i instances let five pass', async (count) => {
  const options = { keyPrefix: 'sign-in', timeoutMs: 60_000 };
  const pauses = instances(count).map(({ store }) => new PauseCounter(() => store, options));
  const attempts = Array.from({ length: 40 }, (_, index) =>
    pauses[index % count]!.attempt('person'),
  );
  const waits = (await Promise.all(attempts)).map(({ waitMs }) => waitMs);
  expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(5);
  expect((await pauses[0]!.attempt('person')).waitMs).toBeGreaterThan(0);
});
