import fc from 'fast-check';
import type { Coin } from '@/lib/crypto/domain/coin';
import {
  dayCloses,
  lastDays,
  worstTwelveMonths,
  summariseWeek,
} from '@/lib/crypto/domain/price-points';
import { inDollars } from '@/lib/crypto/domain/in-dollars';
import { findCoins, marketColumns, orderCoins, moversOf } from '@/lib/crypto/domain/market-order';
import { taxOnVdaSale } from '@/lib/crypto/domain/vda-tax';

const coin = (changes: Partial<Coin> = {}): Coin => ({
  ...{ id: 'a', symbol: 'A', name: 'Alpha', rank: 1, price: 880, marketCap: 8_800 },
  ...{ fullyDilutedValue: null, volume24h: 1e12, high24h: 900, low24h: 800 },
  changePercent: { '1h': 0, '24h': 1, '7d': 2, '30d': 3, '1y': 4 },
  ...{ circulatingSupply: 10, totalSupply: null, maxSupply: null },
  allTimeHigh: { price: 1_760, changePercent: -50, at: null },
  ...{ allTimeLow: null, weekPrices: [440, 880] },
  ...changes,
});
const changed = (percent: number | null): Coin['changePercent'] => ({
  ...coin().changePercent,
  '24h': percent,
});

