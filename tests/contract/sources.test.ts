/**
 * @jest-environment node
 *
 * What lib/sources promises a visitor, whatever a provider does: an answer in time, the last good figures with
 * their age, and nothing wrong ever in their place. Against tests/upstream.
 */
import { createHash } from 'node:crypto';
import { dateInIndia } from '@/lib/calendar/iso-date';
import {
  categoryMembersFeed,
  cryptoFeeds,
  historyFeed,
  marketFeed,
  trendingFeed,
} from '@/lib/crypto/data/feeds';
import { navAllFeed, navHistoryFeed, oldSchemesFeed } from '@/lib/funds/data/feeds';
import { newsFeeds } from '@/lib/news/data/feeds';
import { bhavcopyFeed } from '@/lib/picks/data/feeds';
import type { Feed } from '@/lib/sources/feed';
import { createLoader, type LoaderParts } from '@/lib/sources/loader';
import type { Loaded } from '@/lib/sources/sourced';
import { durable, fakeCache } from './fake-stores';
import { startUpstream } from './local-upstream';

jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.setTimeout(120_000);

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let clockMs: number;

beforeAll(async () => {
  upstream = await startUpstream();
  // The first list of all schemes takes the stand-in a second to compose.
  await fetch(upstream.baseUrlOf(navAllFeed.provider) + navAllFeed.path);
});
afterAll(() => upstream.stop());
beforeEach(async () => {
  await upstream.heal();
  clockMs = Date.now();
  // Only the clock that people see: requests, time limits and pauses run on real timers.
  jest.spyOn(Date, 'now').mockImplementation(() => clockMs);
});
afterEach(() => jest.restoreAllMocks());

const passMinutes = async (minutes: number) => {
  clockMs += minutes * 60_000;
  await upstream.setClock(clockMs);
};

function instance(parts: Partial<LoaderParts> = {}) {
  return createLoader({
    baseUrlOf: upstream.baseUrlOf,
    headersOf: () => ({}),
    isSample: false,
    remember: fakeCache(() => clockMs),
    lastGood: durable(),
    keepAlive: () => undefined,
    now: () => new Date(clockMs),
    log: () => undefined,
    ...parts,
  });
}

/** For what only a time limit ends, and small answers. */
const hasty = <T>(feed: Feed<T>): Feed<T> => ({
  ...feed,
  provider: { ...feed.provider, timeoutMs: 2_500 },
});

const coinHistory = historyFeed('sample-metalo-1', '365');
const categoryMembers = categoryMembersFeed('sample-games');
const navHistory = navHistoryFeed(100_000);
const rich: readonly Feed<unknown>[] = [
  marketFeed,
  coinHistory,
  categoryMembers,
  navAllFeed,
  navHistory,
];
/** One outlet of each way of writing; all feeds of headlines are read by one parser. */
const headlineFeeds = newsFeeds.filter(({ key }) =>
  ['rbi/press-releases', 'economictimes/markets'].includes(key),
);
const feeds: readonly Feed<unknown>[] = [...new Set([...cryptoFeeds, ...rich, ...headlineFeeds])];
const named = feeds.map((feed) => [feed.key, feed] as const);

/** Faults of the answer, which each feed must see for itself. */
const wrongAnswers = ['truncated', 'null', 'html', 'wrong-type', 'changed-shape', 'nulls'];
/** Faults of the way, which the engine sees for all of them. */
const brokenWays = [
  'down',
  'hanging',
  'dripping',
  'broken-off',
  'empty',
  'error-500',
  'error-503',
  'limited',
  'forbidden',
  'huge',
  'gzip-bomb',
  'redirect-away',
  'redirect-loop',
  'moved',
];

/** 14,000 schemes compared as one hash: a difference is not worth printing. */
function summaryOf(answer: Loaded<unknown>) {
  if (!answer.ok) return answer;
  const hash = createHash('sha256').update(JSON.stringify(answer.value.data)).digest('hex');
  return { ...answer.value, data: hash };
}

