import fc from 'fast-check';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import { type Convention, standardConvention } from '@/lib/sip/domain/inputs/convention';
import {
  examplePlan,
  instalmentRupees,
  paymentsOf,
  type DetailedPlan,
} from '@/lib/sip/domain/plan';
import { printedCases, allConventions, annuity, workedArithmetic } from '@/lib/sip/domain/working';
import { projectEnd, projectSip } from '@/lib/sip/domain/project';
import { anyConvention, anyDetailedPlan, planOf } from '@/tests/unit/lib/sip/any-plan';

const endOfMonth: Convention = { rate: 'nominal', paidAt: 'end' };
const effective: Convention = { rate: 'effective', paidAt: 'start' };

describe('published check values', () => {
  const twenty = { monthlyRupees: 10_000, months: 240 };
  const larger = { monthlyRupees: 45_000 };
  const once = { monthlyRupees: 0, lumpSumRupees: 100_000 };
  const usual = standardConvention;

  test.each<[string, Partial<DetailedPlan>, Convention, invested: number, value: number]>([
    ['5,000 at 12% for 10 years', {}, usual, 600_000, 1_161_695],
    ['the same at the end of the month', {}, endOfMonth, 600_000, 1_150_193],
    ['the same with the effective monthly rate', {}, effective, 600_000, 1_120_179],
    ['the same with 10% step-up', { yearlyStepUpPercent: 10 }, usual, 956_245, 1_687_163],
    ['10,000 at 12% for 20 years', twenty, usual, 2_400_000, 9_991_479],
    ['the same with the effective monthly rate', twenty, effective, 2_400_000, 9_198_574],
    ['with 10% step-up', { ...twenty, yearlyStepUpPercent: 10 }, usual, 6_873_000, 19_888_715],
    ['45,000 at 12% for 10 years', larger, usual, 5_400_000, 10_455_258],
    ['the same with the effective monthly rate', larger, effective, 5_400_000, 10_081_615],
    ['1,00,000 once, 12% for 10 years, compounded yearly', once, effective, 100_000, 310_585],
  ])('%s', (_, changes, convention, investedRupees, valueRupees) => {
    expect(projectSip(planOf(changes), convention)).toMatchObject({
      ...{ investedRupees, valueRupees, gainRupees: valueRupees - investedRupees },
    });
  });

  test('the right figures beside the wrong ones that are in print', () => {
    expect(printedCases.map(({ id, rightRupees }) => [id, rightRupees])).toEqual([
      ['stepUp', 19_888_715],
      ['plain', 1_161_695],
      ['low', 1_161_695],
      ['end', 1_150_193],
      ['swp', 1_981_701],
    ]);
  });

  test('the example by every convention', () => {
    expect(allConventions(examplePlan).map(({ valueRupees }) => valueRupees)).toEqual([
      ...[9_991_479, 9_892_554, 9_198_574, expect.closeTo(9_111_000, -4)],
    ]);
  });
});

test('any plan has the value of the closed formula, parts that add up, and a point for each month and year', () => {
  fc.assert(
    fc.property(anyDetailedPlan, anyConvention, (any, convention) => {
      const projection = projectSip(any, convention);
      const { months, years, investedRupees, valueRupees } = projection;
      // Past 2^53 rupees whole rupees are no longer exact; the page refuses such plans (fields.ts).
      fc.pre(valueRupees <= Number.MAX_SAFE_INTEGER);
      const byFormula = workedArithmetic(any, convention).valueRupees;
      expect(Math.abs(byFormula - valueRupees)).toBeLessThanOrEqual(1 + valueRupees * 1e-9);
      const torn = [projection, ...months, ...years].filter(
        (point) => point.investedRupees + point.gainRupees !== point.valueRupees,
      );
      expect(torn).toEqual([]);
      const paid = paymentsOf(any).reduce((sum, payment) => sum + payment, any.lumpSumRupees);
      expect(Math.abs(paid - investedRupees)).toBeLessThanOrEqual(0.5 + paid * 1e-12);
      expect(years.reduce((sum, year) => sum + year.paidInRupees, 0)).toBe(investedRupees);
      expect(years.at(-1)?.valueRupees).toBe(valueRupees);
      expect([months.length, years.length]).toEqual([any.months + 1, Math.ceil(any.months / 12)]);
    }),
  );
});

test('at a return of zero the value is what was paid in, by every convention', () => {
  const gains = allConventions(planOf({ annualReturnPercent: 0, lumpSumRupees: 7 }));
  expect(gains.map(({ valueRupees }) => valueRupees)).toEqual(Array(4).fill(600_007));
});

test('a plan of 30 months has a row for its last half year', () => {
  const { years } = projectSip(planOf({ months: 30 }));
  expect(years.map(({ year, month }) => [year, month])).toEqual([
    [1, 12],
    [2, 24],
    [3, 30],
  ]);
});

test('half a rupee is rounded away from zero', () => {
  expect([0.5, 0.49, -0.5, -0.2, 1.5, 2.5].map(roundToRupee)).toEqual([1, 0, -1, 0, 2, 3]);
});

