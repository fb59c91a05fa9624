import fc from 'fast-check';
import { answerOf, withdrawalsOf } from '@/lib/sip/domain/answer';
import { costOfDelay, expenseDragRupees, netReturnPercent } from '@/lib/sip/domain/plan-costs';
import { type Goal, type GoalAnswer, solveForGoal, type Unknown } from '@/lib/sip/domain/goal';
import { annualGrowthPercent, standardConvention } from '@/lib/sip/domain/inputs/convention';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { examplePlan, type DetailedPlan } from '@/lib/sip/domain/plan';
import { finalValue, projectSip } from '@/lib/sip/domain/project';
import { inflatedRupees, realReturnPercent, realRupees } from '@/lib/sip/domain/real-value';
import { anyConvention, anyDetailedPlan, planOf } from '@/tests/unit/lib/sip/any-plan';
import { failure, success } from '@/lib/result';
import { valueOf } from '@/tests/factories/value-of';

const nominal = (rupees: number): Goal => ({ rupees, inflationPercent: 0 });

function answer(...question: Parameters<typeof solveForGoal>): GoalAnswer {
  return valueOf(solveForGoal(...question));
}

describe('the published examples, read backwards', () => {
  test.each<[Unknown, Partial<DetailedPlan>, number, number]>([
    ['monthlyRupees', {}, 1_161_695, 5000],
    ['monthlyRupees', { yearlyStepUpPercent: 10 }, 1_687_163, 5000],
    ['months', {}, 1_161_695, 120],
    ['annualReturnPercent', {}, 1_161_695, 12],
    ['yearlyStepUpPercent', {}, 1_687_163, 10],
    ['yearlyStepUpPercent', { monthlyRupees: 10_000, months: 240 }, 19_888_715, 10],
  ])('%s with %j for %p rupees is %p', (unknown, given, goal, expected) => {
    const { exact, plan: solved } = answer(planOf(given), unknown, nominal(goal));
    expect(exact).toBeCloseTo(expected, 2);
    expect(solved[unknown]).toBeCloseTo(expected, 9);
  });
});

test('one crore in 20 years at 12 % takes 10,009 rupees a month; of today, prices rising 6 %, 3.2071 times as much', () => {
  const crore = (inflationPercent: number) =>
    answer(planOf({ months: 240 }), 'monthlyRupees', { rupees: 10 ** 7, inflationPercent });
  // 1,00,00,000 × 0.01 ÷ ((1.01^240 − 1) × 1.01) = 10,008.53
  const { exact, plan: solved } = crore(0);
  expect([exact, solved.monthlyRupees]).toEqual([expect.closeTo(10_008.53, 2), 10_009]);
  expect(crore(6).goalRupees).toBe(32_071_355);
  expect(crore(6).exact / 10_008.53).toBeCloseTo(1.06 ** 20, 4);
});

test('a goal that is short by less than half a rupee is reached: no rupee a month more is asked for', () => {
  for (const monthlyRupees of [5000, 5001, 5002]) {
    const { valueRupees } = projectSip(planOf({ monthlyRupees }));
    const { plan: solved } = answer(planOf(), 'monthlyRupees', nominal(valueRupees));
    expect(solved.monthlyRupees).toBe(monthlyRupees);
  }
});

test('beside a top-up, the instalment is what its own growth brings', () => {
  const topped = planOf({ topUps: [{ month: 30, rupees: 50_000 }] });
  const { valueRupees } = projectSip(topped);
  expect(answer(topped, 'monthlyRupees', nominal(valueRupees)).exact).toBeCloseTo(5000, 2);
});

test("the months are those by which the goal's own price is reached", () => {
  const goal = { rupees: 1_000_000, inflationPercent: 6 };
  const { exact, goalRupees } = answer(planOf(), 'months', goal);
  expect(finalValue(planOf({ months: exact }))).toBeGreaterThanOrEqual(goalRupees - 0.5);
  expect(finalValue(planOf({ months: exact - 1 }))).toBeLessThan(
    1_000_000 * 1.06 ** ((exact - 1) / 12),
  );
});