describe.each(named)('%s', (_, feed) => {
  it('gives live figures with their origin and time', async () => {
    const answer = await instance().load(feed);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        status: 'live',
        source: { name: feed.provider.name, url: feed.provider.url },
        fetchedAt: new Date(clockMs).toISOString(),
      },
    });
    const asOf = answer.ok ? Date.parse(answer.value.asOf) : NaN;
    expect(Math.abs(asOf - clockMs)).toBeLessThan(5 * 86_400_000);
  });

  it('gives the same figures from the cache, without asking again', async () => {
    const { load } = instance();
    const first = await load(feed);
    const callsBefore = await upstream.calls(feed.provider.id);
    expect(await load(feed)).toEqual(first);
    expect(await upstream.calls(feed.provider.id)).toBe(callsBefore);
  });

  it('asks once for two hundred visitors', async () => {
    const { load } = instance();
    const answers = await Promise.all(Array.from({ length: 200 }, () => load(feed)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await upstream.calls(feed.provider.id)).toBe(1);
  });

  // A list of names says all it has to say without a number.
  const isOfNames =
    feed.key === trendingFeed.key ||
    feed.key === categoryMembers.key ||
    headlineFeeds.some(({ key }) => key === feed.key);
  const wrong = wrongAnswers.filter((fault) => fault !== 'nulls' || !isOfNames);
  // What was not asked for in three days may be gone by now.
  const ways = brokenWays.filter((fault) => fault !== 'moved' || feed.key !== categoryMembers.key);
  const faults = rich.some(({ key }) => key === feed.key) ? [...wrong, ...ways] : wrong;

  it.each(faults)(
    'keeps the last good answer, and says that it is stale, when %s',
    async (fault) => {
      const lastGood = durable();
      const { load } = instance({ lastGood });
      const good = await load(feed);
      expect(good.ok).toBe(true);
      const cached = new Map(lastGood.files);
      await upstream.breakWith(fault);
      await passMinutes((feed.freshForSeconds / 60) * 2 + 1);
      const startedAt = performance.now();
      const during = await load(feed);
      expect(performance.now() - startedAt).toBeLessThan(4_000);
      expect(summaryOf(during)).toEqual({ ...summaryOf(good), status: 'stale' });
      const answers = [...lastGood.files].filter(([name]) => !name.startsWith('refusals/'));
      expect(new Map(answers)).toEqual(cached);
    },
  );
});

describe('the schemes of an age, from a report of years ago', () => {
  const feed = oldSchemesFeed(5, dateInIndia(new Date()));

  it('are thousands, of that time', async () => {
    const answer = await instance().load(feed);
    expect(answer.ok && answer.value.data.length).toBeGreaterThan(8_000);
    expect(answer.ok && clockMs - Date.parse(answer.value.asOf)).toBeGreaterThan(
      5 * 365 * 86_400_000,
    );
  });

  it.each(wrongAnswers.filter((fault) => fault !== 'nulls'))(
    'are not read from %s',
    async (fault) => {
      await upstream.breakWith(fault);
      expect(await instance().load(feed)).toEqual({ ok: false, problem: 'malformed' });
    },
  );
});

describe('the closes of a day at the exchange', () => {
  // A Tuesday and the Saturday before it.
  const feed = bhavcopyFeed('2026-10-20');
  const holiday = bhavcopyFeed('2026-10-17');

  it('are of all shares, and of that day', async () => {
    const answer = await instance().load(feed);
    expect(answer.ok && answer.value.data.length).toBeGreaterThan(1_500);
    expect(answer.ok && answer.value.asOf).toBe('2026-10-20');
  });

  it('are not there for a day without trade', async () => {
    expect(await instance().load(holiday)).toEqual({ ok: false, problem: 'not-found' });
  });

  it.each(wrongAnswers.filter((fault) => fault !== 'nulls'))(
    'are not read from %s',
    async (fault) => {
      await upstream.breakWith(fault);
      expect(await instance().load(feed)).toEqual({ ok: false, problem: 'malformed' });
    },
  );
});

