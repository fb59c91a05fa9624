import fc from 'fast-check';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import {
  isOnCurve,
  marginalRateAt,
  nextRupeeCurve,
  reliefThresholds,
  reliefZones,
  withMore,
} from '@/lib/tax/domain/next-rupee';
import { anyInput, anyRegime } from '../any-input';
import { lakh, person, taxable } from '../people';

const resident = { year: 2026, age: 30, residency: 'resident' } as const;
const crore = 10_000_000;

test('reliefs begin at the limit of the rebate and at the bands of the surcharge', () => {
  expect(reliefThresholds(2026)).toEqual([1_200_000, 5_000_000, crore, 2 * crore, 5 * crore]);
  expect(reliefThresholds(2023)[0]).toBe(700_000);
});

// Elsewhere the end is printed to the nearest rupee (51,95,896); this is the last rupee before it.
test('each relief ends where the published derivations end it', () => {
  expect(reliefZones(resident).map(({ lastRupees }) => [lastRupees.new, lastRupees.old])).toEqual([
    [1_270_588, null],
    [5_161_194, 5_195_895],
    [10_196_946, 10_214_694],
    [20_892_799, 20_929_999],
    [null, 53_017_826],
  ]);
});

test('a non-resident has no rebate and so no relief of it', () => {
  const [rebate] = reliefZones({ ...resident, residency: 'nonResident' });
  expect(rebate?.lastRupees).toEqual({ new: null, old: null });
});

test('the next rupee costs nothing below 12 lakh, 104 % in the relief and 15.6 % after it', () => {
  const curve = nextRupeeCurve(resident, 1_200_000);
  const at = (rupees: number) =>
    curve.find(({ incomeRupees }) => incomeRupees === rupees)?.newPercent;
  expect(at(1_197_600)).toBe(0);
  expect(at(1_200_000)).toBe(104);
  expect(at(1_269_600)).toBe(104);
  expect(at(1_272_000)).toBe(15.6);
  expect(curve).toHaveLength(61);
});

test('an income is on the curve from its first to its last point', () => {
  const curve = nextRupeeCurve(resident, 1_200_000);
  const [first, last] = [curve[0]?.incomeRupees ?? 0, curve.at(-1)?.incomeRupees ?? 0];
  const isShown = (rupees: number) => isOnCurve(rupees, 1_200_000);
  expect([first - 1, first, last, last + 1].map(isShown)).toEqual([false, true, true, false]);
});

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
