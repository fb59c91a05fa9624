/**
 * @jest-environment node
 *
 * No instance asks a provider for an answer that another one has just stored, however slow provider, Storage and Firestore
 * are. Twenty processes are in tests/deep/instances.mjs.
 */
import { randomFrom } from '@/lib/random-from';
import type { GoodAnswer, LastGood } from '@/lib/sources/last-good';
import {
  RecordsBusyError,
  type CallRecord,
  type SharedRecords,
} from '@/lib/sources/shared-records';
import { plainFeed as feed, plainLoader } from './plain-source';

const pause = async (ms: number) => {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
};
const atOnce = { providerMs: 0, lookMs: 0, storeMs: 0, leaseMs: 0 };

let startedAtMs: number;
let calls: number[];
/** How long each step takes. A read sees what was there at its start, a lease is taken at its start. */
let takes: typeof atOnce;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  startedAtMs = Date.now();
  calls = [];
  takes = { ...atOnce };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    calls.push(Date.now() - startedAtMs);
    await pause(takes.providerMs);
    return new Response('7');
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function storage(): LastGood {
  const files = new Map<string, GoodAnswer>();
  const late = async <Value>(value: Value) => {
    await pause(takes.lookMs);
    return value;
  };
  return {
    read: (key) => late(files.get(key) ?? null),
    fetchedAt: async (key) =>
      key.startsWith('refusals/') ? null : late(files.get(key)?.fetchedAt ?? null),
    async write(key, answer) {
      await pause(takes.storeMs);
      files.set(key, answer);
    },
  };
}

function firestore(): SharedRecords {
  const all = new Map<string, CallRecord>();
  const known = (name: string) => all.get(name) ?? null;
  return {
    read: async () => known,
    async change(_, decide) {
      const { answer, changes } = decide(known);
      for (const [name, fields] of changes ?? []) {
        const before = known(name) ?? { lease: null, pausedUntilMs: 0, budget: null };
        all.set(name, { ...before, ...fields, writtenAtMs: Date.now() });
      }
      await pause(takes.leaseMs);
      return answer;
    },
  };
}

/** Without a cache, so that each visit looks for the newest answer. */
function instances(count: number, records = firestore()) {
  const parts = { lastGood: storage(), records, wait: pause };
  type Instance = ReturnType<typeof plainLoader>;
  return Array.from({ length: count }, () => plainLoader(parts)) as [Instance, Instance];
}

const untilMs = (ms: number) => jest.advanceTimersByTimeAsync(startedAtMs + ms - Date.now());

it('an answer that a waiting visitor read from Storage is not asked for again', async () => {
  const [one, other] = instances(2);
  takes.providerMs = 1_300;
  void one.load(feed);
  // It looks at 0, 1 and 2 s, and gives its visitor the stored answer after 1.5 s.
  const answer = other.load(feed);
  await untilMs(4_000);
  expect(await answer).toMatchObject({ ok: true, value: { data: '7' } });
  expect(calls).toEqual([0]);
  void other.load(feed);
  await untilMs(360_000);
  expect(calls).toEqual([0]);
  void other.load(feed);
  await untilMs(370_000);
  expect(calls).toHaveLength(1);
  await untilMs(372_000);
  void other.load(feed);
  await untilMs(380_000);
  expect(calls).toHaveLength(2);
});

it('an answer that arrives between a look and the lease is not asked for again', async () => {
  const [one, other] = instances(2);
  takes = { ...atOnce, providerMs: 7_500, storeMs: 3_000 };
  void one.load(feed);
  await untilMs(8_900);
  // This look ends when the lease of the other instance has ended; its visitor looks before the answer is stored.
  takes.lookMs = 6_000;
  void other.load(feed);
  await untilMs(8_901);
  takes.lookMs = 0;
  await untilMs(30_000);
  expect(calls).toEqual([0]);
});

