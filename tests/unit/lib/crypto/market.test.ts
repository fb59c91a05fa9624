import fc from 'fast-check';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDate } from '@/lib/calendar/read-iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Coin } from '@/lib/crypto/domain/coin';
import {
  coinPathOf,
  coinTabs,
  offeredRanges,
  priceRanges,
  readCoinQuery,
} from '@/lib/crypto/domain/coin-query';
import {
  chooseCoins,
  wordForCoin,
  comparePathOf,
  compareRanges,
  indexDays,
  readCompareQuery,
} from '@/lib/crypto/domain/compare';
import { formatAxisRupees, formatPrice, formatShortTotal } from '@/lib/crypto/domain/format-price';
import {
  inDollars,
  viewMarket,
  findCoins,
  moversOf,
  orderCoins,
} from '@/lib/crypto/domain/market-view';
import {
  marketColumns,
  marketFilePath,
  marketPath,
  marketViews,
  optionalColumns,
  queryPairs,
  readMarketQuery,
} from '@/lib/crypto/domain/market-query';
import { type MoodReading, summariseMood } from '@/lib/crypto/domain/mood-summary';
import {
  dayCloses,
  lastDays,
  summarisePrices,
  summariseWeek,
  weekPoints,
  worstTwelveMonths,
} from '@/lib/crypto/domain/price-points';
import { readSearchParams, type QueryValues } from '@/lib/query-values';
import { dailyValues } from '@/tests/factories/dated-values';
import { coinOf } from './coin-of';
import { plainSpaces } from '@/tests/factories/plain-spaces';

const idsOf = (coins: readonly Coin[]) => coins.map(({ id }) => id);

const closesOf = (values: Readonly<Record<IsoDate, number>>): DatedValue[] =>
  Object.entries(values).map(([date, value]) => ({ date: isoDate(date), value }));

describe('the address of the market', () => {
  const start = readMarketQuery({});

  it.each<[string, QueryValues]>([
    ['unknown values', { view: 'all', cur: 'eur', sort: 'luck', dir: 'up', w: '2y' }],
    ['pages and columns that are none', { page: '0', col: 'nothing' }],
    ['unknown names', { utm: '1', __proto__: 'x' }],
    ['half a page', { page: '1.5' }],
    ['pages beyond all counting', { page: '1e9' }],
    ['an endless text', { q: 'x'.repeat(61) }],
  ])('ignores %s', (_, values) => {
    expect(readMarketQuery(values)).toEqual(start);
  });

  it('reads a category whose id is as long as a provider may name one', () => {
    const category = 'x'.repeat(120);
    expect(readMarketQuery({ category })).toEqual({ ...start, category });
    expect(readMarketQuery({ category: `${category}x` })).toEqual(start);
  });

  it('begins a column of figures with the largest and names with A', () => {
    expect(readMarketQuery({ sort: '24h' }).isDescending).toBe(true);
    expect(readMarketQuery({ sort: 'name' }).isDescending).toBe(false);
    expect(readMarketQuery({ sort: 'name', dir: 'desc' }).isDescending).toBe(true);
  });

  it('shows columns in the order of the address, each once', () => {
    expect(readMarketQuery({ col: ['1y', 'price', '1y'] }).columns).toEqual(['1y', 'price']);
    expect(readMarketQuery({ col: '24h' }).columns).toEqual(['24h']);
  });

  it('starts at the first page when the order changes, and keeps the page when the currency changes', () => {
    const third = readMarketQuery({ page: '3', q: 'a' });
    const path = '/features/crypto-market?q=a';
    const byPrice = { sort: 'price', isDescending: true } as const;
    expect(marketPath(third, byPrice)).toBe(`${path}&sort=price`);
    expect(marketPath(third, { currency: 'usd' })).toBe(`${path}&cur=usd&page=3`);
  });

  it('of the file has the order and the words of the list, and no page, column or view', () => {
    const values = {
      view: 'movers',
      q: 'a',
      sort: 'price',
      page: '3',
      col: ['1y', 'week'],
      w: '1y',
    };
    const path = '/features/crypto-market/coins.csv';
    expect(marketFilePath(readMarketQuery(values))).toBe(`${path}?q=a&sort=price`);
    expect(marketFilePath(start)).toBe(path);
  });

  it('has each part as a hidden field of a form', () => {
    const values = { cur: 'usd', sort: '1h', dir: 'asc', page: '2' };
    expect(queryPairs(readMarketQuery(values))).toEqual(Object.entries(values));
  });

  it('reads every address that it writes', () => {
    const texts = fc.string({ maxLength: 60 }).map((text) => text.trim());
    const values = fc.record({
      view: fc.constantFrom(...marketViews),
      q: texts,
      category: texts,
      cur: fc.constantFrom('inr', 'usd'),
      sort: fc.constantFrom('rank', 'name', '1y', 'marketCap'),
      dir: fc.constantFrom('asc', 'desc'),
      page: fc.integer({ min: 1, max: 1000 }).map(String),
      col: fc.subarray([...optionalColumns]),
      w: fc.constantFrom('1h', '1y'),
    });
    fc.assert(
      fc.property(values, (given) => {
        const query = readMarketQuery(given);
        const { searchParams } = new URL(marketPath(query), 'http://site');
        expect(readMarketQuery(readSearchParams(searchParams))).toEqual(query);
      }),
    );
  });
});

