/**
 * @jest-environment node
 *
 * Rules that all instances follow towards a provider: one asks for all, pauses hold for all, and a plan is spent
 * once. On a Firestore with real transactions, against tests/upstream; twenty processes are in tests/deep/instances.mjs.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { historyFeed } from '@/lib/crypto/data/feeds';
import { failure } from '@/lib/result';
import { createSharedRecords } from '@/lib/sources/records-store';
import { durable } from './fake-stores';
import { ownStores } from './own-store';
import { smallMarketFeed, sourceBench } from './source-bench';

jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.setTimeout(120_000);

const bench = sourceBench();
const stores = ownStores('instances');
// Firestore's client needs a clock that goes on.
beforeEach(() => jest.restoreAllMocks());
afterEach(async () => {
  await Promise.allSettled(underWay.splice(0));
  // Or the next test would count their requests.
  await bench.renewed();
  await stores.close();
});

const startedAt = performance.now();
/** The clock of the bench, which goes on meanwhile. */
const now = () => new Date(bench.clockMs + (performance.now() - startedAt));
const underWay: Promise<unknown>[] = [];
/** Whether `wait`, between two reads or writes of an instance, moves the clock of the bench and does not wait. */
let isClockMoved = false;
const wait = async (ms: number) => {
  if (isClockMoved) bench.clockMs += ms;
  else await pause(ms);
};
beforeEach(() => (isClockMoved = false));

/** Instances that share Storage and Firestore. A busy machine is no outage of Firestore. */
function instances(count: number) {
  const lastGood = durable();
  const store = stores.open();
  return Array.from({ length: count }, () =>
    bench.instance({
      lastGood,
      now,
      keepAlive: (work) => void underWay.push(work),
      wait,
      records: createSharedRecords(() => store, { now, wait, timeoutMs: 30_000 }),
    }),
  );
}

const together = (all: ReturnType<typeof instances>) =>
  Promise.all(all.map(({ load }) => load(smallMarketFeed)));

it('one of five asks for all of them, at the start and after each expiry', async () => {
  const all = instances(5);
  expect((await together(all)).every(({ ok }) => ok)).toBe(true);
  expect(await bench.upstream.calls('coingecko')).toBe(1);
  await bench.passMinutes(20);
  const areLive = async () =>
    (await together(all)).every((answer) => answer.ok && answer.value.status === 'live');
  // A visitor waits a second and a half at most, and a busy machine may take longer.
  let isRenewed = false;
  for (let visits = 0; visits < 10 && !isRenewed; visits += 1) isRenewed = await areLive();
  expect(isRenewed).toBe(true);
  expect(await bench.upstream.calls('coingecko')).toBe(2);
});

it('five ask a provider that fails as seldom as one, and all have figures', async () => {
  const all = instances(5);
  await together(all);
  await bench.breakWith('error-500');
  await bench.passMinutes(20);
  isClockMoved = true;
  const until = bench.clockMs + 300_000;
  while (bench.clockMs < until) {
    expect((await together(all)).every(({ ok }) => ok)).toBe(true);
    bench.clockMs += 60_000;
  }
  expect(await bench.upstream.calls('coingecko')).toBeLessThanOrEqual(15);
});

it('a request to wait holds every instance and every kind of question', async () => {
  const [one, other] = instances(2);
  await bench.breakWith('limited');
  expect(await one!.load(smallMarketFeed)).toEqual(failure('limited'));
  await bench.breakWith('none');
  await Promise.allSettled(underWay);
  expect(await other!.load(historyFeed('sample-metalo-1', '1'))).toEqual(failure('paused'));
  expect(await bench.upstream.calls('coingecko')).toBe(1);
  await bench.passMinutes(2);
  expect(await other!.load(smallMarketFeed)).toMatchObject({ ok: true });
});
