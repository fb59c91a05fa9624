import { filledPairs, pathWithQuery } from '@/lib/navigation/query-path';

test('pairs without a text are left out', () => {
  const pairs = filledPairs([
    ['q', ''],
    ['plan', 'direct'],
    ['view', null],
    ['page', undefined],
  ]);
  expect(pairs).toEqual([['plan', 'direct']]);
});

test('commas of a query are readable, everything else is encoded; without a pair there is no question mark', () => {
  expect(
    pathWithQuery('/funds', [
      ['compare', '100,101'],
      ['q', 'flexi & co'],
    ]),
  ).toBe('/funds?compare=100,101&q=flexi+%26+co');
  expect(pathWithQuery('/funds', [])).toBe('/funds');
});