describe('the address of a coin', () => {
  it('has a known range and texts no longer than a field; the rest is ignored', () => {
    expect(readCoinQuery({}, priceRanges).range).toBe('1y');
    const values = { range: '5y', coins: 'x'.repeat(41), price: ['7', '8'] };
    expect(readCoinQuery(values, priceRanges)).toEqual({
      range: '1y',
      tab: 'sale',
      typed: { coins: '', rupees: '', quantity: '', cost: '', price: '7' },
    });
    expect(readCoinQuery({ range: '90d' }, priceRanges).range).toBe('90d');
  });

  it('reads the address of each range and tab that it writes', () => {
    const nothing = { coins: '', rupees: '', quantity: '', cost: '', price: '' };
    const usual = { range: '1y', tab: 'sale', typed: nothing } as const;
    expect(coinPathOf('bee', usual)).toBe('/features/crypto-market/bee');
    const typed = { ...nothing, quantity: '2', cost: '1,00,000' };
    for (const range of priceRanges) {
      for (const tab of coinTabs) {
        const { searchParams } = new URL(coinPathOf('bee', { range, tab, typed }), 'http://site');
        const read = readCoinQuery(Object.fromEntries(searchParams), priceRanges);
        expect(read).toEqual({ range, tab, typed });
      }
    }
    expect(readCoinQuery({ tab: 'nothing' }, priceRanges).tab).toBe('sale');
  });

  it('offers “All” only with whole histories', () => {
    const offered = offeredRanges(priceRanges, false);
    expect(offered).toEqual(['1d', '7d', '30d', '90d', '1y']);
    expect(offeredRanges(priceRanges, true)).toEqual(priceRanges);
    expect(readCoinQuery({ range: 'max' }, offered).range).toBe('1y');
  });
});

describe('compare', () => {
  const coins = [
    coinOf({ id: 'wrapped-bee', symbol: 'WBEE', name: 'Wrapped Bee', rank: 1 }),
    coinOf({ id: 'bee-coin', symbol: 'BEE', name: 'Bee Coin', rank: 2 }),
  ];

  it('reads up to four coins and ignores blanks and unknown ranges', () => {
    const read = (values: QueryValues) => readCompareQuery(values, compareRanges);
    const words = ['a', 'b', 'c', 'd'];
    const many = { c: ['a', '', ' b ', 'c', 'd', 'e'], range: '3y' };
    expect(read(many)).toEqual({ words, range: '1y' });
    expect(read({ c: 'a', range: 'max' })).toEqual({ words: ['a'], range: 'max' });
    expect(read({})).toEqual({ words: [], range: '1y' });
  });

  it('goes back a year at most without whole histories', () => {
    const offered = offeredRanges(compareRanges, false);
    expect(readCompareQuery({ c: 'a', range: 'max' }, offered).range).toBe('1y');
  });

  it('writes the shortest address', () => {
    expect(comparePathOf({ words: ['a b', 'c'], range: 'max' })).toBe(
      '/features/crypto-market/compare?c=a+b&c=c&range=max',
    );
    expect(comparePathOf({ words: [], range: '1y' })).toBe('/features/crypto-market/compare');
  });

  it('finds a coin by id, symbol or name, each once, and lists unknown ones', () => {
    const { chosen, unknown } = chooseCoins(coins, ['bee', 'bee-coin', 'wrapped', 'wasp']);
    expect(idsOf(chosen)).toEqual(['bee-coin', 'wrapped-bee']);
    expect(unknown).toEqual(['wasp']);
  });

  it('names a coin in a field by its name, or by its id where the name means another', () => {
    const namesake = { ...coins[0]!, id: 'namesake' };
    const all = [...coins, namesake];
    expect(wordForCoin(all, coins[0]!)).toBe(coins[0]!.name);
    expect(wordForCoin(all, namesake)).toBe('namesake');
    for (const coin of all) {
      expect(chooseCoins(all, [wordForCoin(all, coin)]).chosen).toEqual([coin]);
    }
  });

  it('sets every coin to 100 on the first common day', () => {
    const long = closesOf({ '2026-01-01': 5, '2026-01-02': 10, '2026-01-03': 15 });
    const short = closesOf({ '2026-01-02': 200, '2026-01-03': 100 });
    expect(indexDays([long, short])).toEqual([
      { date: '2026-01-02', values: [100, 100] },
      { date: '2026-01-03', values: [150, 50] },
    ]);
    expect(indexDays([long, short.slice(1)])).toBeNull();
    expect(indexDays([])).toBeNull();
  });
});

