/**
 * @jest-environment node
 *
 * What lib/sources promises a visitor, whatever a provider does: an answer in time, the last good figures with
 * their age, and nothing wrong ever in their place. Against tests/upstream. The feeds one by one: sources-of-….
 */
import { dateInIndia } from '@/lib/calendar/iso-date';
import { historyFeed, marketFeed } from '@/lib/crypto/data/feeds';
import { navAllFeed, navHistoryFeed } from '@/lib/funds/data/feeds';
import { closesFeed } from '@/lib/picks/data/feeds';
import type { Feed } from '@/lib/sources/feed';
import { durable } from './fake-stores';
import { sourceBench, summaryOf } from './source-bench';

jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.setTimeout(120_000);

const bench = sourceBench();

// The stand-in needs a second to generate the first list of all schemes.
beforeAll(() => fetch(bench.upstream.baseUrlOf(navAllFeed.provider) + navAllFeed.path));

/** For what only a time limit ends, and small answers. */
const hasty = <T>(feed: Feed<T>): Feed<T> => ({
  ...feed,
  provider: { ...feed.provider, timeoutMs: 1_000 },
});

const navHistory = navHistoryFeed(100_000);

describe('the closes of a day at the exchange', () => {
  // A Tuesday and the Saturday before it.
  const feed = closesFeed('2026-10-20');
  const holiday = closesFeed('2026-10-17');

  it('are of all shares, and of that day', async () => {
    const answer = await bench.instance().load(feed);
    expect(answer.ok && answer.value.data.length).toBeGreaterThan(1_500);
    expect(answer.ok && answer.value.asOf).toBe('2026-10-20');
  });

  it('are not there for a day without trade', async () => {
    expect(await bench.instance().load(holiday)).toEqual({ ok: false, problem: 'not-found' });
  });
});

describe('a new instance while the provider is down', () => {
  it.each(['down', 'html', 'hanging', 'limited'])(
    'says within the timeout that it has nothing when %s and nothing is stored',
    async (fault) => {
      await bench.upstream.breakWith(fault);
      const { load, health } = bench.instance();
      const startedAt = performance.now();
      const answer = await load(fault === 'hanging' ? hasty(marketFeed) : marketFeed);
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      const problem = { down: 'unreachable', html: 'malformed', hanging: 'timed-out' }[fault];
      expect(answer).toEqual({ ok: false, problem: problem ?? 'limited' });
      expect(await health([marketFeed])).toEqual([
        expect.objectContaining({
          state: 'down',
          lastSuccessAt: null,
          lastOutage: problem ?? 'limited',
        }),
      ]);
    },
  );

  it('begins with what another instance fetched, without asking again while that is fresh', async () => {
    const lastGood = durable();
    await bench.instance({ lastGood }).load(navAllFeed);
    await bench.passMinutes(60);
    const answer = await bench.instance({ lastGood }).load(navAllFeed);
    expect(answer).toMatchObject({ ok: true, value: { status: 'live' } });
    expect(await bench.upstream.calls('amfi')).toBe(1);
  });

  it('does not trust a stored answer that its schema refuses', async () => {
    const lastGood = durable();
    const fetchedAt = new Date(bench.clockMs).toISOString();
    lastGood.files.set(marketFeed.key, { url: '', fetchedAt, body: '[{"id":1}]' });
    await bench.upstream.breakWith('down');
    expect(await bench.instance({ lastGood }).load(marketFeed)).toMatchObject({ ok: false });
  });
});

describe('recovery', () => {
  it('is seen with the first visit after a pause, although the cache holds an old entry', async () => {
    const { load } = bench.instance();
    await load(hasty(marketFeed));
    await bench.upstream.breakWith('hanging');
    await bench.passMinutes(30);
    expect(await load(hasty(marketFeed))).toMatchObject({ value: { status: 'stale' } });
    await bench.upstream.heal();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await bench.passMinutes(10);
    expect(await load(hasty(marketFeed))).toMatchObject({ value: { status: 'live' } });
  });

  it('is answered from a slightly old cache without a wait', async () => {
    const { load } = bench.instance();
    const first = await load(marketFeed);
    await bench.upstream.breakWith('slow', { delayMs: 700 });
    await bench.passMinutes(7);
    const startedAt = performance.now();
    expect(await load(marketFeed)).toEqual(first);
    expect(performance.now() - startedAt).toBeLessThan(500);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const later = await load(marketFeed);
    expect(later.ok && later.value.fetchedAt > (first.ok ? first.value.fetchedAt : '')).toBe(true);
  });

  it('of a slow provider without any known answer is waited for', async () => {
    // Longer than a visitor waits for figures of which an older answer is known.
    await bench.upstream.breakWith('slow', { delayMs: 1_700 });
    expect(await bench.instance().load(marketFeed)).toMatchObject({
      ok: true,
      value: { status: 'live' },
    });
  });
});