describe('a new instance while the provider is down', () => {
  it.each(named)('shows the last good %s with its age', async (_, feed) => {
    const lastGood = durable();
    const before = await instance({ lastGood }).load(feed);
    await upstream.breakWith('down');
    await passMinutes((feed.freshForSeconds / 60) * 3);
    const restarted = instance({ lastGood });
    expect(summaryOf(await restarted.load(feed))).toEqual({
      ...summaryOf(before),
      status: 'stale',
    });
    const [state] = await restarted.health([feed]);
    expect(state).toMatchObject({ state: 'stale', ageSeconds: feed.freshForSeconds * 3 });
  });

  it.each(['down', 'html', 'hanging', 'limited'])(
    'says honestly that it has nothing, in its time, when %s and nothing is kept',
    async (fault) => {
      await upstream.breakWith(fault);
      const { load, health } = instance();
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
    await instance({ lastGood }).load(navAllFeed);
    await passMinutes(60);
    const answer = await instance({ lastGood }).load(navAllFeed);
    expect(answer).toMatchObject({ ok: true, value: { status: 'live' } });
    expect(await upstream.calls('amfi')).toBe(1);
  });

  it('does not trust a kept answer that its schema refuses', async () => {
    const lastGood = durable();
    const fetchedAt = new Date(clockMs).toISOString();
    lastGood.files.set(marketFeed.key, { url: '', fetchedAt, body: '[{"id":1}]' });
    await upstream.breakWith('down');
    expect(await instance({ lastGood }).load(marketFeed)).toMatchObject({ ok: false });
  });
});

describe('recovery', () => {
  it('is seen with the first visit after a pause, although the cache holds an old entry', async () => {
    const { load } = instance();
    await load(hasty(marketFeed));
    await upstream.breakWith('hanging');
    await passMinutes(30);
    expect(await load(hasty(marketFeed))).toMatchObject({ value: { status: 'stale' } });
    await upstream.heal();
    await new Promise((resolve) => setTimeout(resolve, 2_600));
    await passMinutes(10);
    expect(await load(hasty(marketFeed))).toMatchObject({ value: { status: 'live' } });
  });

  it('is left to a cache that is only a little old: nobody waits', async () => {
    const { load } = instance();
    const first = await load(marketFeed);
    await upstream.breakWith('slow', { delayMs: 1_000 });
    await passMinutes(7);
    const startedAt = performance.now();
    expect(await load(marketFeed)).toEqual(first);
    expect(performance.now() - startedAt).toBeLessThan(500);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const later = await load(marketFeed);
    expect(later.ok && later.value.fetchedAt > (first.ok ? first.value.fetchedAt : '')).toBe(true);
  });

  it('of a slow provider without any known answer is waited for', async () => {
    await upstream.breakWith('slow', { delayMs: 2_500 });
    expect(await instance().load(marketFeed)).toMatchObject({
      ok: true,
      value: { status: 'live' },
    });
  });
});

describe('a provider that fails', () => {
  it('is asked at most 15 times in five minutes of outage', async () => {
    const { load } = instance();
    await upstream.breakWith('error-500');
    for (let second = 0; second <= 300; second += 5) {
      const answer = await load(marketFeed);
      expect(answer.ok).toBe(false);
      clockMs += 5_000;
    }
    expect(await upstream.calls('coingecko')).toBeLessThanOrEqual(15);
    expect(await upstream.calls('coingecko')).toBeGreaterThan(5);
  });

  it('gets one second try when it stumbles, none when it answers nonsense', async () => {
    await upstream.breakWith('error-500');
    await instance().load(marketFeed);
    expect(await upstream.calls('coingecko')).toBe(2);
    await upstream.heal();
    await upstream.breakWith('html');
    await instance().load(marketFeed);
    expect(await upstream.calls('coingecko')).toBe(1);
  });

  it('is left alone for as long as it asks by Retry-After', async () => {
    const { load } = instance();
    await upstream.breakWith('limited');
    await load(marketFeed);
    await upstream.breakWith('none');
    await passMinutes(0.5);
    expect(await load(marketFeed)).toEqual({ ok: false, problem: 'limited' });
    expect(await upstream.calls('coingecko')).toBe(1);
    await passMinutes(0.6);
    expect(await load(marketFeed)).toMatchObject({ ok: true });
  });

  it('does not take the others with it', async () => {
    const { load } = instance();
    await upstream.breakWith('down', { provider: 'coingecko' });
    const [market, schemes] = await Promise.all([load(marketFeed), load(navAllFeed)]);
    expect([market.ok, schemes.ok]).toEqual([false, true]);
  });
});