test('a step-up in rupees is solved for and takes the place of one in percent', () => {
  const target = projectSip(planOf({ stepUpRupees: 750 })).valueRupees;
  const stepped = planOf({ yearlyStepUpPercent: 8 });
  const { plan: solved } = answer(stepped, 'stepUpRupees', nominal(target));
  expect(solved).toMatchObject({ stepUpRupees: 750, yearlyStepUpPercent: 0 });
});

describe('what has no answer is named', () => {
  test.each<[string, Unknown, Partial<DetailedPlan>, Goal]>([
    ['no-goal', 'months', {}, nominal(0)],
    ['no-goal', 'monthlyRupees', {}, nominal(NaN)],
    ['already-reached', 'monthlyRupees', { lumpSumRupees: 100_000 }, nominal(100_000)],
    ['already-reached', 'months', { lumpSumRupees: 100_000 }, nominal(100_000)],
    ['already-reached', 'annualReturnPercent', {}, nominal(1000)],
    ['already-reached', 'yearlyStepUpPercent', {}, nominal(600_000)],
    ['out-of-reach', 'monthlyRupees', { months: 1 }, nominal(10_200_000)],
    ['out-of-reach', 'months', { annualReturnPercent: -30 }, nominal(10 ** 9)],
    ['out-of-reach', 'months', {}, { rupees: 10 ** 9, inflationPercent: 15 }],
    ['out-of-reach', 'annualReturnPercent', {}, nominal(10 ** 9)],
    ['out-of-reach', 'yearlyStepUpPercent', { months: 12 }, nominal(100_000)],
  ])('%s: %s with %j for %j', (problem, unknown, given, goal) => {
    expect(solveForGoal(planOf(given), unknown, goal)).toEqual(failure(problem));
  });
});

const unknowns = ['monthlyRupees', 'months', 'annualReturnPercent', 'stepUpRupees'] as const;
const anyUnknown = fc.constantFrom<Unknown>(...unknowns, 'yearlyStepUpPercent');

test("goal-seek inverts the projection: the plan's own value is reached, and by no less", () => {
  let [triedPlans, solvedPlans] = [0, 0];
  fc.assert(
    fc.property(anyDetailedPlan, anyUnknown, anyConvention, (any, unknown, convention) => {
      const reached = finalValue(any, convention);
      fc.pre(reached > 1 && reached < 1e13);
      triedPlans += 1;
      const solved = solveForGoal(any, unknown, nominal(reached), convention);
      if (!solved.ok) return;
      solvedPlans += 1;
      const { plan: found, exact, goalRupees } = solved.value;
      expect(projectSip(found, convention).valueRupees).toBeGreaterThanOrEqual(goalRupees);
      const asked = any[unknown];
      // A plan that stepped up the other way, or not at all, says nothing about the size of the answer.
      const max = asked || !unknown.includes('tepUp') ? (asked ?? Infinity) : Infinity;
      expect(exact).toBeLessThanOrEqual(max + 1e-6 * (1 + Math.abs(max)));
    }),
    { numRuns: 150 },
  );
  expect(solvedPlans).toBeGreaterThan(triedPlans / 5);
});