describe('format price', () => {
  it.each([
    [6_812_345.67, '₹68,12,346'],
    [99_999.4, '₹99,999.40'],
    [482.3, '₹482.30'],
    [1, '₹1.00'],
    [0.5, '₹0.5000'],
    [0.00001234, '₹0.00001234'],
    [1e-15, '₹0.000000000000'],
    [0, '₹0'],
    [null, '–'],
    [NaN, '–'],
  ])('prints %s rupees as %s', (price, text) => {
    expect(formatPrice(price, 'inr')).toBe(text);
  });

  it.each([
    [68_123.456, '$68,123.46'],
    [1_234_567, '$1,234,567'],
    [0.0123456, '$0.01235'],
    [null, '–'],
  ])('prints %s dollars as %s', (price, text) => {
    expect(formatPrice(price, 'usd')).toBe(text);
  });

  it('says totals in the short units of the currency', () => {
    expect(plainSpaces(formatShortTotal(1.25e14, 'inr'))).toBe('₹125 L cr');
    expect(plainSpaces(formatShortTotal(640.48e7, 'inr'))).toBe('₹640 cr');
    expect(plainSpaces(formatShortTotal(62.48e7, 'inr'))).toBe('₹62.48 cr');
    expect(plainSpaces(formatShortTotal(753_140_000, 'usd'))).toBe('$753 mn');
    expect(plainSpaces(formatShortTotal(999_999_999, 'usd'))).toBe('$1 bn');
    expect(formatShortTotal(null, 'usd')).toBe('–');
    expect(plainSpaces(formatAxisRupees(5_000_000))).toBe('₹50 L');
    expect(formatAxisRupees(62.5)).toBe('₹62.5');
    expect(formatAxisRupees(0.5)).toBe('₹0.5000');
  });

  it('never writes an exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e15, noNaN: true }), (price) => {
        expect(formatPrice(price, 'inr')).toMatch(/^₹[\d,]+(\.\d+)?$/);
      }),
    );
  });
});

