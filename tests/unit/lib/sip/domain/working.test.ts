import fc from 'fast-check';
import { examplePlan } from '@/lib/sip/domain/plan';
import { projectSip } from '@/lib/sip/domain/project';
import { allConventions, annuity, workedArithmetic } from '@/lib/sip/domain/working';
import { anyConvention, anyDetailedPlan } from '../any-plan';

test('the closed formula gives what the months give, with every detail and by every convention', () => {
  fc.assert(
    fc.property(anyDetailedPlan, anyConvention, (plan, convention) => {
      const { valueRupees } = projectSip(plan, convention);
      fc.pre(valueRupees <= Number.MAX_SAFE_INTEGER);
      const difference = Math.abs(workedArithmetic(plan, convention).valueRupees - valueRupees);
      expect(difference).toBeLessThanOrEqual(1 + valueRupees * 1e-9);
    }),
  );
});

test('the arithmetic of the example', () => {
  const working = workedArithmetic(examplePlan);
  expect(working).toMatchObject({ monthlyRate: 0.01, months: 240, valueRupees: 9_991_479 });
  expect(working.runs).toEqual([
    {
      fromMonth: 1,
      toMonth: 240,
      instalmentRupees: 10_000,
      growthOfMonthly: expect.closeTo(999.1479, 3),
      growthAfter: 1,
      valueRupees: expect.closeTo(9_991_479, 0),
    },
  ]);
});

test('each step begins a run, a pause is left out, and a top-up is a run of its own', () => {
  const { runs, topUps } = workedArithmetic({
    ...examplePlan,
    months: 36,
    yearlyStepUpPercent: 10,
    pauses: [{ fromMonth: 15, months: 3 }],
    topUps: [
      { month: 36, rupees: 5000 },
      { month: 37, rupees: 7000 },
    ],
  });
  expect(runs.map(({ fromMonth, toMonth }) => [fromMonth, toMonth])).toEqual([
    [1, 12],
    [13, 14],
    [18, 24],
    [25, 36],
  ]);
  // 1.12^(1/12): what is paid once compounds by the year.
  expect(topUps).toEqual([
    {
      month: 36,
      rupees: 5000,
      growth: expect.closeTo(1.00948879, 8),
      valueRupees: expect.closeTo(5047.44, 2),
    },
  ]);
});

test('a rate of zero multiplies by the number of months, and one near zero nearly so', () => {
  expect(annuity(0, 240, 'start')).toBe(240);
  expect(annuity(1e-10, 240, 'start')).toBeCloseTo(240, 5);
  expect(annuity(1e-10, 240, 'end')).toBeCloseTo(240, 5);
});

test('the example by every convention', () => {
  expect(allConventions(examplePlan).map(({ valueRupees }) => valueRupees)).toEqual([
    9_991_479,
    9_892_554,
    9_198_574,
    expect.closeTo(9_111_000, -4),
  ]);
});
