/**
 * @jest-environment node
 *
 * What lib/sources promises a visitor, whatever a provider does: an answer in time, the last good figures with
 * their age, and nothing wrong ever in their place. Against tests/upstream. The funds, whose lists are long: sources-of-funds.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { dateInIndia } from '@/lib/calendar/iso-date';
import {
  categoryMembersFeed,
  cryptoFeeds,
  historyFeed,
  marketFeed,
  trendingFeed,
} from '@/lib/crypto/data/feeds';
import { navHistoryFeed } from '@/lib/funds/data/feeds';
import { newsFeeds } from '@/lib/news/data/feeds';
import { closesFeed } from '@/lib/picks/data/feeds';
import { failure } from '@/lib/result';
import type { Feed } from '@/lib/sources/feed';
import { durable } from './fake-stores';
import { smallMarketFeed, sourceBench, summaryOf } from './source-bench';
import { testPromises, transportFaults } from './source-promises';

jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.setTimeout(120_000);

const bench = sourceBench();

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
    expect(await bench.instance().load(holiday)).toEqual(failure('not-found'));
  });
});

describe('a new instance while the provider is down', () => {
  it.each(['down', 'html', 'hanging', 'limited'])(
    'says within the timeout that it has nothing when %s and nothing is stored',
    async (fault) => {
      await bench.breakWith(fault);
      // Nothing but its time limit ends a request that hangs.
      if (fault === 'hanging') bench.limitRequests();
      const { load, health } = bench.instance();
      const answer = await load(smallMarketFeed);
      const problem = { down: 'unreachable', html: 'malformed', hanging: 'timed-out' }[fault];
      expect(answer).toEqual(failure(problem ?? 'limited'));
      expect(await health([smallMarketFeed])).toEqual([
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
    const inMemory: Feed<unknown> = { ...trendingFeed, cachedIn: 'memory' };
    await bench.instance({ lastGood }).load(inMemory);
    await bench.passMinutes(60);
    const answer = await bench.instance({ lastGood }).load(inMemory);
    expect(answer).toMatchObject({ ok: true, value: { status: 'live' } });
    expect(await bench.upstream.calls('coingecko')).toBe(1);
  });

  it('does not trust a stored answer that its schema refuses', async () => {
    const lastGood = durable();
    const fetchedAt = new Date(bench.clockMs).toISOString();
    lastGood.files.set(smallMarketFeed.key, { url: '', fetchedAt, body: '[{"id":1}]' });
    await bench.breakWith('down');
    expect(await bench.instance({ lastGood }).load(smallMarketFeed)).toMatchObject({ ok: false });
  });
});

describe('recovery', () => {
  it('is seen with the first visit after a pause, although the cache holds an old entry', async () => {
    const { load } = bench.instance();
    await load(smallMarketFeed);
    await bench.breakWith('hanging');
    bench.limitRequests();
    await bench.passMinutes(30);
    expect(await load(smallMarketFeed)).toMatchObject({ value: { status: 'stale' } });
    await bench.renewed();
    await bench.heal();
    await bench.passMinutes(10);
    expect(await load(smallMarketFeed)).toMatchObject({ value: { status: 'live' } });
  });

  it('is answered from a slightly old cache without a wait', async () => {
    const { load } = bench.instance();
    const first = await load(smallMarketFeed);
    await bench.breakWith('held');
    await bench.passMinutes(7);
    // Without a time limit, a visit that waited for the provider would never end.
    expect(await load(smallMarketFeed)).toEqual(first);
    await bench.heal();
    await bench.renewed();
    const later = await load(smallMarketFeed);
    expect(later.ok && later.value.fetchedAt > (first.ok ? first.value.fetchedAt : '')).toBe(true);
  });

  it('of a slow provider without any known answer is waited for', async () => {
    await bench.breakWith('held');
    bench.limitVisits();
    const visit = bench.instance().load(smallMarketFeed);
    // Longer than a visitor waits for figures of which an older answer is known.
    await pause(200);
    await bench.heal();
    expect(await visit).toMatchObject({ ok: true, value: { status: 'live' } });
  });
});

describe('a provider that fails', () => {
  it('is asked at most 15 times in five minutes of outage', async () => {
    const { load } = bench.instance();
    await bench.breakWith('error-500');
    for (let second = 0; second <= 300; second += 10) {
      const answer = await load(smallMarketFeed);
      expect(answer.ok).toBe(false);
      bench.clockMs += 10_000;
    }
    expect(await bench.upstream.calls('coingecko')).toBeLessThanOrEqual(15);
    expect(await bench.upstream.calls('coingecko')).toBeGreaterThan(5);
  });

  it('does not take the others with it', async () => {
    const { load } = bench.instance();
    await bench.breakWith('down', { provider: 'coingecko' });
    const [market, history] = await Promise.all([load(smallMarketFeed), load(navHistory)]);
    expect([market.ok, history.ok]).toEqual([false, true]);
  });
});

describe('figures of the wrong time', () => {
  it('from the future are refused', async () => {
    await bench.breakWith('future');
    expect(await bench.instance().load(smallMarketFeed)).toEqual(failure('malformed'));
  });

  it('from the future are left out of a history, whose other days are right', async () => {
    const good = await bench.instance().load(navHistory);
    await bench.breakWith('future');
    const ahead = await bench.instance().load(navHistory);
    const until = dateInIndia(new Date(bench.clockMs));
    const daysOf = (answer: typeof good) =>
      answer.ok ? answer.value.data.filter(({ date }) => date < until) : [];
    expect(ahead.ok).toBe(true);
    expect(daysOf(ahead).slice(0, 1_000)).toEqual(daysOf(good).slice(0, 1_000));
  });

  it('from long ago are stale, however recently they came', async () => {
    await bench.breakWith('ancient');
    expect(await bench.instance().load(smallMarketFeed)).toMatchObject({
      ok: true,
      value: { status: 'stale', fetchedAt: new Date(bench.clockMs).toISOString() },
    });
  });

  it('from long ago never replace newer ones', async () => {
    const { load } = bench.instance();
    const good = await load(smallMarketFeed);
    await bench.breakWith('ancient');
    await bench.passMinutes(13);
    expect(summaryOf(await load(smallMarketFeed))).toEqual({ ...summaryOf(good), status: 'stale' });
  });
});

describe('what a provider does not know', () => {
  it('is not found, which is no failure: neither counted nor stored', async () => {
    const lastGood = durable();
    const { load, health } = bench.instance({ lastGood });
    const unknown: readonly Feed<unknown>[] = [historyFeed('no-such-coin', '1'), navHistoryFeed(1)];
    for (const feed of unknown) {
      expect(await load(feed)).toEqual(failure('not-found'));
      expect((await health([feed]))[0]).toMatchObject({ lastOutage: null });
    }
    expect(lastGood.files.size).toBe(0);
  });

  it('is an outage where every answer should be known: the address has moved', async () => {
    await bench.breakWith('moved');
    expect(await bench.instance().load(smallMarketFeed)).toEqual(failure('refused'));
  });
});

it('takes what another instance fetched a moment ago, and spends no call on it', async () => {
  const lastGood = durable();
  await bench.instance({ lastGood }).load(smallMarketFeed);
  await bench.passMinutes(2);
  const other = await bench.instance({ lastGood }).load(smallMarketFeed);
  expect(other).toMatchObject({ ok: true, value: { status: 'live' } });
  expect(await bench.upstream.calls('coingecko')).toBe(1);
  await bench.passMinutes(5);
  await bench.instance({ lastGood }).load(smallMarketFeed);
  expect(await bench.upstream.calls('coingecko')).toBe(2);
});

it('labels sample figures, and stores them apart from real ones', async () => {
  const lastGood = durable();
  const answer = await bench.instance({ lastGood, isSample: true }).load(smallMarketFeed);
  expect(answer).toMatchObject({ ok: true, value: { status: 'sample' } });
  expect([...lastGood.files.keys()]).toEqual(['sample/coingecko/market']);
  await bench.breakWith('down');
  expect(await bench.instance({ lastGood }).load(smallMarketFeed)).toMatchObject({ ok: false });
});

it('sends the key of a provider in a header, and never logs it', async () => {
  const secret = 'CG-hunter2';
  const { load, health } = bench.instance({ headersOf: () => ({ 'x-cg-demo-api-key': secret }) });
  const answer = await load(smallMarketFeed);
  await bench.breakWith('error-500');
  const failed = await load(historyFeed('a', '1'));
  const all = JSON.stringify([answer, failed, await health([smallMarketFeed])]);
  expect(all).not.toContain('hunter2');
});

it('looks for a stored answer once a minute, however often the health is requested', async () => {
  const lastGood = durable();
  const lookUp = jest.spyOn(lastGood, 'fetchedAt');
  const { health } = bench.instance({ lastGood });
  for (let asked = 0; asked < 50; asked += 1) await health([smallMarketFeed]);
  expect(lookUp).toHaveBeenCalledTimes(1);
  await bench.passMinutes(2);
  expect(await health([smallMarketFeed])).toEqual([
    expect.objectContaining({ state: 'unknown', ageSeconds: null }),
  ]);
  expect(lookUp).toHaveBeenCalledTimes(2);
});

// The market is the largest feed with few rows: it is tested with faults of the transport as well.
const ofCoins: readonly Feed<unknown>[] = [
  ...new Set([
    smallMarketFeed,
    ...cryptoFeeds.filter((feed) => feed !== marketFeed),
    historyFeed('sample-metalo-1', '365'),
    categoryMembersFeed('sample-games'),
  ]),
];

testPromises(bench, ofCoins, {
  transport: { key: smallMarketFeed.key, faults: transportFaults },
  ofNames: [trendingFeed.key, categoryMembersFeed('sample-games').key],
});

/** One outlet of each way of writing; all feeds of headlines are read by one parser. */
const outlets = newsFeeds.filter(({ key }) =>
  ['rbi/press-releases', 'economictimes/markets'].includes(key),
);