describe('figures of the wrong time', () => {
  it('from the future are refused', async () => {
    await upstream.breakWith('future');
    const dated: readonly Feed<unknown>[] = [marketFeed, navAllFeed];
    for (const feed of dated) {
      expect(await instance().load(feed)).toEqual({
        ok: false,
        problem: 'malformed',
      });
    }
  });

  it('from the future are left out of a history, whose other days are right', async () => {
    const good = await instance().load(navHistory);
    await upstream.breakWith('future');
    const ahead = await instance().load(navHistory);
    const until = dateInIndia(new Date(clockMs));
    const daysOf = (answer: typeof good) =>
      answer.ok ? answer.value.data.filter(({ date }) => date < until) : [];
    expect(ahead.ok).toBe(true);
    expect(daysOf(ahead).slice(0, 1_000)).toEqual(daysOf(good).slice(0, 1_000));
  });

  it('from long ago are stale, however recently they came', async () => {
    await upstream.breakWith('ancient');
    expect(await instance().load(marketFeed)).toMatchObject({
      ok: true,
      value: { status: 'stale', fetchedAt: new Date(clockMs).toISOString() },
    });
  });

  it('from long ago never replace newer ones', async () => {
    const { load } = instance();
    const good = await load(marketFeed);
    await upstream.breakWith('ancient');
    await passMinutes(13);
    expect(summaryOf(await load(marketFeed))).toEqual({ ...summaryOf(good), status: 'stale' });
  });
});

describe('values that no market has', () => {
  it.each(['negative', 'infinite', 'numbers-as-strings'])('%s: refused', async (fault) => {
    await upstream.breakWith(fault);
    expect(await instance().load(marketFeed)).toEqual({ ok: false, problem: 'malformed' });
  });
});

describe('what a provider does not know', () => {
  it('is not found, which is no failure: neither counted against it nor kept', async () => {
    const lastGood = durable();
    const { load, health } = instance({ lastGood });
    const unknown: readonly Feed<unknown>[] = [historyFeed('no-such-coin', '1'), navHistoryFeed(1)];
    for (const feed of unknown) {
      expect(await load(feed)).toEqual({ ok: false, problem: 'not-found' });
      expect((await health([feed]))[0]).toMatchObject({ lastOutage: null });
    }
    expect(lastGood.files.size).toBe(0);
  });

  it('is an outage where every answer should be known: the address has moved', async () => {
    await upstream.breakWith('moved');
    expect(await instance().load(marketFeed)).toEqual({ ok: false, problem: 'refused' });
  });
});

it('reads the list of NAVs in its old format as in its new one', async () => {
  const now = await instance().load(navAllFeed);
  await upstream.breakWith('old-format');
  const before = await instance().load(navAllFeed);
  const shape = (answer: typeof now) =>
    answer.ok &&
    answer.value.data.schemes
      .map(({ code, plan, nav, isin }) => ({ code, plan, nav, isin }))
      .sort((one, other) => one.code - other.code);
  expect(shape(before)).toEqual(shape(now));
});

it('spends its extra calls of a day, and keeps asking for what is essential', async () => {
  const { load } = instance();
  const answers = [];
  for (let day = 0; day < 84; day += 1) {
    answers.push(await load(historyFeed(`sample-metalo-1`, '1')));
    answers.push(await load(historyFeed(`no-such-coin-${day}`, '1')));
  }
  expect(answers.at(-1)).toEqual({ ok: false, problem: 'limited' });
  expect(await upstream.calls('coingecko')).toBe(82);
  expect(await load(marketFeed)).toMatchObject({ ok: true });
});

it('takes what another instance fetched a moment ago, and spends no call on it', async () => {
  const lastGood = durable();
  await instance({ lastGood }).load(marketFeed);
  await passMinutes(2);
  const other = await instance({ lastGood }).load(marketFeed);
  expect(other).toMatchObject({ ok: true, value: { status: 'live' } });
  expect(await upstream.calls('coingecko')).toBe(1);
  await passMinutes(5);
  await instance({ lastGood }).load(marketFeed);
  expect(await upstream.calls('coingecko')).toBe(2);
});

