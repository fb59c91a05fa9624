import type { DatedValue } from '@/lib/cashflow/dated-value';
import {
  chooseCoins,
  comparePathOf,
  compareRanges,
  indexDays,
  offeredCompareRanges,
  readCompareQuery,
} from '@/lib/crypto/domain/compare';
import { coinOf } from '../coin-of';

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
