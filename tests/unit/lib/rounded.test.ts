import { rounded } from '@/lib/rounded';

test.each([
  [12.34567, 4, 12.3457],
  [12.34562, 4, 12.3456],
  [0.125, 2, 0.13],
  [-0.125, 2, -0.12],
  [7, 6, 7],
])('%d with %d decimals is %d', (value, decimals, expected) => {
  expect(rounded(value, decimals)).toBe(expected);
});
