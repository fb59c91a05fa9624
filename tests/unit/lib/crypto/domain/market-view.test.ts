import { readMarketQuery } from '@/lib/crypto/domain/market-query';
import { viewMarket } from '@/lib/crypto/domain/market-view';
import { coinOf } from '../coin-of';

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
  expect(ids(viewMarket(nearest, readMarketQuery({ q: 'bee' }), null))).toEqual(['bee', 'wrapped']);
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
