import fc from 'fast-check';
import { groupTyped } from '@/lib/money/group-typed';
import { parseRupees } from '@/lib/money/parse';

test.each([
  ['', ''],
  ['1', '1'],
  ['1000', '1,000'],
  ['1250000', '12,50,000'],
  ['12,50,0000', '1,25,00,000'],
  [',50,000', '50,000'],
  ['12,', '12'],
  ['1250.5', '1,250.5'],
  ['1250.', '1,250.'],
  ['₹12,50,000', '12,50,000'],
  ['Rs. 5000 ', '5,000'],
])('%j becomes %j', (typed, grouped) => {
  expect(groupTyped(typed)).toBe(grouped);
});

test.each(['12.5L', '1.2 cr', '-500', '5000abc', 'lots', ',', '₹', '1.2.3', '१२०००'])(
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
