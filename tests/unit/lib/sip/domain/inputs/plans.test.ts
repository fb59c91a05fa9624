import { netReturnPercent } from '@/lib/sip/domain/expense-drag';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { conventionOf, fundOf, plansOf } from '@/lib/sip/domain/inputs/plans';

const inputs = (changes: Partial<SipInputs>): SipInputs => ({ ...startInputs, ...changes });
const planA = (changes: Partial<SipInputs>) => plansOf(inputs(changes))[0]?.plan;

test('five plain fields make a plain plan', () => {
  expect(plansOf(startInputs)).toEqual([
    {
      id: 'a',
      plan: {
        monthlyRupees: 10_000,
        annualReturnPercent: 12,
        months: 240,
        yearlyStepUpPercent: 0,
        lumpSumRupees: 0,
      },
    },
  ]);
});

test('a step-up is in percent or in rupees', () => {
  expect(planA({ stepUp: 10 })).toMatchObject({ yearlyStepUpPercent: 10 });
  const inRupees = planA({ stepUp: 500, stepUpUnit: 'rupees', stepUpEveryMonths: 6 });
  expect(inRupees).toMatchObject({
    yearlyStepUpPercent: 0,
    stepUpRupees: 500,
    stepUpEveryMonths: 6,
  });
});

test('a top-up is paid once, or every twelfth month', () => {
  expect(planA({ topUp1Rupees: 5000, topUp1Month: 30 })?.topUps).toEqual([
    { month: 30, rupees: 5000 },
  ]);
  const yearly = planA({ topUp2Rupees: 5000, topUp2Month: 5, topUp2Repeats: 'yearly' })?.topUps;
  expect(yearly?.slice(0, 3).map(({ month }) => month)).toEqual([5, 17, 29]);
  expect(yearly?.at(-1)?.month).toBe(593);
});

test('a pause has its month and its length', () => {
  expect(planA({ pause2Month: 25, pause2Months: 6 })?.pauses).toEqual([
    { fromMonth: 25, months: 6 },
  ]);
});

test('plans B and C are plan A with what they have of their own', () => {
  const [a, b, c] = plansOf(
    inputs({
      years: 10,
      pause1Month: 3,
      pause1Months: 2,
      'b.annualReturnPercent': 10,
      'c.years': 5,
    }),
  );
  expect(b).toEqual({ ...a, id: 'b', plan: { ...a?.plan, annualReturnPercent: 10 } });
  expect(c).toEqual({ ...a, id: 'c', plan: { ...a?.plan, months: 60 } });
  expect(plansOf(inputs({ 'c.lumpSumRupees': 0 })).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('costs lower the return', () => {
  const plan = planA({ expenseRatioPercent: 1 });
  expect(plan && netReturnPercent(plan)).toBeCloseTo(10.88, 10);
});

test('fund and convention are as chosen', () => {
  expect(fundOf(startInputs)).toEqual({ kind: 'equity' });
  expect(fundOf(inputs({ fund: 'debt', slabRatePercent: 20 }))).toEqual({
    kind: 'debt',
    slabRatePercent: 20,
  });
  expect(fundOf(inputs({ fund: 'none' }))).toBeNull();
  expect(conventionOf(inputs({ rateConvention: 'effective', paidAt: 'end' }))).toEqual({
    rate: 'effective',
    paidAt: 'end',
  });
});

test('a plan runs in years and months, and plan B with its own years has none of the months', () => {
  expect(planA({ years: 2, extraMonths: 6 })?.months).toBe(30);
  expect(planA({ years: 0, extraMonths: 7 })?.months).toBe(7);
  const [, b] = plansOf(inputs({ years: 2, extraMonths: 6, 'b.years': 3 }));
  expect(b?.plan.months).toBe(36);
});
