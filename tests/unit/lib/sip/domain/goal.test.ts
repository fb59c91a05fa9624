import fc from 'fast-check';
import {
  leastWhere,
  solveForGoal,
  type Goal,
  type GoalAnswer,
  type Unknown,
} from '@/lib/sip/domain/goal';
import { finalValue, projectSip } from '@/lib/sip/domain/project';
import type { DetailedPlan } from '@/lib/sip/domain/schedule';
import { anyConvention, anyDetailedPlan } from '../any-plan';

const plan = (changes: Partial<DetailedPlan> = {}): DetailedPlan => ({
  monthlyRupees: 5000,
  annualReturnPercent: 12,
  months: 120,
  yearlyStepUpPercent: 0,
  lumpSumRupees: 0,
  ...changes,
});

const nominal = (rupees: number): Goal => ({ rupees, inflationPercent: 0 });

function answer(...question: Parameters<typeof solveForGoal>): GoalAnswer {
  const solved = solveForGoal(...question);
  if (!solved.ok) throw new Error(solved.problem);
  return solved.value;
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
    const { exact, plan: solved } = answer(plan(given), unknown, nominal(goal));
    expect(exact).toBeCloseTo(expected, 2);
    expect(solved[unknown]).toBeCloseTo(expected, 9);
  });
});

test('one crore in 20 years at 12 % takes 10,009 rupees a month', () => {
  // 1,00,00,000 × 0.01 ÷ ((1.01^240 − 1) × 1.01) = 10,008.53
  const { exact, plan: solved } = answer(plan({ months: 240 }), 'monthlyRupees', nominal(10 ** 7));
  expect(exact).toBeCloseTo(10_008.53, 2);
  expect(solved.monthlyRupees).toBe(10_009);
});

test("one crore in today's rupees, prices rising 6 %, takes 3.2071 times as much", () => {
  const goal = { rupees: 10 ** 7, inflationPercent: 6 };
  const { exact, goalRupees } = answer(plan({ months: 240 }), 'monthlyRupees', goal);
  expect(goalRupees).toBe(32_071_355);
  expect(exact / 10_008.53).toBeCloseTo(1.06 ** 20, 4);
});

test("the months are those by which the goal's own price is reached", () => {
  const goal = { rupees: 1_000_000, inflationPercent: 6 };
  const { exact, goalRupees } = answer(plan(), 'months', goal);
  expect(finalValue(plan({ months: exact }))).toBeGreaterThanOrEqual(goalRupees - 0.5);
  expect(finalValue(plan({ months: exact - 1 }))).toBeLessThan(
    1_000_000 * 1.06 ** ((exact - 1) / 12),
  );
});

test('a step-up in rupees is solved for and takes the place of one in percent', () => {
  const target = projectSip(plan({ stepUpRupees: 750 })).valueRupees;
  const { plan: solved } = answer(
    plan({ yearlyStepUpPercent: 8 }),
    'stepUpRupees',
    nominal(target),
  );
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
    expect(solveForGoal(plan(given), unknown, goal)).toEqual({ ok: false, problem });
  });
});

describe('properties', () => {
  const anyUnknown = fc.constantFrom<Unknown>(
    'monthlyRupees',
    'months',
    'annualReturnPercent',
    'yearlyStepUpPercent',
    'stepUpRupees',
  );

  test("goal-seek inverts the projection: the plan's own value is reached, and by no less", () => {
    let solvedPlans = 0;
    fc.assert(
      fc.property(anyDetailedPlan, anyUnknown, anyConvention, (any, unknown, convention) => {
        const reached = finalValue(any, convention);
        fc.pre(reached > 1 && reached < 1e13);
        const solved = solveForGoal(any, unknown, nominal(reached), convention);
        if (!solved.ok) return;
        solvedPlans += 1;
        const { plan: found, exact, goalRupees } = solved.value;
        expect(projectSip(found, convention).valueRupees).toBeGreaterThanOrEqual(goalRupees);
        const asked = any[unknown];
        // A plan that stepped up the other way, or not at all, says nothing about the size of the answer.
        const most = asked || !unknown.includes('tepUp') ? (asked ?? Infinity) : Infinity;
        expect(exact).toBeLessThanOrEqual(most + 1e-6 * (1 + Math.abs(most)));
      }),
      { numRuns: 150 },
    );
    expect(solvedPlans).toBeGreaterThan(30);
  });

  test('a rupee a month less than the answer misses the goal', () => {
    fc.assert(
      fc.property(anyDetailedPlan, fc.integer({ min: 1e6, max: 1e9 }), (any, rupees) => {
        const solved = solveForGoal(any, 'monthlyRupees', { rupees, inflationPercent: 5 });
        fc.pre(solved.ok && solved.value.plan.monthlyRupees >= 1);
        if (!solved.ok) return;
        const { plan: found, goalRupees } = solved.value;
        const less = { ...found, monthlyRupees: found.monthlyRupees - 1 };
        expect(projectSip(less).valueRupees).toBeLessThan(goalRupees);
      }),
      { numRuns: 100 },
    );
  });
});

test('halving finds the square root of two', () => {
  expect(leastWhere((x) => x * x >= 2, 0, 2)).toBeCloseTo(Math.SQRT2, 10);
});