describe('the instalment', () => {
  const inRupees = { stepUpRupees: 500 };
  const cappedAt = (rupees: number) => ({ ...inRupees, instalmentCapRupees: rupees });
  const halfYearly = { yearlyStepUpPercent: 10, stepUpEveryMonths: 6 };

  type RupeesByMonth = Readonly<Record<number, number>>;

  test.each<[string, Partial<DetailedPlan>, RupeesByMonth]>([
    [
      'rises by percent with the 13th',
      { yearlyStepUpPercent: 10 },
      { 0: 1000, 11: 1000, 12: 1100, 24: 1210 },
    ],
    ['rises by rupees with the 13th', inRupees, { 0: 1000, 11: 1000, 12: 1500, 24: 2000 }],
    ['rises every six months when set so', halfYearly, { 5: 1000, 6: 1100, 12: 1210 }],
    ['stops at the cap', cappedAt(1800), { 12: 1500, 24: 1800, 36: 1800 }],
    ['is not lowered by a cap beneath it', cappedAt(800), { 0: 1000, 24: 1000 }],
  ])('%s', (_, changes, rupeesByMonth) => {
    const own = planOf({ monthlyRupees: 1000, ...changes });
    for (const [month, rupees] of Object.entries(rupeesByMonth)) {
      expect([month, Math.round(instalmentRupees(own, Number(month)))]).toEqual([month, rupees]);
    }
  });
});

describe('payments', () => {
  const payments = (changes: Partial<DetailedPlan>) =>
    paymentsOf(planOf({ monthlyRupees: 1000, months: 24, ...changes }));

  test('a pause leaves its months out and moves no step', () => {
    const paused = payments({ stepUpRupees: 100, pauses: [{ fromMonth: 11, months: 3 }] });
    expect(paused.slice(9, 15)).toEqual([1000, 0, 0, 0, 1100, 1100]);
  });

  test('a top-up comes on top of the instalment, is paid in a pause too, and not after the plan', () => {
    const topUps = [1, 2, 99].map((month) => ({ month, rupees: 50 + month }));
    const topped = payments({ pauses: [{ fromMonth: 2, months: 2 }], topUps });
    expect(topped.slice(0, 4)).toEqual([1051, 52, 0, 1000]);
    expect(topped).toHaveLength(24);
  });

  test('six months skipped in the third year of 5,000 at 12 % for 10 years cost 76,073 rupees', () => {
    const skipping = planOf({ pauses: [{ fromMonth: 25, months: 6 }] });
    // 5,000 × ((1.01^6 − 1) ÷ 0.01) × 1.01 × 1.01^90 = 76,073.33: six instalments that never grow to the end.
    const lost = projectSip(planOf()).valueRupees - projectSip(skipping).valueRupees;
    expect(Math.abs(lost - 76_073)).toBeLessThanOrEqual(1);
  });

  test.each<[string, Partial<DetailedPlan>]>([
    ['two kinds of step-up', { yearlyStepUpPercent: 5, stepUpRupees: 100 }],
    ['a step every half month', { stepUpEveryMonths: 0.5 }],
    ['a top-up in month 0', { topUps: [{ month: 0, rupees: 1 }] }],
    ['a pause of no months', { pauses: [{ fromMonth: 3, months: 0 }] }],
    ...[0, 601, 1.5, NaN].map((months): [string, object] => [`${months} months`, { months }]),
  ])('%s is refused', (_, details) => {
    expect(() => payments(details)).toThrow(/whole months|not in both/);
  });
});

describe('the arithmetic of the page', () => {
  test('of the example is one run at a hundredth a month', () => {
    const { runs, ...working } = workedArithmetic(examplePlan);
    expect(working).toMatchObject({ monthlyRate: 0.01, months: 240, valueRupees: 9_991_479 });
    expect(runs).toEqual([
      {
        ...{ fromMonth: 1, toMonth: 240, instalmentRupees: 10_000, growthAfter: 1 },
        growthOfMonthly: expect.closeTo(999.1479, 3),
        valueRupees: expect.closeTo(9_991_479, 0),
      },
    ]);
  });

  test('has a run for each step, none for a pause, and a line for a top-up', () => {
    const { runs, topUps } = workedArithmetic({
      ...{ ...examplePlan, months: 36, yearlyStepUpPercent: 10 },
      pauses: [{ fromMonth: 15, months: 3 }],
      topUps: [36, 37].map((month) => ({ month, rupees: 5000 })),
    });
    expect(runs.map(({ fromMonth, toMonth }) => [fromMonth, toMonth])).toEqual([
      [1, 12],
      [13, 14],
      [18, 24],
      [25, 36],
    ]);
    // 1.12^(1/12): what is paid once compounds by the year.
    const growth = expect.closeTo(1.00948879, 8) as number;
    const valueRupees = expect.closeTo(5047.44, 2) as number;
    expect(topUps).toEqual([{ month: 36, rupees: 5000, growth, valueRupees }]);
  });

  test('of a rate of zero multiplies by the number of months, and of one near zero nearly so', () => {
    expect(annuity(0, 240, 'start')).toBe(240);
    expect(annuity(1e-10, 240, 'start')).toBeCloseTo(240, 5);
    expect(annuity(1e-10, 240, 'end')).toBeCloseTo(240, 5);
  });
});

test('the end of a projection alone is the same', () => {
  fc.assert(
    fc.property(anyDetailedPlan, anyConvention, (any, convention) => {
      expect(projectSip(any, convention)).toMatchObject(projectEnd(any, convention));
    }),
  );
});