it('calls sample figures so, and keeps them apart from real ones', async () => {
  const lastGood = durable();
  const answer = await instance({ lastGood, isSample: true }).load(marketFeed);
  expect(answer).toMatchObject({ ok: true, value: { status: 'sample' } });
  expect([...lastGood.files.keys()]).toEqual(['sample/coingecko/market']);
  await upstream.breakWith('down');
  expect(await instance({ lastGood }).load(marketFeed)).toMatchObject({ ok: false });
});

it('sends the key of a provider in a header, and tells nobody about it', async () => {
  const secret = 'CG-hunter2';
  const { load, health } = instance({ headersOf: () => ({ 'x-cg-demo-api-key': secret }) });
  const answer = await load(marketFeed);
  await upstream.breakWith('error-500');
  const failed = await load(historyFeed('a', '1'));
  const all = JSON.stringify([answer, failed, await health([marketFeed])]);
  expect(all).not.toContain('hunter2');
});

it('looks for a kept answer once a minute, however often the health is asked', async () => {
  const lastGood = durable();
  const lookUp = jest.spyOn(lastGood, 'fetchedAt');
  const { health } = instance({ lastGood });
  for (let asked = 0; asked < 50; asked += 1) await health([marketFeed]);
  expect(lookUp).toHaveBeenCalledTimes(1);
  await passMinutes(2);
  expect(await health([marketFeed])).toEqual([
    expect.objectContaining({ state: 'unknown', ageSeconds: null }),
  ]);
  expect(lookUp).toHaveBeenCalledTimes(2);
});

describe('feeds of headlines, malformed as in the wild', () => {
  const [rbi, press] = headlineFeeds as [(typeof newsFeeds)[number], (typeof newsFeeds)[number]];
  const headlines = async (feed: (typeof newsFeeds)[number]) => {
    const answer = await instance().load(feed);
    return answer.ok ? answer.value.data : [];
  };

  it.each([
    ['undefined-entities', /^“.*” ₹5 &nosuch;$/],
    ['double-encoded', /A & B bold ’s ₹5$/],
    ['bare-signs', /M&M below < 6%$/],
    ['wrong-charset', /^Café /],
    ['scripts', /^[^<]*$/],
    ['junk-after-root', /./],
  ])('%s: every headline stands', async (fault, first) => {
    const before = await headlines(press);
    await upstream.breakWith(fault);
    const after = await headlines(press);
    expect(after).toHaveLength(before.length);
    expect(after[0]?.title).toMatch(first);
    expect(after[0]?.title).not.toMatch(/alert|script/);
  });

  it.each(['rdf', 'atom'])('the same headlines as %s', async (fault) => {
    const essence = (all: Awaited<ReturnType<typeof headlines>>) =>
      all.map(({ title, link, publishedAt }) => ({ title, link, publishedAt }));
    const before = essence(await headlines(rbi));
    await upstream.breakWith(fault);
    expect(essence(await headlines(rbi))).toEqual(before);
  });

  it('without dates or links: what is not known is null', async () => {
    await upstream.breakWith('no-dates');
    expect((await headlines(rbi)).every(({ publishedAt }) => publishedAt === null)).toBe(true);
    await upstream.breakWith('no-links');
    expect((await headlines(rbi)).every(({ link }) => link === null)).toBe(true);
  });

  it('a link that would run is none', async () => {
    await upstream.breakWith('javascript-links');
    const links = (await headlines(rbi)).map(({ link }) => link);
    expect(links[0]).toBeNull();
    expect(links.slice(1).every((link) => link?.startsWith('https://'))).toBe(true);
  });

  it('entities of its own are an outage', async () => {
    await upstream.breakWith('xxe');
    expect(await instance().load(rbi)).toEqual({ ok: false, problem: 'malformed' });
  });

  it('status 200 with headlines of years ago is stale', async () => {
    await upstream.breakWith('stale-but-200');
    expect(await instance().load(press)).toMatchObject({ ok: true, value: { status: 'stale' } });
  });
});