describe('the cost of a delay', () => {
  test('five years later, 10,000 at 12 % for 20 years loses 49,45,719 and takes 9,802 more a month', () => {
    // 10,000 for 15 years is 50,45,760; catching up takes 10,000 × 99,91,479 ÷ 50,45,760 = 19,801.74.
    expect(costOfDelay(examplePlan, 60)).toEqual(
      success({ lateValueRupees: 5_045_760, lostRupees: 4_945_719, extraMonthlyRupees: 9802 }),
    );
  });

  test('is refused without a month left, not known beyond all instalments, none where months lose', () => {
    expect(costOfDelay(examplePlan, 240)).toEqual(failure('no-months-left'));
    const max = costOfDelay({ ...examplePlan, monthlyRupees: 5_000_000 }, 239);
    expect(max).toMatchObject(success({ extraMonthlyRupees: null }));
    const lump = { monthlyRupees: 0, lumpSumRupees: 1000, annualReturnPercent: -10 };
    const losing = costOfDelay({ ...examplePlan, ...lump }, 60);
    expect(losing).toMatchObject(success({ extraMonthlyRupees: 0 }));
    expect(losing.ok && losing.value.lostRupees).toBeLessThan(0);
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
});

describe('the cost of a fund', () => {
  test('1 % a year takes 12,72,771 of the 99,91,479 of 10,000 a month at 12 % for 20 years', () => {
    // 87,18,708.24 by the closed formula with i = 1.01 × 0.99^(1/12) − 1: each month is at 1 % and pays a twelfth.
    const atOnePercent = { ...examplePlan, expenseRatioPercent: 1 };
    expect(netReturnPercent(atOnePercent)).toBeCloseTo(10.88, 10);
    expect(expenseDragRupees(examplePlan, 1)).toBe(9_991_479 - 8_718_708);
    // A cost that the plan has already is replaced.
    expect(expenseDragRupees({ ...examplePlan, expenseRatioPercent: 2 }, 1)).toBe(1_272_771);
  });

  test('a lump sum by the effective rate loses exactly 1 % each year', () => {
    const lump = { ...examplePlan, monthlyRupees: 0, lumpSumRupees: 1_000_000, months: 120 };
    const lost = expenseDragRupees(lump, 1, { rate: 'effective', paidAt: 'start' });
    const [before, after] = [1.12, 1.12 * 0.99].map((rate) => Math.round(1_000_000 * rate ** 10));
    expect(lost).toBe(before! - after!);
  });
});

test('99,91,479 in 20 years at 6 % buy what 31,15,390 buy today, and a return of 12 % is one of 5.66 %', () => {
  expect(Math.round(realRupees(9_991_479, 6, 240))).toBe(3_115_390);
  // Inflation compounds yearly.
  expect(inflatedRupees(100, 6, 12)).toBeCloseTo(106, 10);
  expect(inflatedRupees(100, 6, 6)).toBeCloseTo(102.9563, 4);
  expect(realReturnPercent(12, 6)).toBeCloseTo(5.6604, 4);
});

describe('the growth of a year', () => {
  const lumpSum = { ...examplePlan, monthlyRupees: 0, lumpSumRupees: 100_000 };

  test.each([
    ['instalments at 12 %, a twelfth a month', examplePlan, 12.6825, 4],
    ['a lump sum at 12 %', lumpSum, 12, 10],
    ['a lump sum after costs of 1 % a year', { ...lumpSum, expenseRatioPercent: 1 }, 10.88, 10],
  ])('%s: %p %% a year', (_, plan, percent, digits) => {
    expect(annualGrowthPercent(plan, standardConvention)).toBeCloseTo(percent, digits);
  });
});

describe('the answer of the page', () => {
  const today = '2026-11-21';
  const inputs = (changes: Partial<SipInputs>): SipInputs => ({ ...startInputs, ...changes });
  const answer = (changes: Partial<SipInputs> = {}) => answerOf(inputs(changes), today);

  test('the example: value, tax of a sale on one day, and the value after tax in rupees of today', () => {
    const { main, goal, others } = answer();
    expect(main.projection.valueRupees).toBe(9_991_479);
    const valueAfterTax = main.redemption?.valueAfterTaxRupees ?? 0;
    expect(main.realRupees).toBe(Math.round(valueAfterTax / 1.06 ** 20));
    expect(goal).toBeNull();
    expect(others).toEqual([]);
  });

  test.each([
    ['without tax, the value after tax is the value itself', {}, 9_991_479],
    ['everything follows the convention', { rateConvention: 'effective' }, 9_198_574],
  ] as const)('%s', (_, changes, rupees) => {
    const { main } = answer({ fund: 'none', inflationPercent: 0, ...changes });
    expect(main.redemption).toBeNull();
    expect([main.projection.valueRupees, main.realRupees]).toEqual([rupees, rupees]);
  });

  test.each([
    ['monthly', 'monthlyRupees'],
    ['years', 'months'],
    ['return', 'annualReturnPercent'],
    ['step-up', 'yearlyStepUpPercent'],
  ] as const)('a goal in rupees of today is reached by working out %s', (goalUnknown, unknown) => {
    const { goal, main } = answer({ goalRupees: 4_000_000, goalUnknown, years: 18, stepUp: 2 });
    expect(goal).toMatchObject({ ok: true, unknown });
    const price = 4_000_000 * 1.06 ** (main.plan.months / 12);
    expect(main.projection.valueRupees).toBeGreaterThanOrEqual(Math.round(price));
  });

  test('a step-up in rupees is worked out in rupees', () => {
    const { goal } = answer({
      goalRupees: 5_000_000,
      goalUnknown: 'step-up',
      stepUpUnit: 'rupees',
    });
    expect(goal).toMatchObject({ ok: true, unknown: 'stepUpRupees' });
  });

  test('a goal that cannot be worked out leaves the plan as it was typed', () => {
    const { goal, main } = answer({ goalRupees: 50_000_000_000, goalUnknown: 'return' });
    expect(goal).toEqual({ ok: false, unknown: 'annualReturnPercent', problem: 'out-of-reach' });
    expect(main.projection.valueRupees).toBe(9_991_479);
  });

  test('other plans have answers of their own, with their own costs', () => {
    const { main, others } = answer({ 'b.expenseRatioPercent': 1, 'c.years': 15 });
    expect(others.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(others[0]?.plan).toMatchObject({ annualReturnPercent: 12, expenseRatioPercent: 1 });
    expect(others[1]?.projection.years).toHaveLength(15);
    expect(others[0]?.projection.valueRupees).toBeLessThan(main.projection.valueRupees);
  });

  test('plan B and C have the answer of plan A where they are left blank', () => {
    const { main, others } = answer({
      goalRupees: 4_000_000,
      goalUnknown: 'return',
      expenseRatioPercent: 1,
      'b.years': 30,
      'c.expenseRatioPercent': 0,
    });
    expect(others[0]?.plan.annualReturnPercent).toBeCloseTo(main.plan.annualReturnPercent, 9);
    const [asInA, withoutCosts] = others.map(({ plan }) => netReturnPercent(plan));
    expect(withoutCosts).toBeGreaterThan(asInA! + 1);
    const solved = answer({ goalRupees: 4_000_000, goalUnknown: 'years', 'b.stepUp': 5 });
    expect(solved.others[0]?.plan.months).toBe(solved.main.plan.months);
  });

  test('withdrawing begins when the plan ends, from what it bought', () => {
    const wanted = inputs({ withdrawalRupees: 100_000, withdrawalYears: 20 });
    const { main } = answerOf(wanted, today);
    const projection = withdrawalsOf(wanted, main, today);
    expect(projection?.withdrawals[0]?.redeemedOn).toBe('2046-11-21');
    expect(projection?.depletedInMonth).toBeGreaterThan(120);
    expect(withdrawalsOf(startInputs, main, today)).toBeNull();
  });

  test('a withdrawal that rises takes the last rupee sooner', () => {
    const lasting = (withdrawalRisePercent: number) => {
      const wanted = inputs({ withdrawalRupees: 100_000, withdrawalRisePercent });
      return withdrawalsOf(wanted, answerOf(wanted, today).main, today)?.depletedInMonth;
    };
    expect(lasting(6)).toBeLessThan(lasting(0) ?? NaN);
  });
});
