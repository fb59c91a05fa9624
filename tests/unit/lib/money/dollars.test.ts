import { formatDollars, formatLargeDollars, formatShortDollars } from '@/lib/money/dollars';

it.each([
  [1_234_567.891, 2, '$1,234,567.89'],
  [999, 0, '$999'],
  [-1500, 0, '−$1,500'],
  [-0.4, 0, '$0'],
  [null, 2, '–'],
  [Infinity, 2, '–'],
])('prints %s with %s places as %s', (dollars, decimals, text) => {
  expect(formatDollars(dollars, decimals)).toBe(text);
});

it.each([
  [994_000, '$994,000', '$994,000'],
  [999_999, '$1 million', '$1 mn'],
  [1_500_000, '$1.5 million', '$1.5 mn'],
  [999_999_999, '$1 billion', '$1 bn'],
  [2_345_000_000_000, '$2.35 trillion', '$2.35 tn'],
  [-2e9, '−$2 billion', '−$2 bn'],
  [null, '–', '–'],
])('says %s as %s, in short %s', (dollars, words, short) => {
  expect(formatLargeDollars(dollars)).toBe(words);
  expect(formatShortDollars(dollars)).toBe(short);
});
