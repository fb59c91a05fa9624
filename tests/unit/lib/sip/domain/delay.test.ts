import fc from 'fast-check';
import { costOfDelay } from '@/lib/sip/domain/delay';
import { projectSip } from '@/lib/sip/domain/project';
import { anyConvention, anyDetailedPlan } from '../any-plan';

const plan = {
  monthlyRupees: 10_000,
  annualReturnPercent: 12,
  months: 240,
  yearlyStepUpPercent: 0,
  lumpSumRupees: 0,
};

test('five years later, 10,000 at 12 % for 20 years loses 49,45,719 and takes 9,802 more a month', () => {
  // 10,000 for 15 years is 50,45,760; catching up takes 10,000 × 99,91,479 ÷ 50,45,760 = 19,801.74.
  expect(costOfDelay(plan, 60)).toEqual({
    ok: true,
    value: { lateValueRupees: 5_045_760, lostRupees: 4_945_719, extraMonthlyRupees: 9802 },
  });
});

test('who waits until nothing is left is informed', () => {
  expect(costOfDelay(plan, 240)).toEqual({ ok: false, problem: 'no-months-left' });
});

test('what no allowed instalment can catch up is not known', () => {
  const cost = costOfDelay({ ...plan, monthlyRupees: 5_000_000 }, 239);
  expect(cost).toMatchObject({ ok: true, value: { extraMonthlyRupees: null } });
});

test('beginning later is no loss when every month loses', () => {
  const cost = costOfDelay(
    { ...plan, monthlyRupees: 0, lumpSumRupees: 1000, annualReturnPercent: -10 },
    60,
  );
  expect(cost).toMatchObject({ ok: true, value: { extraMonthlyRupees: 0 } });
  expect(cost.ok && cost.value.lostRupees).toBeLessThan(0);
});

test('with the extra instalment the late starter has at least the same', () => {
  fc.assert(
    fc.property(
      anyDetailedPlan,
      fc.integer({ min: 1, max: 120 }),
      anyConvention,
      (any, delay, convention) => {
        const cost = costOfDelay(any, delay, convention);
        const punctual = projectSip(any, convention).valueRupees;
        fc.pre(cost.ok && punctual < 1e13);
        if (!cost.ok || cost.value.extraMonthlyRupees === null) return;
        const { lateValueRupees, lostRupees, extraMonthlyRupees } = cost.value;
        expect(lateValueRupees + lostRupees).toBe(punctual);
        const caughtUp = {
          ...any,
          months: any.months - delay,
          monthlyRupees: any.monthlyRupees + extraMonthlyRupees,
        };
        expect(projectSip(caughtUp, convention).valueRupees).toBeGreaterThanOrEqual(punctual);
      },
    ),
    { numRuns: 80 },
  );
});