describe('market view', () => {
  const coins = Array.from({ length: 100 }, (_, index) =>
    coinOf({ id: `c${index + 1}`, name: `Coin ${index + 1}`, rank: index + 1, price: index }),
  );
  const ids = (values: QueryValues, of: readonly Coin[] = coins) =>
    idsOf(viewMarket(of, readMarketQuery(values), null).coins);

  it('shows forty coins a page, the rest on the last', () => {
    const view = viewMarket(coins, readMarketQuery({ page: '3' }), null);
    expect(view).toMatchObject({ page: 3, pageCount: 3, count: 100 });
    expect(idsOf(view.coins)).toHaveLength(20);
    expect(idsOf(view.coins)[0]).toBe('c81');
    expect(viewMarket(coins, readMarketQuery({ page: '9' }), null).page).toBe(3);
  });

  it('sorts before it cuts into pages', () => {
    expect(ids({ sort: 'price' })[0]).toBe('c100');
  });

  it('puts the nearest name first until a column is chosen', () => {
    const nearest = [
      coinOf({ id: 'wrapped', symbol: 'WB', name: 'Wrapped Bee', rank: 1 }),
      coinOf({ id: 'bee', symbol: 'BEE', name: 'Bee', rank: 2 }),
      coinOf({ id: 'beeswax', symbol: 'WAX', name: 'Beeswax', rank: 3 }),
    ];
    const found = (order: QueryValues) => ids({ q: 'bee', ...order }, nearest);
    expect(found({})).toEqual(['bee', 'beeswax', 'wrapped']);
    expect(found({ sort: 'rank', dir: 'desc' })).toEqual(['beeswax', 'bee', 'wrapped']);
    expect(found({ sort: 'name', dir: 'desc' })).toEqual(['wrapped', 'beeswax', 'bee']);
  });

  it('lists only the coins of a category, and says when there are none', () => {
    const query = readMarketQuery({ category: 'x' });
    expect(idsOf(viewMarket(coins, query, new Set(['c7', 'elsewhere'])).coins)).toEqual(['c7']);
    const none = { coins: [], from: 1, page: 1, pageCount: 1, count: 0 };
    expect(viewMarket(coins, query, new Set())).toEqual(none);
  });
});

describe('mood summary', () => {
  const values = dailyValues('2026-10-21', '2026-11-20', (day) => 35 + day);
  const history = values.map((each): MoodReading => ({ ...each, mood: 'neutral' }));

  it('sets today beside yesterday, a week and a month before', () => {
    expect(summariseMood(history)).toMatchObject({
      now: { date: '2026-11-20', value: 65 },
      ...{ dayBefore: { value: 64 }, weekBefore: { value: 58 }, monthBefore: { value: 35 } },
      ...{ low: 35, high: 65, fearDays: 15, days: 31 },
    });
  });

  it('does not fill a missing day, and returns null for an empty history', () => {
    const gap = history.filter(({ date }) => date !== '2026-11-19');
    expect(summariseMood(gap)).toMatchObject({ dayBefore: null });
    expect(summariseMood([])).toBeNull();
  });
});

describe('price points', () => {
  const point = (atMs: number, price: number) => ({ atMs, price });

  it("dates the week's prices back from the market's time", () => {
    const last = Date.parse('2026-11-20T10:00:00Z');
    expect(weekPoints([1, 2, 3], '2026-11-20T10:00:00Z')).toEqual([
      point(last - 8 * 3_600_000, 1),
      point(last - 4 * 3_600_000, 2),
      point(last, 3),
    ]);
  });

  it('knows no change from nothing, and no period of one price', () => {
    expect(summarisePrices([point(1, 0), point(2, 1)])?.changePercent).toBeNull();
    expect(summarisePrices([point(1, 1)])).toBeNull();
  });
});

const coin = (changes: Partial<Coin> = {}) =>
  coinOf({
    ...{ id: 'a', symbol: 'A', name: 'Alpha', rank: 1, price: 880, marketCap: 8_800 },
    ...{ volume24h: 1e12, high24h: 900, low24h: 800, circulatingSupply: 10 },
    changePercent: { '1h': 0, '24h': 1, '7d': 2, '30d': 3, '1y': 4 },
    allTimeHigh: { price: 1_760, changePercent: -50, at: null },
    weekPrices: [440, 880],
    ...changes,
  });

describe('in dollars', () => {
  it('divides every amount of today; percentages do not change, and records of other days are unknown', () => {
    const { currency, coins } = inDollars({ currency: 'inr', coins: [coin()] }, 88);
    expect(currency).toBe('usd');
    expect(coins[0]).toEqual(
      coin({
        ...{ price: 10, marketCap: 100, volume24h: 1e12 / 88, high24h: 900 / 88, low24h: 800 / 88 },
        allTimeHigh: null,
        weekPrices: [5, 10],
      }),
    );
  });

  it('a market in dollars stays as it is, and no rate is our mistake', () => {
    const market = { currency: 'usd', coins: [coin()] } as const;
    expect(inDollars(market, 88)).toBe(market);
    expect(() => inDollars({ ...market, currency: 'inr' }, 0)).toThrow('No rate');
  });
});