describe('in dollars', () => {
  it('every amount is divided, what is unknown stays unknown, changes stay', () => {
    const { currency, coins } = inDollars({ currency: 'inr', coins: [coin()] }, 88);
    expect(currency).toBe('usd');
    expect(coins[0]).toEqual(
      coin({
        ...{ price: 10, marketCap: 100, volume24h: 1e12 / 88, high24h: 900 / 88, low24h: 800 / 88 },
        allTimeHigh: { price: 20, changePercent: -50, at: null },
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
  const coins = [
    coin({ id: 'up', changePercent: changed(5) }),
    coin({ id: 'top', changePercent: changed(50) }),
    coin({ id: 'dead', changePercent: changed(900), volume24h: 1_000 }),
    coin({ id: 'silent', changePercent: changed(800), volume24h: null }),
    coin({ id: 'down', changePercent: changed(-5) }),
    coin({ id: 'bottom', changePercent: changed(-50) }),
    coin({ id: 'still', changePercent: changed(0) }),
    coin({ id: 'unknown', changePercent: changed(null) }),
  ];

  it('are led by traded coins only', () => {
    const { gainers, losers } = moversOf(coins, '24h');
    expect(gainers.map(({ id }) => id)).toEqual(['top', 'up']);
    expect(losers.map(({ id }) => id)).toEqual(['bottom', 'down']);
  });

  it('are as many as wanted', () => {
    const { gainers, losers } = moversOf(coins, '24h', { count: 1, minVolumeRupees: 0 });
    expect([gainers[0]?.id, losers[0]?.id]).toEqual(['dead', 'bottom']);
    expect([gainers.length, losers.length]).toEqual([1, 1]);
  });
});

describe('the order of the market', () => {
  const coins = [
    coin({ id: 'b', name: 'Beta', price: 2, rank: 2 }),
    coin({ id: 'c', name: 'Gamma', price: null, rank: null }),
    coin({ id: 'a', name: 'alpha', price: 1, rank: 1 }),
  ];

  it('puts what is unknown last, either way', () => {
    expect(orderCoins(coins, 'price', false).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(orderCoins(coins, 'price', true).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(orderCoins(coins, 'name', false).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('loses no coin in any column', () => {
    for (const column of marketColumns) {
      expect(new Set(orderCoins(coins, column, true))).toEqual(new Set(coins));
    }
  });
});

describe('the search', () => {
  const coins = [
    coin({ id: 'sunny', symbol: 'SUN', name: 'Sunny', rank: 90 }),
    coin({ id: 'other-sun', symbol: 'SUN', name: 'Other', rank: 12 }),
    coin({ id: 'sundial', symbol: 'DIAL', name: 'Sundial', rank: 3 }),
    coin({ id: 'tsunami', symbol: 'TSU', name: 'Tsunami', rank: 1 }),
    coin({ id: 'moon', symbol: 'MOON', name: 'Moon', rank: 2 }),
  ];

  it('finds a shared symbol first, each by rank, then names', () => {
    expect(findCoins(coins, ' sun ').map(({ id }) => id)).toEqual([
      'other-sun',
      'sunny',
      'sundial',
      'tsunami',
    ]);
  });

  it('without words is everything, and nothing for an unknown name', () => {
    expect(findCoins(coins, '  ')).toHaveLength(5);
    expect(findCoins(coins, 'xyzzy')).toEqual([]);
  });
});

it('describes a sparkline', () => {
  expect(summariseWeek([100, 90, 96])).toEqual({
    changePercent: expect.closeTo(-4, 10),
    low: 90,
    high: 100,
  });
  expect(summariseWeek([100])).toBeNull();
  expect(summariseWeek([0, 5])).toBeNull();
});

it('takes the last price of each day', () => {
  const noonMs = Date.UTC(2026, 0, 1, 12);
  const hourMs = 3_600_000;
  const points = [
    { atMs: noonMs, price: 1 },
    { atMs: noonMs + hourMs, price: 2 },
    { atMs: noonMs + 20 * hourMs, price: 3 },
    { atMs: noonMs + 21 * hourMs, price: 0 },
  ];
  expect(dayCloses(points)).toEqual([
    { date: '2026-01-01', value: 2 },
    { date: '2026-01-02', value: 3 },
  ]);
  expect(lastDays(points, 0.5)).toEqual(points.slice(2));
  expect(lastDays([], 1)).toEqual([]);
});

it('finds the worst twelve months', () => {
  expect(
    worstTwelveMonths([
      { date: '2023-01-01', value: 100 },
      { date: '2024-01-01', value: 20 },
      { date: '2025-01-01', value: 30 },
    ]),
  ).toEqual({ changePercent: expect.closeTo(-80, 10), end: '2024-01-01' });
  expect(worstTwelveMonths([{ date: '2023-01-01', value: 100 }])).toBeNull();
});

describe('the tax on a sale', () => {
  const law = { ratePercent: 30, cessPercent: 4, tdsPercent: 1 };

  it('of 1,50,000 bought for 1,00,000 is 15,000 and 600, less 1,500 held back', () => {
    expect(taxOnVdaSale(1_50_000, 1_00_000, law)).toEqual({
      taxableGainPaise: 50_000_00,
      lossPaise: 0,
      taxPaise: 15_000_00,
      cessPaise: 600_00,
      tdsPaise: 1_500_00,
      balanceOfTaxPaise: 14_100_00,
      receivedPaise: 1_48_500_00,
      inHandPaise: 1_34_400_00,
    });
  });

  it('of a loss is nothing, and what was held back is to be claimed', () => {
    expect(taxOnVdaSale(80_000, 1_00_000, law)).toMatchObject({
      taxableGainPaise: 0,
      lossPaise: 20_000_00,
      balanceOfTaxPaise: -800_00,
      inHandPaise: 80_000_00,
    });
  });

  it('adds up to the paisa, also for thousands of crores', () => {
    const rupees = fc.integer({ min: 0, max: 5e14 }).map((paise) => paise / 100);
    fc.assert(
      fc.property(rupees, rupees, (price, cost) => {
        const sale = taxOnVdaSale(price, cost, law);
        expect(sale.receivedPaise - sale.balanceOfTaxPaise).toBe(sale.inHandPaise);
        expect(sale.taxableGainPaise * sale.lossPaise).toBe(0);
        const exact = (BigInt(sale.taxableGainPaise) * 30n * 2n + 100n) / 200n;
        expect(BigInt(sale.taxPaise)).toBe(exact);
      }),
    );
  });

  it('of no amount is our mistake', () => {
    expect(() => taxOnVdaSale(-1, 0, law)).toThrow('No amount');
    expect(() => taxOnVdaSale(1, NaN, law)).toThrow('No amount');
  });
});
