import fc from 'fast-check';
import { type DatedValue } from '@/lib/cashflow/dated-value';
import {
  chooseCoins,
  comparePathOf,
  compareRanges,
  indexDays,
  offeredCompareRanges,
  readCompareQuery,
} from '@/lib/crypto/domain/compare';
import { coinOf } from '../coin-of';
import {
  formatAxisRupees,
  formatPrice,
  formatShortTotal,
  formatTotal,
} from '@/lib/crypto/domain/format-price';
import { readMarketQuery } from '@/lib/crypto/domain/market-query';
import { viewMarket } from '@/lib/crypto/domain/market-view';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { type MoodReading, summariseMood } from '@/lib/crypto/domain/mood-summary';
import { summarisePrices, weekPoints } from '@/lib/crypto/domain/price-points';

describe('compare', () => {
  const coins = [
    coinOf({ id: 'wrapped-bee', symbol: 'WBEE', name: 'Wrapped Bee', rank: 1 }),
    coinOf({ id: 'bee-coin', symbol: 'BEE', name: 'Bee Coin', rank: 2 }),
  ];

  it('reads up to four coins and ignores blanks and unknown ranges', () => {
    expect(
      readCompareQuery({ c: ['a', '', ' b ', 'c', 'd', 'e'], range: '3y' }, compareRanges),
    ).toEqual({
      words: ['a', 'b', 'c', 'd'],
      range: '1y',
    });
    expect(readCompareQuery({ c: 'a', range: 'max' }, compareRanges)).toEqual({
      words: ['a'],
      range: 'max',
    });
    expect(readCompareQuery({}, compareRanges)).toEqual({ words: [], range: '1y' });
  });

  it('goes back a year at most where whole histories are not to be had', () => {
    const offered = offeredCompareRanges(false);
    expect(offered).toEqual(['90d', '1y']);
    expect(offeredCompareRanges(true)).toEqual(compareRanges);
    expect(readCompareQuery({ c: 'a', range: 'max' }, offered).range).toBe('1y');
  });

  it('writes the shortest address', () => {
    expect(comparePathOf({ words: ['a b', 'c'], range: 'max' })).toBe(
      '/features/crypto-market/compare?c=a+b&c=c&range=max',
    );
    expect(comparePathOf({ words: [], range: '1y' })).toBe('/features/crypto-market/compare');
  });

  it('finds a coin by id, symbol or name, each once, and names what is none', () => {
    const { chosen, unknown } = chooseCoins(coins, ['bee', 'bee-coin', 'wrapped', 'wasp']);
    expect(chosen.map(({ id }) => id)).toEqual(['bee-coin', 'wrapped-bee']);
    expect(unknown).toEqual(['wasp']);
  });

  it('sets every coin to 100 on the first day that all have', () => {
    const long: DatedValue[] = [
      { date: '2026-01-01', value: 5 },
      { date: '2026-01-02', value: 10 },
      { date: '2026-01-03', value: 15 },
    ];
    const short: DatedValue[] = [
      { date: '2026-01-02', value: 200 },
      { date: '2026-01-03', value: 100 },
    ];
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

  it('says totals in the words of the currency', () => {
    expect(formatTotal(1.25e14, 'inr')).toBe('₹125 lakh crore');
    expect(formatShortTotal(1.25e14, 'inr')).toBe('₹125 L cr');
    expect(formatTotal(1.344e12, 'usd')).toBe('$1.34 trillion');
    expect(formatShortTotal(999_999_999, 'usd')).toBe('$1 bn');
    expect(formatTotal(null, 'usd')).toBe('–');
    expect(formatAxisRupees(5_000_000)).toBe('₹50 L');
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
  const ids = (view: ReturnType<typeof viewMarket>) => view.coins.map(({ id }) => id);

  it('shows forty coins a page, the rest on the last', () => {
    const view = viewMarket(coins, readMarketQuery({ page: '3' }), null);
    expect(view).toMatchObject({ page: 3, pageCount: 3, count: 100 });
    expect(ids(view)).toHaveLength(20);
    expect(ids(view)[0]).toBe('c81');
  });

  it('shows the last page for a page behind it', () => {
    expect(viewMarket(coins, readMarketQuery({ page: '9' }), null).page).toBe(3);
  });

  it('sorts before it cuts into pages', () => {
    expect(ids(viewMarket(coins, readMarketQuery({ sort: 'price' }), null))[0]).toBe('c100');
  });

  it('puts the nearest name first until a column is chosen', () => {
    const nearest = [
      coinOf({ id: 'wrapped', symbol: 'WB', name: 'Wrapped Bee', rank: 1 }),
      coinOf({ id: 'bee', symbol: 'BEE', name: 'Bee', rank: 2 }),
    ];
    expect(ids(viewMarket(nearest, readMarketQuery({ q: 'bee' }), null))).toEqual([
      'bee',
      'wrapped',
    ]);
    const byRank = readMarketQuery({ q: 'bee', sort: 'rank', dir: 'desc' });
    expect(ids(viewMarket(nearest, byRank, null))).toEqual(['bee', 'wrapped']);
    const byName = readMarketQuery({ q: 'bee', sort: 'name', dir: 'desc' });
    expect(ids(viewMarket(nearest, byName, null))).toEqual(['wrapped', 'bee']);
  });

  it('lists only the coins of a category, and says when there are none', () => {
    const query = readMarketQuery({ category: 'x' });
    expect(ids(viewMarket(coins, query, new Set(['c7', 'elsewhere'])))).toEqual(['c7']);
    expect(viewMarket(coins, query, new Set())).toEqual({
      coins: [],
      page: 1,
      pageCount: 1,
      count: 0,
    });
  });
});

describe('mood summary', () => {
  const last = dayNumberOf('2026-11-20');
  const history: MoodReading[] = Array.from({ length: 31 }, (_, index) => ({
    date: dateOfDayNumber(last - 30 + index),
    value: 35 + index,
    mood: 'neutral',
  }));

  it('sets today beside yesterday, a week and a month before', () => {
    expect(summariseMood(history)).toMatchObject({
      now: { date: '2026-11-20', value: 65 },
      dayBefore: { value: 64 },
      weekBefore: { value: 58 },
      monthBefore: { value: 35 },
      low: 35,
      high: 65,
      fearDays: 15,
      days: 31,
    });
  });

  it('does not fill a day that is missing, and says nothing of an empty history', () => {
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

  it('summarises change, lowest and highest of a period', () => {
    const points = [point(1, 10), point(2, 5), point(3, 20), point(4, 15)];
    expect(summarisePrices(points)).toEqual({
      first: point(1, 10),
      last: point(4, 15),
      lowest: point(2, 5),
      highest: point(3, 20),
      changePercent: 50,
    });
    expect(summarisePrices([point(1, 0), point(2, 1)])?.changePercent).toBeNull();
    expect(summarisePrices([point(1, 1)])).toBeNull();
  });
});
