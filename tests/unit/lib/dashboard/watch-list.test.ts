import { stripCoins, watchListOf } from '@/lib/dashboard/data/market-lines';
import { watchedItemOf } from '@/lib/holdings/saved-holding';
import { failure, success } from '@/lib/result';
import type { Sourced } from '@/lib/sources/sourced';
import { coinOf } from '../crypto/coin-of';

const items = [
  watchedItemOf('a', { assetClass: 'coin', instrumentId: 'nakli-coin' })!,
  watchedItemOf('b', { assetClass: 'coin', instrumentId: 'gone-coin' })!,
  watchedItemOf('c', { assetClass: 'fund', instrumentId: '119551' }, 'Udaharan Flexi Cap Fund')!,
];
const sourced = <T>(data: T): Sourced<T> => ({
  ...{ data, source: { name: 'Sample data', url: null, attribution: null }, status: 'sample' },
  // 00:30 on 22 November in India.
  ...{ asOf: '2026-11-21T19:00:00.000Z', fetchedAt: '2026-11-21T19:01:00.000Z' },
});
const coin = coinOf({ id: 'nakli-coin', name: 'Nakli', symbol: 'NKL', price: 480 });
const unknown = { symbol: null, price: null, change24hPercent: null, pricedOn: null };

it('names every watched thing while its provider is down, without a price', () => {
  expect(watchListOf(items, failure('unreachable'), failure('timed-out'))).toEqual({
    coins: [
      { id: 'nakli-coin', name: 'nakli-coin', path: expect.any(String), ...unknown },
      { id: 'gone-coin', name: 'gone-coin', path: expect.any(String), ...unknown },
    ],
    funds: [
      {
        ...{ name: 'Udaharan Flexi Cap Fund', path: '/features/mutual-funds/119551' },
        ...{ nav: null, dayPercent: null },
      },
    ],
    shareCount: 0,
  });
});

it('dates a price by the day in India, and links to no page of a coin that left the market', () => {
  const market = success(sourced({ currency: 'inr' as const, coins: [coin] }));
  const { coins } = watchListOf(items, market, null);
  expect(coins).toMatchObject([
    { name: 'Nakli', symbol: 'NKL', price: 480, pricedOn: '2026-11-22' },
    { name: 'gone-coin', path: null, ...unknown },
  ]);
});

it('shows the 1-day change of a watched fund', () => {
  const { funds } = watchListOf(items, null, null, new Map([[119551, -0.13]]));
  expect(funds).toMatchObject([{ dayPercent: -0.13 }]);
});

it('the line of a coin in the strip ends with its newest price', () => {
  const weekPrices = Array.from({ length: 42 }, (_, index) => index + 1);
  const [strip] = stripCoins({ currency: 'inr', coins: [coinOf({ weekPrices })] });
  expect(strip?.weekPrices).toHaveLength(14);
  expect(strip?.weekPrices.at(-1)).toBe(42);
  expect(strip?.weekPrices[0]).toBe(3);
});