describe('movers', () => {
  const moved = (id: string, percent: number | null, changes: Partial<Coin> = {}) =>
    coin({ id, changePercent: { ...coin().changePercent, '24h': percent }, ...changes });
  const coins = [
    ...[moved('up', 5), moved('top', 50), moved('down', -5), moved('bottom', -50)],
    ...[moved('dead', 900, { volume24h: 1_000 }), moved('silent', 800, { volume24h: null })],
    ...[moved('still', 0), moved('unknown', null)],
  ];

  it('are the coins that moved most, of those that are traded', () => {
    const { gainers, losers } = moversOf(coins, '24h', 5);
    expect(idsOf(gainers)).toEqual(['top', 'up']);
    expect(idsOf(losers)).toEqual(['bottom', 'down']);
  });

  it('are as many as wanted', () => {
    const { gainers, losers } = moversOf(coins, '24h', 1);
    expect([idsOf(gainers), idsOf(losers)]).toEqual([['top'], ['bottom']]);
  });
});

describe('the order of the market', () => {
  const coins = [
    coin({ id: 'b', name: 'Beta', price: 2, rank: 2 }),
    coin({ id: 'c', name: 'Gamma', price: null, rank: null }),
    coin({ id: 'a', name: 'alpha', price: 1, rank: 1 }),
  ];

  it('puts unknown values last in both directions', () => {
    expect(idsOf(orderCoins(coins, 'price', false))).toEqual(['a', 'b', 'c']);
    expect(idsOf(orderCoins(coins, 'price', true))).toEqual(['b', 'a', 'c']);
    expect(idsOf(orderCoins(coins, 'name', false))).toEqual(['a', 'b', 'c']);
  });

  it('loses no coin in any column', () => {
    for (const column of marketColumns) {
      expect(new Set(orderCoins(coins, column, true))).toEqual(new Set(coins));
    }
  });
});

it('the search finds a shared symbol first, each by rank, then names', () => {
  const coins = [
    coin({ id: 'sunny', symbol: 'SUN', name: 'Sunny', rank: 90 }),
    coin({ id: 'other-sun', symbol: 'SUN', name: 'Other', rank: 12 }),
    coin({ id: 'sundial', symbol: 'DIAL', name: 'Sundial', rank: 3 }),
    coin({ id: 'tsunami', symbol: 'TSU', name: 'Tsunami', rank: 1 }),
    coin({ id: 'moon', symbol: 'MOON', name: 'Moon', rank: 2 }),
  ];
  expect(idsOf(findCoins(coins, ' sun '))).toEqual(['other-sun', 'sunny', 'sundial', 'tsunami']);
});

it('describes a sparkline', () => {
  const summary = { changePercent: expect.closeTo(-4, 10), low: 90, high: 100 };
  expect(summariseWeek([100, 90, 96])).toEqual(summary);
  expect(summariseWeek([100])).toBeNull();
  expect(summariseWeek([0, 5])).toBeNull();
});

it('takes the last price of each day', () => {
  const point = (hour: number, price: number) => ({ atMs: Date.UTC(2026, 0, 1, hour), price });
  const points = [point(12, 1), point(13, 2), point(32, 3), point(33, 0)];
  expect(dayCloses(points)).toEqual(closesOf({ '2026-01-01': 2, '2026-01-02': 3 }));
  // CoinGecko's history of days has a price at each midnight of UTC: what the day before ended with.
  const midnights = [point(0, 4), point(24, 4)];
  expect(dayCloses(midnights)).toEqual(closesOf({ '2025-12-31': 4, '2026-01-01': 4 }));
  expect(lastDays(points, 0.5)).toEqual(points.slice(2));
  expect(lastDays([], 1)).toEqual([]);
});

it('finds the worst twelve months', () => {
  const closes = closesOf({ '2023-01-01': 100, '2024-01-01': 20, '2025-01-01': 30 });
  const worst = { changePercent: expect.closeTo(-80, 10), end: '2024-01-01' };
  expect(worstTwelveMonths(closes)).toEqual({ ...worst, isOnly: false });
  expect(worstTwelveMonths(closes.slice(0, 2))).toEqual({ ...worst, isOnly: true });
  expect(worstTwelveMonths(closes.slice(0, 1))).toBeNull();
});
