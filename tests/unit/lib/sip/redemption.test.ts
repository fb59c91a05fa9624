import fc from 'fast-check';
import type { Fund } from '@/lib/sip/gains-law';
import { projectSip } from '@/lib/sip/project';
import { redeemAtEnd, type Redemption } from '@/lib/sip/redemption';
import type { DetailedPlan } from '@/lib/sip/schedule';
import { anyConvention, anyDetailedPlan } from './any-plan';

const plan = (changes: Partial<DetailedPlan> = {}): DetailedPlan => ({
  monthlyRupees: 10_000,
  annualReturnPercent: 12,
  months: 240,
  yearlyStepUpPercent: 0,
  lumpSumRupees: 0,
  ...changes,
});

const equity: Fund = { kind: 'equity' };
const debt: Fund = { kind: 'debt', slabRatePercent: 30 };

function redeem(...order: Parameters<typeof redeemAtEnd>): Redemption {
  const redeemed = redeemAtEnd(...order);
  if (!redeemed.ok) throw new Error(redeemed.problem);
  return redeemed.value;
}

test('10,000 at 12 % for 20 years in an equity fund: 9,71,274 of tax, by hand', () => {
  const redemption = redeem(plan(), equity, '2046-11-21');
  // The last twelve instalments, by the closed formula: 10,000 × (1.01^12 − 1) ÷ 0.01 × 1.01 − 1,20,000 = 8,093.
  const short = 8_093;
  const long = 9_991_479 - 2_400_000 - short;
  const tax = Math.round((long - 125_000) * 0.125) + Math.round(short * 0.2);
  expect(redemption).toMatchObject({
    valueRupees: 9_991_479,
    shortTermGainRupees: short,
    longTermGainRupees: long,
    exemptRupees: 125_000,
    taxRupees: tax,
    cessRupees: Math.round(tax * 0.04),
    totalTaxRupees: tax + Math.round(tax * 0.04),
    valueAfterTaxRupees: 9_991_479 - tax - Math.round(tax * 0.04),
  });
  expect(redemption.totalTaxRupees).toBe(971_274);
});

test('units of exactly twelve months are short-term, of thirteen long-term', () => {
  const { lots } = redeem(plan({ months: 14 }), equity, '2028-01-21');
  expect(lots.slice(0, 4).map((lot) => [lot.ageMonths, lot.isLongTerm])).toEqual([
    [14, true],
    [13, true],
    [12, false],
    [11, false],
  ]);
});

test('a gain within the exemption bears no tax', () => {
  const lump = plan({ monthlyRupees: 0, lumpSumRupees: 1_000_000, months: 13 });
  const effective = { rate: 'effective', paidAt: 'start' } as const;
  const { longTermGainRupees, totalTaxRupees } = redeem(
    { ...lump, annualReturnPercent: 11 },
    equity,
    '2028-01-21',
    effective,
  );
  expect(longTermGainRupees).toBe(Math.round(1_000_000 * 1.11 ** (13 / 12)) - 1_000_000);
  expect(totalTaxRupees).toBe(0);
});

test('in a debt fund every gain is short-term, taxed by slab, without exemption', () => {
  expect(redeem(plan(), debt, '2046-11-21')).toMatchObject({
    longTermGainRupees: 0,
    shortTermGainRupees: 7_591_479,
    exemptRupees: 0,
    taxRupees: 2_277_444,
    cessRupees: 91_098,
    totalTaxRupees: 2_368_542,
  });
});

test('a loss bears no tax', () => {
  const redemption = redeem(plan({ annualReturnPercent: -5 }), equity, '2046-11-21');
  expect(redemption.longTermGainRupees).toBeLessThan(0);
  expect(redemption.totalTaxRupees).toBe(0);
});

test('a redemption before the first rates that we hold is refused', () => {
  expect(redeemAtEnd(plan({ months: 12 }), equity, '2018-03-31')).toEqual({
    ok: false,
    problem: 'no-law-for-date',
  });
});

test.each([
  ['2025-03-31', false],
  ['2025-04-01', true],
] as const)('debt units bought 24 months before %s are covered: %p', (redeemedOn, ok) => {
  const redeemed = redeemAtEnd(plan({ months: 24 }), debt, redeemedOn);
  expect(redeemed.ok ? null : redeemed.problem).toBe(ok ? null : 'units-too-old');
});

describe('properties', () => {
  const anyFund = fc.oneof(
    fc.constant(equity),
    fc.record({
      kind: fc.constant('debt' as const),
      slabRatePercent: fc.constantFrom(0, 5, 20, 30),
    }),
  );

  test('value, gains and tax agree with the projection, and parts add up', () => {
    fc.assert(
      fc.property(anyDetailedPlan, anyFund, anyConvention, (any, fund, convention) => {
        const projection = projectSip(any, convention);
        fc.pre(projection.valueRupees < 1e13);
        const redemption = redeem(any, fund, '2080-01-01', convention);
        const slack = 1 + projection.valueRupees * 1e-10;
        expect(Math.abs(redemption.valueRupees - projection.valueRupees)).toBeLessThanOrEqual(
          slack,
        );
        const gain = redemption.longTermGainRupees + redemption.shortTermGainRupees;
        expect(Math.abs(gain - projection.gainRupees)).toBeLessThanOrEqual(slack + 1);
        expect(redemption.taxRupees + redemption.cessRupees).toBe(redemption.totalTaxRupees);
        expect(redemption.valueAfterTaxRupees + redemption.totalTaxRupees).toBe(
          redemption.valueRupees,
        );
        expect(redemption.totalTaxRupees).toBeGreaterThanOrEqual(0);
        expect(redemption.totalTaxRupees).toBeLessThanOrEqual(Math.max(0, gain) * 0.312 + 3);
      }),
      { numRuns: 80 },
    );
  });
});