testPromises(bench, outlets, { ofNames: outlets.map(({ key }) => key) });

describe('feeds of headlines, malformed as in the wild', () => {
  const [rbi, press] = outlets as [(typeof newsFeeds)[number], (typeof newsFeeds)[number]];
  const headlines = async (feed: (typeof newsFeeds)[number]) => {
    const answer = await bench.instance().load(feed);
    return answer.ok ? answer.value.data : [];
  };

  it.each([
    ['undefined-entities', /^“.*” ₹5 &nosuch;$/],
    ['double-encoded', /A & B bold ’s ₹5$/],
    ['bare-signs', /M&M below < 6%$/],
    ['wrong-charset', /^Café /],
    ['scripts', /^[^<]*$/],
    ['junk-after-root', /./],
  ])('%s: every headline is read', async (fault, first) => {
    const before = await headlines(press);
    await bench.breakWith(fault);
    const after = await headlines(press);
    expect(after).toHaveLength(before.length);
    expect(after[0]?.title).toMatch(first);
    expect(after[0]?.title).not.toMatch(/alert|script/);
  });

  it.each(['rdf', 'atom'])('the same headlines as %s', async (fault) => {
    const essence = (all: Awaited<ReturnType<typeof headlines>>) =>
      all.map(({ title, link, publishedAt }) => ({ title, link, publishedAt }));
    const before = essence(await headlines(rbi));
    await bench.breakWith(fault);
    expect(essence(await headlines(rbi))).toEqual(before);
  });

  it('unknown dates and links are null', async () => {
    await bench.breakWith('no-dates');
    expect((await headlines(rbi)).every(({ publishedAt }) => publishedAt === null)).toBe(true);
    await bench.breakWith('no-links');
    expect((await headlines(rbi)).every(({ link }) => link === null)).toBe(true);
  });

  it('a link that would run is none', async () => {
    await bench.breakWith('javascript-links');
    const links = (await headlines(rbi)).map(({ link }) => link);
    expect(links[0]).toBeNull();
    expect(links.slice(1).every((link) => link?.startsWith('https://'))).toBe(true);
  });

  it('entities of its own are an outage', async () => {
    await bench.breakWith('xxe');
    expect(await bench.instance().load(rbi)).toEqual(failure('malformed'));
  });

  it('status 200 with headlines of years ago is stale', async () => {
    await bench.breakWith('stale-but-200');
    expect(await bench.instance().load(press)).toMatchObject({
      ok: true,
      value: { status: 'stale' },
    });
  });
});
