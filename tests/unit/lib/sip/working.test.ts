import fc from 'fast-check';
import { examplePlan, type SipPlan } from '@/lib/sip/plan';
import { projectSip } from '@/lib/sip/project';
import { annuityDue, otherConventions, workedArithmetic } from '@/lib/sip/working';

test('the closed formula gives what the months give', () => {
  const anyPlan = fc.record<SipPlan>({
    monthlyRupees: fc.integer({ min: 0, max: 1_000_000 }),
    annualReturnPercent: fc.integer({ min: -3000, max: 3000 }).map((basis) => basis / 100),
    months: fc.integer({ min: 1, max: 600 }),
    yearlyStepUpPercent: fc.integer({ min: 0, max: 20 }),
    lumpSumRupees: fc.integer({ min: 0, max: 10_000_000 }),
  });
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const { valueRupees } = projectSip(plan);
      const difference = Math.abs(workedArithmetic(plan).valueRupees - valueRupees);
      expect(difference).toBeLessThanOrEqual(1 + valueRupees * 1e-9);
    }),
  );
});

test('the arithmetic of the example', () => {
  expect(workedArithmetic(examplePlan)).toMatchObject({
    monthlyRate: 0.01,
    months: 240,
    growthOfMonthly: expect.closeTo(999.1479, 3),
    valueRupees: 9_991_479,
    secondYearInstalmentRupees: null,
  });
});

test('a rate of zero multiplies by the number of months, and one near zero nearly so', () => {
  expect(annuityDue(0, 240)).toBe(240);
  expect(annuityDue(1e-10, 240)).toBeCloseTo(240, 5);
});

test('the example by the conventions of other calculators', () => {
  expect(otherConventions(examplePlan)).toEqual({
    endOfMonthRupees: 9_892_554,
    effectiveRateRupees: 9_198_574,
  });
});
