import { formatNumber, formatPercent, formatRupees, groupDigits } from '@/lib/money/rupees';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import fc from 'fast-check';

test.each([
  [0, '₹0'],
  [7, '₹7'],
  [999, '₹999'],
  [1000, '₹1,000'],
  [99_999, '₹99,999'],
  [100_000, '₹1,00,000'],
  [9_991_479, '₹99,91,479'],
  [19_888_715, '₹1,98,88,715'],
  [1_00_00_00_00_000, '₹1,00,00,00,00,000'],
  [-1250.4, '−₹1,250'],
  [-0.2, '₹0'],
  [null, '–'],
  [NaN, '–'],
])('%p rupees print as %s', (value, text) => {
  expect(formatRupees(value)).toBe(text);
});

test('grouping agrees with the en-IN locale for every safe whole number', () => {
  const locale = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      expect(groupDigits(String(value))).toBe(locale.format(value));
    }),
  );
});

test.each([
  [12, '12%'],
  [12.5, '12.5%'],
  [8.125, '8.13%'],
  [0, '0%'],
  [-3.5, '−3.5%'],
  [null, '–'],
])('%p percent prints as %s', (value, text) => {
  expect(formatPercent(value)).toBe(text);
});

test('trailing zeros after the point are left out', () => {
  expect(formatNumber(1.5, 4)).toBe('1.5');
  expect(formatNumber(2, 4)).toBe('2');
});

test.each([
  [50_000, '₹50,000'],
  [99_999, '₹99,999'],
  [99_999.6, '₹1,00,000'],
  [100_000, '₹1 lakh'],
  [9_991_479, '₹99.91 lakh'],
  [9_999_999, '₹1 crore'],
  [10_000_000, '₹1 crore'],
  [19_888_715, '₹1.99 crore'],
  [1_250_000_000_000, '₹1.25 lakh crore'],
  [-9_991_479, '−₹99.91 lakh'],
  [null, '–'],
])('%p rupees are spoken of as %s', (value, text) => {
  expect(formatLakhCrore(value)).toBe(text);
});

test('an axis has the short units', () => {
  expect([5000, 5_000_000, 15_000_000].map((rupees) => formatShortRupees(rupees))).toEqual([
    '₹5,000',
    '₹50 L',
    '₹1.5 cr',
  ]);
});
