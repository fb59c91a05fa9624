import fc from 'fast-check';
import { groupTyped } from '@/lib/money/group-typed';
import { parseNumber, parseRupees } from '@/lib/money/parse';
import { formatRupees } from '@/lib/money/rupees';

test.each([
  ['₹12,50,000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['12,5000', 125_000],
  ['12.5L', 1_250_000],
  ['12.5 lakhs', 1_250_000],
  ['1.2 cr', 12_000_000],
  ['1.2Cr.', 12_000_000],
  ['1 crore 20 lakh', 12_000_000],
  ['12 lakh 50 thousand', 1_250_000],
  ['5k', 5000],
  ['Rs. 5,000/-', 5000],
  ['5000 rupees', 5000],
  ['  10 000 ', 10_000],
  ['१२०००', 12_000],
  ['12.5 लाख', 1_250_000],
  ['१.२ करोड़', 12_000_000],
  ['1 करोड़ 20 लाख', 12_000_000],
  ['5 हज़ार', 5000],
  ['５０００', 5000],
  ['500.50', 500.5],
  ['.5L', 50_000],
  ['-500', -500],
  ['−500', -500],
])('%j is %d rupees', (text, value) => {
  const read = parseRupees(text);
  expect(read).toEqual({ ok: true, value: expect.closeTo(value, 6) });
});

test.each([
  'abc',
  '12x',
  '1.2.3',
  '₹',
  '12 thousand 50 lakh',
  '5 5L 3L',
  '5L 5',
  '--5',
  '1e5',
  '0x10',
  'Infinity',
  '5 constructor',
  '५ लाखों',
])('%j is no amount', (text) => {
  expect(parseRupees(text)).toEqual({ ok: false, problem: 'not-a-number' });
});

test('an empty field is missing, not wrong', () => {
  expect(parseRupees('  ')).toEqual({ ok: false, problem: 'missing' });
  expect(parseNumber('')).toEqual({ ok: false, problem: 'missing' });
});

test('what is printed can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(parseRupees(formatRupees(value))).toEqual({ ok: true, value });
    }),
  );
});

test('no text makes the reader throw or answer with what is no number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const read of [parseRupees(text), parseNumber(text)]) {
        expect(read.ok ? Number.isFinite(read.value) : read.problem).toBeTruthy();
      }
    }),
  );
});

test.each([
  ['12', 12],
  ['12.5%', 12.5],
  ['12 %', 12],
  ['-3', -3],
  ['१२', 12],
])('%j is the number %d', (text, value) => {
  expect(parseNumber(text)).toEqual({ ok: true, value });
});

test.each(['12L', '1,2', 'ten', '%', '1e3'])('%j is no plain number', (text) => {
  expect(parseNumber(text)).toEqual({ ok: false, problem: 'not-a-number' });
});

test.each([
  ['', ''],
  ['1000', '1,000'],
  ['12,50,0000', '1,25,00,000'],
  [',50,000', '50,000'],
  ['12,', '12'],
  ['1250.5', '1,250.5'],
  ['1250.', '1,250.'],
  ['₹12,50,000', '12,50,000'],
  ['Rs. 5000 ', '5,000'],
])('%j becomes %j while it is typed', (typed, grouped) => {
  expect(groupTyped(typed)).toBe(grouped);
});

test.each(['12.5L', '-500', '5000abc', ',', '₹', '1.2.3', '१२०००'])(
  '%j stays as it was typed',
  (typed) => {
    expect(groupTyped(typed)).toBe(typed);
  },
);

const typing = fc.string({
  unit: fc.constantFrom(...'0123456789,.₹ -RsLcrINk'),
  maxLength: 14,
});

test('grouping never changes what an amount means, and grouping twice is grouping once', () => {
  fc.assert(
    fc.property(typing, (typed) => {
      const grouped = groupTyped(typed);
      const meant = parseRupees(typed);
      expect(meant.ok ? parseRupees(grouped) : meant).toEqual(meant);
      expect(groupTyped(grouped)).toBe(grouped);
      expect(grouped.replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''));
    }),
  );
});