it('a lease lasts until a slow answer is stored', async () => {
  const [one, other] = instances(2);
  takes = { providerMs: 7_900, lookMs: 0, storeMs: 1_900, leaseMs: 1_400 };
  void one.load(feed);
  await untilMs(10_100);
  takes = { ...atOnce };
  void other.load(feed);
  await untilMs(30_000);
  expect(calls).toEqual([1_400]);
});

it('an instance that was suspended after it took the lease does not call', async () => {
  const [one, other] = instances(2);
  takes.leaseMs = 4_100;
  const answer = one.load(feed);
  await untilMs(1);
  takes.leaseMs = 0;
  await untilMs(60_000);
  expect(await answer).toEqual({ ok: false, problem: 'paused' });
  expect(calls).toEqual([]);
  void other.load(feed);
  await untilMs(61_000);
  expect(calls).toEqual([60_000]);
});

it('an instance has no lease while others write the records all the time', async () => {
  const busy = () => Promise.reject(new RecordsBusyError('others write all the time'));
  const [one] = instances(1, { ...firestore(), change: busy });
  const answer = one.load(feed);
  await untilMs(60_000);
  expect(await answer).toEqual({ ok: false, problem: 'paused' });
  expect(calls).toEqual([]);
});

it('an answer that seems to come from the future is asked for again', async () => {
  const [one] = instances(1);
  void one.load(feed);
  await untilMs(1_000);
  jest.setSystemTime(startedAtMs - 86_400_000);
  void one.load(feed);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(calls).toHaveLength(2);
});

it('calls neither meet nor come early, however slow each step is', async () => {
  const count = 6;
  const random = randomFrom(1);
  const upTo = (ms: number) => pause(Math.round(random() ** 2 * ms));
  const files = new Map<string, GoodAnswer>();
  const asking = new Set<string>();
  let meetings = 0;
  let early = 0;
  let failures = 0;
  let storedUntilMs = 0;
  jest.mocked(fetch).mockImplementation(async (url, init) => {
    // As fetch does it: nothing is sent after the time limit.
    init?.signal?.throwIfAborted();
    const instance = new URL(String(url)).hostname;
    init?.signal?.addEventListener('abort', () => asking.delete(instance));
    calls.push(Date.now());
    if (Date.now() < storedUntilMs) early += 1;
    if ([...asking].some((other) => other !== instance)) meetings += 1;
    asking.add(instance);
    await upTo(7_900);
    if (random() < 0.8) return new Response('7');
    failures += 1;
    asking.delete(instance);
    return new Response('', { status: 503 });
  });
  const lastGood = (instance: string): LastGood => ({
    async read(key) {
      const file = files.get(key) ?? null;
      await upTo(2_000);
      return file;
    },
    async fetchedAt(key) {
      const file = files.get(key);
      await upTo(2_000);
      return file?.fetchedAt ?? null;
    },
    async write(key, answer) {
      await upTo(2_000);
      files.set(key, answer);
      asking.delete(instance);
      storedUntilMs = Date.parse(answer.fetchedAt) + 60_000;
    },
  });
  const { read, change } = firestore();
  const records: SharedRecords = {
    read,
    async change(names, decide) {
      const answer = await change(names, decide);
      await upTo(1_500);
      return answer;
    },
  };
  const often = { ...feed, freshForSeconds: 60 };
  const all = Array.from({ length: count }, (_, index) => {
    const name = `instance-${index}`;
    const baseUrlOf = () => `http://${name}`;
    return plainLoader({ lastGood: lastGood(name), records, baseUrlOf, wait: pause });
  });
  for (let second = 0; second < 3_600; second += 2) {
    void all[Math.floor(random() * count)]!.load(often);
    await untilMs(second * 1_000 + 2_000 * random());
  }
  expect({ early, meetings }).toEqual({ early: 0, meetings: 0 });
  // An answer a minute, and what failed.
  expect(calls.length).toBeGreaterThan(40);
  expect(failures).toBeGreaterThan(5);
});
