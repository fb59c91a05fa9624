import { readdirSync } from 'node:fs';
import {
  fearGreedPayloadSchema,
  historyPayloadSchema,
  readDollarRate,
  readFearGreed,
  readHistory,
} from '@/lib/crypto/data/history-payloads';
import {
  categoryFeed,
  categoryMembersFeed,
  dollarRateFeed,
  fearGreedFeed,
  globalFeed,
  historyFeed,
  marketFeed,
  trendingFeed,
} from '@/lib/crypto/data/feeds';
import { readCached } from '@/lib/sources/cached-answer';
import {
  globalPayloadSchema,
  marketPayloadSchema,
  readGlobal,
  readMarket,
} from '@/lib/crypto/data/market-payload';
import {
  categoryPayloadSchema,
  readCategories,
  readTrending,
  trendingPayloadSchema,
} from '@/lib/crypto/data/trending-payload';
import type { Feed } from '@/lib/sources/feed';
import { readAsLoader, testDamage } from '@/tests/factories/damaged-answers';
import { inNode } from '../../scripts/in-node';

const now = new Date('2026-11-21T12:00:00Z');

/**
 * Generated in the format of CoinGecko's documented sample (demo-api.json of github.com/coingecko/coingecko-api-oas), under
 * a fictional name.
 */
const row = (changes: object = {}) => ({
  id: 'sample-coin',
  symbol: 'smp',
  name: 'Sample Coin',
  image: 'https://images.example/sample.png',
  current_price: 77_671,
  market_cap: 1_555_886_872_303,
  market_cap_rank: 1,
  fully_diluted_valuation: 1_555_886_872_303,
  total_volume: 31_000_000_000,
  high_24h: 78_419,
  low_24h: 76_312,
  circulating_supply: 20_031_000,
  max_supply: 21_000_000.0,
  ath: 126_080,
  ath_change_percentage: -38.4,
  ath_date: '2025-10-06T18:57:42.558Z',
  atl: 67.81,
  atl_change_percentage: 114_443.2,
  atl_date: '2013-07-06T00:00:00.000Z',
  roi: null,
  last_updated: '2026-05-18T10:00:00.000Z',
  sparkline_in_7d: { price: Array.from({ length: 168 }, (_, hour) => 77_501 + hour) },
  price_change_percentage_1h_in_currency: -0.1,
  price_change_percentage_24h_in_currency: 1.2,
  price_change_percentage_7d_in_currency: -4,
  price_change_percentage_30d_in_currency: 8,
  price_change_percentage_1y_in_currency: null,
  ...changes,
});

const others = Array.from({ length: 4 }, (_, index) => row({ id: `other-${index}` }));
const readCoins = (...rows: unknown[]) => readMarket(marketPayloadSchema.parse(rows), now);
const marketOf = (changes: object) => readCoins(row(changes), ...others).data!.coins[0]!;

