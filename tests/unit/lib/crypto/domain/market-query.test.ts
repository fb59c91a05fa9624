import fc from 'fast-check';
import {
  marketPath,
  marketViews,
  optionalColumns,
  queryPairs,
  readMarketQuery,
} from '@/lib/crypto/domain/market-query';
import type { QueryValues } from '@/lib/query-values';

const start = readMarketQuery({});

/** The query of an address, as Next hands it to a page. */
function valuesOf(path: string): QueryValues {
  const search = new URL(path, 'http://site').searchParams;
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

it('opens with all coins by rank in rupees, in all columns but the count of coins', () => {
  expect(start).toEqual({
    view: 'coins',
    words: '',
    category: '',
    currency: 'inr',
    sort: 'rank',
    isDescending: false,
    page: 1,
    columns: optionalColumns.filter((column) => column !== 'circulatingSupply'),
    moversWindow: '24h',
  });
  expect(marketPath(start)).toBe('/features/crypto-market');
});

it.each<[string, QueryValues]>([
  [
    'unknown values',
    { view: 'all', cur: 'eur', sort: 'luck', dir: 'up', page: '0', col: 'nothing', w: '2y' },
  ],
  ['unknown names', { utm: '1', __proto__: 'x' }],
  ['pages that are none', { page: '1.5' }],
  ['pages beyond all counting', { page: '1e9' }],
  ['an endless text', { q: 'x'.repeat(61) }],
])('ignores %s', (_, values) => {
  expect(readMarketQuery(values)).toEqual(start);
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

it('begins at the first page when what is listed changes, and stays where it does not', () => {
  const third = readMarketQuery({ page: '3', q: 'a' });
  expect(marketPath(third, { sort: 'price', isDescending: true })).toBe(
    '/features/crypto-market?q=a&sort=price',
  );
  expect(marketPath(third, { currency: 'usd' })).toBe('/features/crypto-market?q=a&cur=usd&page=3');
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
      expect(readMarketQuery(valuesOf(marketPath(query)))).toEqual(query);
    }),
  );
});

it('names each hidden field of a form once, but columns', () => {
  const names = queryPairs(readMarketQuery({ cur: 'usd', sort: '1h', dir: 'asc', page: '2' }));
  expect(names).toEqual([
    ['cur', 'usd'],
    ['sort', '1h'],
    ['dir', 'asc'],
    ['page', '2'],
  ]);
});
