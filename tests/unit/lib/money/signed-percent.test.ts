import { formatSignedPercent } from '@/lib/money/signed-percent';

it.each([
  [1.2, '+1.20%'],
  [-0.345, '−0.34%'],
  [0, '0.00%'],
  [0.001, '0.00%'],
  [-0.001, '0.00%'],
  [12_345.678, '+12,345.68%'],
  [null, '–'],
])('prints %s as %s', (percent, text) => {
  expect(formatSignedPercent(percent)).toBe(text);
});