describe('a provider that fails', () => {
  it('is asked at most 15 times in five minutes of outage', async () => {
    const { load } = bench.instance();
    await bench.upstream.breakWith('error-500');
    for (let second = 0; second <= 300; second += 10) {
      const answer = await load(marketFeed);
      expect(answer.ok).toBe(false);
      bench.clockMs += 10_000;
    }
    expect(await bench.upstream.calls('coingecko')).toBeLessThanOrEqual(15);
    expect(await bench.upstream.calls('coingecko')).toBeGreaterThan(5);
  });

  it('does not take the others with it', async () => {
    const { load } = bench.instance();
    await bench.upstream.breakWith('down', { provider: 'coingecko' });
    const [market, schemes] = await Promise.all([load(marketFeed), load(navAllFeed)]);
    expect([market.ok, schemes.ok]).toEqual([false, true]);
  });
});

describe('figures of the wrong time', () => {
  it('from the future are refused', async () => {
    await bench.upstream.breakWith('future');
    const dated: readonly Feed<unknown>[] = [marketFeed, navAllFeed];
    for (const feed of dated) {
      expect(await bench.instance().load(feed)).toEqual({
        ok: false,
        problem: 'malformed',
      });
    }
  });

  it('from the future are left out of a history, whose other days are right', async () => {
    const good = await bench.instance().load(navHistory);
    await bench.upstream.breakWith('future');
    const ahead = await bench.instance().load(navHistory);
    const until = dateInIndia(new Date(bench.clockMs));
    const daysOf = (answer: typeof good) =>
      answer.ok ? answer.value.data.filter(({ date }) => date < until) : [];
    expect(ahead.ok).toBe(true);
    expect(daysOf(ahead).slice(0, 1_000)).toEqual(daysOf(good).slice(0, 1_000));
  });

  it('from long ago are stale, however recently they came', async () => {
    await bench.upstream.breakWith('ancient');
    expect(await bench.instance().load(marketFeed)).toMatchObject({
      ok: true,
      value: { status: 'stale', fetchedAt: new Date(bench.clockMs).toISOString() },
    });
  });

  it('from long ago never replace newer ones', async () => {
    const { load } = bench.instance();
    const good = await load(marketFeed);
    await bench.upstream.breakWith('ancient');
    await bench.passMinutes(13);
    expect(summaryOf(await load(marketFeed))).toEqual({ ...summaryOf(good), status: 'stale' });
  });
});

describe('what a provider does not know', () => {
  it('is not found, which is no failure: neither counted nor stored', async () => {
    const lastGood = durable();
    const { load, health } = bench.instance({ lastGood });
    const unknown: readonly Feed<unknown>[] = [historyFeed('no-such-coin', '1'), navHistoryFeed(1)];
    for (const feed of unknown) {
      expect(await load(feed)).toEqual({ ok: false, problem: 'not-found' });
      expect((await health([feed]))[0]).toMatchObject({ lastOutage: null });
    }
    expect(lastGood.files.size).toBe(0);
  });

  it('is an outage where every answer should be known: the address has moved', async () => {
    await bench.upstream.breakWith('moved');
    expect(await bench.instance().load(marketFeed)).toEqual({ ok: false, problem: 'refused' });
  });
});

it('takes what another instance fetched a moment ago, and spends no call on it', async () => {
  const lastGood = durable();
  await bench.instance({ lastGood }).load(marketFeed);
  await bench.passMinutes(2);
  const other = await bench.instance({ lastGood }).load(marketFeed);
  expect(other).toMatchObject({ ok: true, value: { status: 'live' } });
  expect(await bench.upstream.calls('coingecko')).toBe(1);
  await bench.passMinutes(5);
  await bench.instance({ lastGood }).load(marketFeed);
  expect(await bench.upstream.calls('coingecko')).toBe(2);
});

it('labels sample figures, and stores them apart from real ones', async () => {
  const lastGood = durable();
  const answer = await bench.instance({ lastGood, isSample: true }).load(marketFeed);
  expect(answer).toMatchObject({ ok: true, value: { status: 'sample' } });
  expect([...lastGood.files.keys()]).toEqual(['sample/coingecko/market']);
  await bench.upstream.breakWith('down');
  expect(await bench.instance({ lastGood }).load(marketFeed)).toMatchObject({ ok: false });
});

it('sends the key of a provider in a header, and never logs it', async () => {
  const secret = 'CG-hunter2';
  const { load, health } = bench.instance({ headersOf: () => ({ 'x-cg-demo-api-key': secret }) });
  const answer = await load(marketFeed);
  await bench.upstream.breakWith('error-500');
  const failed = await load(historyFeed('a', '1'));
  const all = JSON.stringify([answer, failed, await health([marketFeed])]);
  expect(all).not.toContain('hunter2');
});

it('looks for a stored answer once a minute, however often the health is requested', async () => {
  const lastGood = durable();
  const lookUp = jest.spyOn(lastGood, 'fetchedAt');
  const { health } = bench.instance({ lastGood });
  for (let asked = 0; asked < 50; asked += 1) await health([marketFeed]);
  expect(lookUp).toHaveBeenCalledTimes(1);
  await bench.passMinutes(2);
  expect(await health([marketFeed])).toEqual([
    expect.objectContaining({ state: 'unknown', ageSeconds: null }),
  ]);
  expect(lookUp).toHaveBeenCalledTimes(2);
});
