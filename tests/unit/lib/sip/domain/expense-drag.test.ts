import fc from 'fast-check';
import { expenseDrag, returnAfterExpensesPercent } from '@/lib/sip/domain/expense-drag';
import { projectSip } from '@/lib/sip/domain/project';
import { anyConvention, anyDetailedPlan } from '../any-plan';

const tenThousand = {
  monthlyRupees: 10_000,
  annualReturnPercent: 12,
  months: 240,
  yearlyStepUpPercent: 0,
  lumpSumRupees: 0,
};

test('a cost of 1 % leaves 10.88 % of a return of 12 %', () => {
  expect(returnAfterExpensesPercent(12, 1)).toBeCloseTo(10.88, 10);
});

test('1 % a year takes 12,72,771 of the 99,91,479 of 10,000 a month at 12 % for 20 years', () => {
  // 87,18,708.24 by the closed formula with i = 1.01 × 0.99^(1/12) − 1: each month is at 1 % and pays a twelfth.
  expect(expenseDrag(tenThousand, 1)).toEqual({
    returnAfterExpensesPercent: expect.closeTo(10.88, 10),
    valueAfterExpensesRupees: 8_718_708,
    lostRupees: 1_272_771,
  });
});

test('a lump sum by the effective rate loses exactly 1 % each year', () => {
  const lump = { ...tenThousand, monthlyRupees: 0, lumpSumRupees: 1_000_000, months: 120 };
  const { valueAfterExpensesRupees } = expenseDrag(lump, 1, { rate: 'effective', paidAt: 'start' });
  expect(valueAfterExpensesRupees).toBe(Math.round(1_000_000 * (1.12 * 0.99) ** 10));
});

test('no cost loses nothing, more cost never less, and the parts add up', () => {
  fc.assert(
    fc.property(
      anyDetailedPlan,
      anyConvention,
      fc.double({ min: 0, max: 3, noNaN: true }),
      (any, convention, ratio) => {
        const { valueRupees } = projectSip(any, convention);
        fc.pre(valueRupees <= Number.MAX_SAFE_INTEGER);
        const drag = expenseDrag(any, ratio, convention);
        const more = expenseDrag(any, ratio + 0.5, convention);
        expect(drag.valueAfterExpensesRupees + drag.lostRupees).toBe(valueRupees);
        expect(more.lostRupees).toBeGreaterThanOrEqual(drag.lostRupees);
        expect(Math.abs(expenseDrag(any, 0, convention).lostRupees)).toBeLessThanOrEqual(
          1 + valueRupees * 1e-9,
        );
      },
    ),
    { numRuns: 60 },
  );
});
