import fc from 'fast-check';
import type { Fund } from '@/lib/law/gains-law';
import { projectSip } from '@/lib/sip/domain/project';
import { redeemAtEnd, type Redemption } from '@/lib/sip/domain/redemption';
import type { DetailedPlan } from '@/lib/sip/domain/schedule';
import { anyConvention, anyDetailedPlan } from '../any-plan';

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

test('10,000 at 12 % for 20 years in an equity fund: 10,68,401 of tax, by hand', () => {
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
    // Gains of 75.9 lakh in one year: 10 % surcharge above 50 lakh.
    surchargeRupees: Math.round(tax * 0.1),
    cessRupees: Math.round((tax + Math.round(tax * 0.1)) * 0.04),
  });
  expect(redemption.totalTaxRupees).toBe(1_068_401);
  expect(redemption.valueAfterTaxRupees).toBe(9_991_479 - 1_068_401);
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
    surchargeRupees: 227_744,
    cessRupees: 100_208,
    totalTaxRupees: 2_605_396,
  });
});

describe('surcharge', () => {
  /** A gain of so many rupees, all long-term: nothing is paid in but a lump sum. */
  const taxOn = (gainRupees: number) => {
    const lumpSumRupees = 1_000_000_000;
    const annualReturnPercent = (gainRupees / lumpSumRupees) * 100;
    // Thirteen months of growth at a rate that brings the gain.
    const months = 24;
    const rate = ((1 + annualReturnPercent / 100) ** (12 / months) - 1) * 100;
    const lump = plan({ monthlyRupees: 0, lumpSumRupees, months, annualReturnPercent: rate });
    return redeem(lump, equity, '2028-11-21');
  };

  test.each([
    [4_999_999, 0],
    // 2,00,000 above 50 lakh: tax 6,34,375 and 10 % of it, less than the income above with the tax there.
    [5_200_000, 63_438],
    // Above 1 crore 15 %, and never more for these gains.
    [30_000_000, 560_156],
  ])('on a gain of %d is %d', (gain, surchargeRupees) => {
    const redemption = taxOn(gain);
    expect(Math.abs(redemption.longTermGainRupees - gain)).toBeLessThanOrEqual(1);
    expect(Math.abs(redemption.surchargeRupees - surchargeRupees)).toBeLessThanOrEqual(1);
  });

  test('just above a threshold takes no more than the income above it', () => {
    // Tax at 50 lakh is 6,09,375; ten thousand more may cost ten thousand at most, of which 1,250 is tax.
    expect(Math.abs(taxOn(5_010_000).surchargeRupees - 8_750)).toBeLessThanOrEqual(1);
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
        const { taxRupees, surchargeRupees, cessRupees, totalTaxRupees } = redemption;
        expect(taxRupees + surchargeRupees + cessRupees).toBe(totalTaxRupees);
        expect(redemption.valueAfterTaxRupees + redemption.totalTaxRupees).toBe(
          redemption.valueRupees,
        );
        expect(redemption.totalTaxRupees).toBeGreaterThanOrEqual(0);
        expect(redemption.totalTaxRupees).toBeLessThanOrEqual(
          Math.max(0, gain) * 0.3 * 1.25 * 1.04 + 3,
        );
      }),
      { numRuns: 80 },
    );
  });
});
