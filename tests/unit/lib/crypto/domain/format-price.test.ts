import fc from 'fast-check';
import {
  formatAxisRupees,
  formatPrice,
  formatShortTotal,
  formatTotal,
} from '@/lib/crypto/domain/format-price';

it.each([
  [6_812_345.67, '₹68,12,346'],
  [99_999.4, '₹99,999.40'],
  [482.3, '₹482.30'],
  [1, '₹1.00'],
  [0.5, '₹0.5000'],
  [0.00001234, '₹0.00001234'],
  [1e-15, '₹0.000000000000'],
  [0, '₹0'],
  [null, '–'],
  [NaN, '–'],
])('prints %s rupees as %s', (price, text) => {
  expect(formatPrice(price, 'inr')).toBe(text);
});

it.each([
  [68_123.456, '$68,123.46'],
  [1_234_567, '$1,234,567'],
  [0.0123456, '$0.01235'],
  [null, '–'],
])('prints %s dollars as %s', (price, text) => {
  expect(formatPrice(price, 'usd')).toBe(text);
});

it('says totals in the words of the currency', () => {
  expect(formatTotal(1.25e14, 'inr')).toBe('₹125 lakh crore');
  expect(formatShortTotal(1.25e14, 'inr')).toBe('₹125 L cr');
  expect(formatTotal(1.344e12, 'usd')).toBe('$1.34 trillion');
  expect(formatShortTotal(999_999_999, 'usd')).toBe('$1 bn');
  expect(formatTotal(null, 'usd')).toBe('–');
  expect(formatAxisRupees(5_000_000)).toBe('₹50 L');
  expect(formatAxisRupees(62.5)).toBe('₹62.5');
  expect(formatAxisRupees(0.5)).toBe('₹0.5000');
});

it('never writes an exponent', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e15, noNaN: true }), (price) => {
      expect(formatPrice(price, 'inr')).toMatch(/^₹[\d,]+(\.\d+)?$/);
    }),
  );
});