test.each([
  ['half a character', 'a\ud800'],
  ['markup', 'a<br>'],
  ['a blank', 'a b'],
  ['a byte that is no UTF-8', 'a\uFFFD'],
  ['a control character', 'a\u0000'],
  ['a mark of the direction of writing', 'a\u202eb'],
  ['an invisible character', 'a\u200bb'],
  ['the name of a folder above', '..'],
])('a coin is left out whose id has %s, which no address can hold', (_what, id) => {
  const { data, report } = readCoins(row({ id }), ...others);
  expect(data!.coins.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  expect(report?.refusedRows).toBe(1);
});

describe('the market', () => {
  it('is read with its time', () => {
    const newest = row({ id: 'x', last_updated: '2026-05-18T10:04:00Z' });
    const { data, asOf } = readCoins(row(), ...others, newest);
    expect(asOf).toBe('2026-05-18T10:04:00.000Z');
    expect(data?.currency).toBe('inr');
    expect(data?.coins[0]).toMatchObject({
      ...{ id: 'sample-coin', symbol: 'SMP', price: 77_671 },
      changePercent: { '1h': -0.1, '24h': 1.2, '7d': -4, '30d': 8, '1y': null },
      allTimeHigh: { price: 126_080, changePercent: -38.4, at: '2025-10-06T18:57:42.558Z' },
    });
  });

  it('ignores the time of one coin of the future, and refuses a list of the future', () => {
    const read = (...rows: object[]) =>
      readCached(marketFeed, JSON.stringify(rows), now.toISOString(), now);
    const future = (id: string) => row({ id, last_updated: '2031-01-01T00:00:00Z' });
    const { asOf, data } = read(...others, future('x'));
    expect([asOf, data?.coins.length]).toEqual(['2026-05-18T10:00:00.000Z', 5]);
    expect(() => read(future('x'), future('y'))).toThrow('figures of the future');
  });

  it('shows no price of a coin that stood still for more than a day, whatever the others do', () => {
    const old = marketOf({ last_updated: '2026-05-17T09:00:00Z' });
    expect(old).toMatchObject({ price: null, marketCap: null, volume24h: null, weekPrices: [] });
    expect(Object.values(old.changePercent)).toEqual([null, null, null, null, null]);
    expect(old).toMatchObject({ high24h: null, low24h: null, circulatingSupply: 20_031_000 });
    expect(marketOf({ last_updated: '2026-05-17T11:00:00Z' }).price).toBe(77_671);
    expect(marketOf({ last_updated: null }).price).toBe(77_671);
  });

  it('returns every fourth price of the week, and the last', () => {
    const { weekPrices } = marketOf({});
    expect(weekPrices).toHaveLength(42);
    expect(weekPrices.slice(-2)).toEqual([77_664, 77_668]);
  });

  it.each([
    ['one hour', [103, 104, 105, 106, 107, null, 109, 110], [106, 110]],
    ['the last hour', [103, 104, 105, 106, 107, 108, 109, null], [106, 109]],
    [
      'four hours',
      [...[99, 100, 101, 102], ...Array<null>(4).fill(null), 107, 108, 109, 110],
      [110],
    ],
    ['the hours before a coin was listed', [...Array<null>(9).fill(null), 110], [110]],
  ])(
    'keeps the other prices of the week at their times without a price of %s',
    (_, price, week) => {
      const current_price = 110;
      expect(marketOf({ current_price, sparkline_in_7d: { price } }).weekPrices).toEqual(week);
    },
  );

  it.each([
    ['dollars for a price in rupees', [880, 890], 77_671],
    ['rupees for a price in dollars', [77_000, 77_671], 890],
  ])('shows no week of %s', (_, price, current_price) => {
    expect(marketOf({ current_price, sparkline_in_7d: { price } }).weekPrices).toEqual([]);
  });

  it('lets every figure be unknown', () => {
    const bare = { id: 'bare', symbol: 'b', name: 'Bare', image: '' };
    const { coins } = readCoins(bare, ...others).data!;
    expect(coins[0]).toMatchObject({ price: null, rank: null, weekPrices: [], allTimeHigh: null });
    const nulls = Object.fromEntries(Object.keys(row()).map((name) => [name, null]));
    const unknown = { price: null, marketCap: null, changePercent: { '1h': null, '1y': null } };
    expect(marketOf({ ...nulls, id: 'n', symbol: 'n', name: 'n' })).toMatchObject(unknown);
  });

  it('does not take an unknown supply or cap for zero', () => {
    const coin = marketOf({ market_cap: 0, circulating_supply: 0 });
    expect(coin).toMatchObject({ marketCap: null, circulatingSupply: null });
  });

  it('does not take an unknown highest or lowest price for zero', () => {
    const coin = marketOf({ high_24h: 0, low_24h: 0, ath: 0, atl: 0 });
    const unknown = { high24h: null, low24h: null, allTimeHigh: null, allTimeLow: null };
    expect(coin).toMatchObject(unknown);
  });

  it.each([
    ['a negative price', row({ current_price: -1 })],
    ['a price in words', row({ current_price: '77671' })],
    ['a price beyond numbers', row({ current_price: JSON.parse('1e400') as number })],
    ['a fall of more than everything', row({ price_change_percentage_24h_in_currency: -101 })],
    ['no id', row({ id: undefined })],
    ['an empty id', row({ id: '' })],
    ['an id of a megabyte', row({ id: 'x'.repeat(1e6) })],
    ['the id of another coin', row({ id: 'other-0' })],
    ['a date of no calendar', row({ last_updated: 'yesterday' })],
    ['no fields at all', null],
  ])('leaves out a coin with %s, and counts it', (_, coin) => {
    const { data, report } = readCoins(...others, coin);
    expect(data?.coins.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(report).toMatchObject({ rows: 5, refusedRows: 1, newFields: [], lostFields: [] });
    expect(report?.firstReasons).toHaveLength(1);
  });

  it('leaves out a coin whose page would be a page or file of our own, and counts it', () => {
    const named = { 'opengraph-image.tsx': 'opengraph-image', 'sitemap.ts': 'sitemap.xml' };
    const names = readdirSync('app/features/crypto-market')
      .filter((name) => !['[coin]', 'page.tsx'].includes(name))
      .map((name) => Object.entries(named).find(([file]) => file === name)?.[1] ?? name);
    expect(names).toContain('compare');
    for (const id of names) {
      const { data, report } = readCoins(...others, row({ id }));
      expect(data?.coins).toHaveLength(others.length);
      expect(report).toMatchObject({ refusedRows: 1, firstReasons: ['id: a path of ours'] });
    }
    expect(marketOf({ id: 'compare-coin' }).id).toBe('compare-coin');
  });

  it('cuts a name of a megabyte', () => {
    expect(marketOf({ name: 'x'.repeat(1e6) }).name).toBe('x'.repeat(120));
  });

  it('names the fields that are new or lost', () => {
    const renamed = others.map(({ market_cap, ...rest }) => ({ ...rest, cap: market_cap }));
    const { data, report } = readCoins(...renamed);
    const changed = { newFields: ['cap'], lostFields: ['market_cap'] };
    expect(report).toMatchObject({ refusedRows: 0, ...changed });
    expect(data?.coins[0]).toMatchObject({ marketCap: null, price: 77_671 });
  });

  const priceless = others.map(({ current_price, ...rest }) => ({ ...rest, p: current_price }));
  const thousand = Array.from({ length: 1_000 }, (_, index) => row({ id: `${index}` }));

  it.each([
    ['prices of half of the coins', [row(), row({ id: 'b', current_price: null })]],
    ['no price field at all', priceless],
    ['no coin', []],
    ['an object', {}],
    ['mostly unreadable coins', [row(), row({ id: 'b', current_price: -1 }), row({ id: 7 })]],
    ['an error of the provider', { status: { error_code: 429, error_message: 'Rate Limit' } }],
    ['a thousand coins', thousand],
  ])('with %s is refused', (_, payload) => {
    const read = () => readCached(marketFeed, JSON.stringify(payload), now.toISOString(), now);
    expect(read).toThrow('malformed');
  });
});

describe('a history', () => {
  const day = (date: number) => Date.UTC(2026, 10, date);
  const point = (date: number, price: unknown = date) => [day(date), price];
  const read = (prices: unknown) => readHistory(historyPayloadSchema.parse({ prices }), now);

  it('is in order, without gaps and duplicates', () => {
    const history = read([point(3), point(1), point(2, null), point(3)]);
    expect(history.asOf).toBe('2026-11-03T00:00:00.000Z');
    expect(history.data).toEqual([
      { atMs: day(1), price: 1 },
      { atMs: day(3), price: 3 },
    ]);
  });

  it('of more points than a provider sends is refused', () => {
    expect(() => read(Array(20_001).fill([day(1), 1]))).toThrow();
  });

  const pairs = [[day(1), null], [day(1)], [5, day(1)], ['1000', 5]];
  it.each([[], {}, null, ...pairs.map((pair) => [pair])].map((prices) => [prices]))(
    'of %j is refused',
    (prices) => {
      expect(() => read(prices)).toThrow();
    },
  );

  it('leaves out a pair that cannot be read, and counts it', () => {
    const ofTheFuture = [Date.parse('2099-01-01'), 5];
    const { data, report } = read([point(1), point(2), point(3), ofTheFuture, ['4000', 5]]);
    expect(data).toHaveLength(3);
    expect(report).toMatchObject({ rows: 5, refusedRows: 2 });
    expect(report?.firstReasons[0]).toBe('0: of the future');
  });

  it('is requested with an id that cannot leave its path', () => {
    const { path, key } = historyFeed('../../ping?x=', '365');
    expect(path).toBe('/coins/..%2F..%2Fping%3Fx%3D/market_chart?vs_currency=inr&days=365');
    expect(key).toBe('coingecko/history/.._2F.._2Fping_3Fx_3D/365');
    // Of days it is fresh for a day, of minutes for an hour; a coin may have none.
    expect(historyFeed('x', '365')).toMatchObject({ freshForSeconds: 86_400, canBeMissing: true });
    expect(historyFeed('x', '1').freshForSeconds).toBe(3_600);
  });
});

it('reads the whole market, largest share first', () => {
  const payload = {
    data: {
      active_cryptocurrencies: 17_000,
      total_market_cap: { inr: 3e14, usd: 3.4e12 },
      total_volume: { inr: 1e13 },
      market_cap_percentage: { eth: 12.5, btc: 56.1, unknown: null },
      market_cap_change_percentage_24h_usd: -1.2,
      updated_at: 1_795_219_200,
    },
  };
  const { asOf, data } = readGlobal(globalPayloadSchema.parse(payload));
  expect(asOf).toBe('2026-11-21T00:00:00.000Z');
  expect(data).toMatchObject({
    ...{ coinCount: 17_000, marketCap: 3e14, volume24h: 1e13, capChange24hPercent: -1.2 },
    dominance: [
      { symbol: 'BTC', sharePercent: 56.1 },
      { symbol: 'ETH', sharePercent: 12.5 },
    ],
  });
});

it('reads the symbol of a share as one line without marks of the direction of writing', () => {
  const payload = {
    data: {
      total_market_cap: { inr: 3e14 },
      market_cap_percentage: { '\u202ectb\u0000\n': 56.1, '\u200f': 5 },
      updated_at: 1_795_219_200,
    },
  };
  const { data, report } = readGlobal(globalPayloadSchema.parse(payload));
  expect(data?.dominance).toEqual([{ symbol: 'CTB', sharePercent: 56.1 }]);
  expect(report?.refusedRows).toBe(1);
});

it.each([
  ['of more than the whole', 100.1],
  ['below nothing', -0.1],
  ['in words', '9.5'],
])('leaves out one share of the market that is %s, and keeps the others', (_, bad) => {
  const payload = {
    data: {
      total_market_cap: { inr: 3e14 },
      market_cap_percentage: { btc: 56.1, eth: bad, usdt: 5 },
      updated_at: 1_795_219_200,
    },
  };
  const { data, report } = readGlobal(globalPayloadSchema.parse(payload));
  expect(data?.marketCap).toBe(3e14);
  expect(data?.dominance.map(({ symbol }) => symbol)).toEqual(['BTC', 'USDT']);
  expect(report).toMatchObject({ rows: 4, refusedRows: 1 });
  expect(report?.firstReasons[0]).toMatch(/^sharePercent: /);
});

it('reads trending coins, and counts what is no coin', () => {
  const coin = { item: { id: 'a', symbol: 'aa', name: 'A', market_cap_rank: null } };
  const coins = [coin, null, {}, { item: 'b' }];
  expect(readTrending(trendingPayloadSchema.parse({ coins }))).toMatchObject({
    asOf: null,
    data: [{ id: 'a', symbol: 'AA', name: 'A', rank: null }],
    report: { rows: 4, refusedRows: 3 },
  });
});

it.each([
  { ...marketFeed, body: '[]' },
  { ...historyFeed('a', '365'), body: '{"prices":[]}' },
  { ...categoryFeed, body: '[]' },
  { ...categoryMembersFeed('sample-games'), body: '[]' },
  { ...trendingFeed, body: '{"coins":[]}' },
  { ...fearGreedFeed, body: '{"data":[]}' },
])('an empty list is an outage, so that the last good one stays: $key', ({ body, ...feed }) => {
  expect(readAsLoader<unknown>(feed as Feed<unknown>, Buffer.from(body), now)).toBeNull();
});

it('reads categories, largest first, without those of unknown size', () => {
  const payload = [
    { id: 'small', name: 'Small', market_cap: 1, updated_at: '2026-11-21T00:00:00.000Z' },
    { id: 'unknown', name: 'Unknown', market_cap: null },
    { id: 'large', name: 'Large', market_cap: 2, market_cap_change_24h: 3, volume_24h: 4 },
  ];
  const read = (rows: object[]) => readCategories(categoryPayloadSchema.parse(rows), now);
  const { data, asOf } = read(payload);
  expect(data?.map(({ id }) => id)).toEqual(['large', 'small']);
  expect(asOf).toBe('2026-11-21T00:00:00.000Z');
  expect(() => read(payload.slice(1, 2))).toThrow('no category');
});

const neutral = { value: '47', value_classification: 'Neutral', timestamp: '1795219200' };
const fearful = { value: '20', value_classification: 'Extreme Fear', timestamp: '1795132800' };
const readMoods = (...data: object[]) => readFearGreed(fearGreedPayloadSchema.parse({ data }), now);

it('reads fear and greed, oldest first', () => {
  expect(readMoods(fearful, neutral)).toMatchObject({
    asOf: '2026-11-21',
    data: [
      { date: '2026-11-20', value: 20, mood: 'extreme-fear' },
      { date: '2026-11-21', value: 47, mood: 'neutral' },
    ],
  });
});

it.each([
  [{ value: '101' }, []],
  [{ value: 47 }, []],
  [{ value_classification: 'Joy' }, ['value_classification: Joy']],
  [{ timestamp: 'now' }, []],
  [{ timestamp: '4070908800' }, []],
])('leaves out a day of fear and greed with %j', (changes, newWords) => {
  const third = { ...neutral, timestamp: '1795046400', ...changes };
  const { data, report } = readMoods(neutral, fearful, third);
  expect(data).toHaveLength(2);
  expect(report).toMatchObject({ rows: 3, refusedRows: 1, newWords });
});

describe('the rate of the dollar', () => {
  const payload = { amount: 1, base: 'USD', date: '2026-11-20', rates: { INR: 88.4 } };

  it('is read', () => {
    expect(readDollarRate(payload)).toMatchObject({
      asOf: '2026-11-20',
      data: { date: '2026-11-20', rupeesPerDollar: 88.4 },
    });
  });

  it.each([{ base: 'EUR' }, { rates: { INR: 0.0113 } }, { rates: {} }, { amount: 100 }])(
    'is refused with %j',
    (changes) => {
      expect(() => readDollarRate({ ...payload, ...changes })).toThrow('malformed');
    },
  );
});

/**
 * Fifty damaged answers of each provider of coins: the rows that are right, or a refusal in time. No figure that is read
 * may differ from the undamaged answer's.
 */
describe('corrupt answers', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  type Case = {
    feed: Feed<unknown>;
    figuresOf: (data: unknown) => readonly (readonly [unknown, unknown])[];
  };

  /** Figures by the key that names them. */
  const caseOf = <T>(
    feed: Feed<T>,
    figuresOf: (data: T) => readonly (readonly [unknown, unknown])[],
  ): Case => ({ feed: feed as Feed<unknown>, figuresOf: figuresOf as Case['figuresOf'] });

  const cases: readonly Case[] = [
    caseOf(marketFeed, ({ coins }) => coins.map(({ id, price }) => [id, price])),
    caseOf(historyFeed('a', '365'), (points) => points.map(({ atMs, price }) => [atMs, price])),
    caseOf(categoryFeed, (all) => all.map(({ id, marketCapUsd }) => [id, marketCapUsd])),
    caseOf(categoryMembersFeed('sample-games'), (ids) => ids.map((id) => [id, true])),
    caseOf(trendingFeed, (all) => all.map(({ id, rank }) => [id, rank])),
    caseOf(globalFeed, ({ marketCap, volume24h }) => [['all', `${marketCap} ${volume24h}`]]),
    caseOf(fearGreedFeed, (days) => days.map(({ date, value }) => [date, value])),
    caseOf(dollarRateFeed, ({ date, rupeesPerDollar }) => [[date, rupeesPerDollar]]),
  ];

  let answers: Record<string, string>;

  beforeAll(async () => {
    const paths = cases.map(({ feed }) => [feed.provider.id, feed.key, feed.path]);
    answers = await inNode<Record<string, string>>(`
    import { providers } from './tests/upstream/server.mjs';
    import { answerAsCoinGecko } from './tests/upstream/coins.mjs';
    const context = { nowMs: ${now.getTime()} };
    const first = answerAsCoinGecko('/coins/markets', new URLSearchParams('per_page=1'), context)[0].id;
    answer(Object.fromEntries(${JSON.stringify(paths)}.map(([provider, key, path]) => {
      const url = new URL('http://upstream' + path.replace('/coins/a/', '/coins/' + first + '/'));
      return [key, providers[provider](url.pathname, url.searchParams, context).text];
    })));`);
  });

  describe.each(cases.map((each, index) => [each.feed.key, each, index] as const))(
    '%s',
    (key, { feed, figuresOf }, begin) => {
      const whole = () => readAsLoader(feed, Buffer.from(answers[key]!), now)!;

      it('is whole when nothing is damaged, in the format that the reader knows', () => {
        const report = { refusedRows: 0, newFields: [], lostFields: [], newWords: [] };
        expect(whole()).toMatchObject({ report });
        expect(figuresOf(whole().data).length).toBeGreaterThan(0);
      });

      testDamage(feed, { answer: () => answers[key]!, now, begin }, ({ data }) => {
        const [found, right] = [figuresOf(data), new Map(figuresOf(whole().data))];
        const wrong = found.filter(([name, value]) => value !== null && right.get(name) !== value);
        expect(wrong).toEqual([]);
        expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
      });
    },
  );
});
