import fc from 'fast-check';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { marginalRateAt, withMore } from '@/lib/tax/domain/marginal-rate';
import { anyInput, anyRegime } from '../any-input';
import { lakh, person, taxable } from '../people';

/** The slab tables with the cess of 4 %; inside a relief a rupee and its cess. */
test.each([
  ['new', 0, 0],
  ['new', 400_000, 0],
  ['new', 1_199_999, 0],
  ['new', 1_200_000, 104],
  ['new', 1_270_587, 104],
  ['new', 1_270_589, 15.6],
  ['new', 2_400_000, 31.2],
  ['new', 4_999_999, 31.2],
  ['new', 5_000_000, 104],
  ['new', 5_161_193, 104],
  ['new', 5_161_195, 34.32],
  ['new', 10_000_000, 104],
  ['new', 10_196_948, 35.88],
  ['new', 20_000_000, 104],
  ['new', 20_892_801, 39],
  ['new', 60_000_000, 39],
  ['old', 600_000, 20.8],
  ['old', 50_000_000, 104],
  ['old', 60_000_000, 42.744],
] as const)('%s regime: the rupee after %p costs %p %%', (regime, rupees, percent) => {
  expect(marginalRateAt(taxable(rupees), regime)).toBeCloseTo(percent, 9);
});

test('where the rebate of the old regime ends, one rupee costs 13,000', () => {
  // 12,500 of rebate lost and 20 % of a rupee, and 4 %: in percent of that rupee.
  expect(marginalRateAt(taxable(5 * lakh), 'old')).toBeCloseTo(1_300_020.8, 6);
});

test('a rupee of salary that pushes a gain out of the exemption costs what the gain does', () => {
  const input = person(2026, { gainsRupees: { shortTermEquity: 10 * lakh } });
  expect(marginalRateAt(input, 'new')).toBeCloseTo(20.8, 9);
});

test('a point of the curve is the tax of someone with that much more', () => {
  expect(marginalRateAt(taxable(0), 'new', 1_200_000)).toBe(
    marginalRateAt(taxable(1_200_000), 'new'),
  );
});

test('the rates add up to the tax, before its rounding', () => {
  fc.assert(
    fc.property(anyInput, anyRegime, (input, regime) => {
      const here = computeTax(input, regime, 'none').exactPaise;
      const next = computeTax(withMore(input, 1), regime, 'none').exactPaise;
      expect(Math.abs(next - here - marginalRateAt(input, regime))).toBeLessThan(1.01);
    }),
  );
});
