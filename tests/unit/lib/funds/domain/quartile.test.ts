import { quartileOf } from '@/lib/funds/domain/list/quartile-years';

it.each([
  [1, 8, 1],
  [2, 8, 1],
  [3, 8, 2],
  [8, 8, 4],
  [8, 31, 2],
  [24, 31, 4],
  [1, 7, null],
] as const)('rank %d of %d is in quartile %p', (place, of, quartile) => {
  expect(quartileOf({ place, of })).toBe(quartile);
});

it('is not known without a rank, as for index funds, ETFs and funds of funds', () => {
  expect(quartileOf(null)).toBeNull();
});
