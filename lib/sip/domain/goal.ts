import { failure, success, type Result } from '@/lib/result';
import { standardConvention, type Convention } from './inputs/convention';
import { maxMonths, planBounds, type DetailedPlan } from './plan';
import { finalValue, unroundedMonths } from './project';
import { inflatedRupees } from './real-value';
import { roundToRupee } from '@/lib/money/round-to-rupee';

/** The value that a plan must reach at its end. */
export type Goal = {
  rupees: number;
  /** The goal is in today's rupees and its price rises by this a year; zero for rupees of the last day. */
  inflationPercent: number;
};

/** The inputs that can be solved for; the other inputs are given. */
export type Unknown =
  | 'monthlyRupees'
  | 'months'
  | 'annualReturnPercent'
  | 'yearlyStepUpPercent'
  | 'stepUpRupees';

export type GoalProblem =
  /** A goal of nothing is no goal. */
  | 'no-goal'
  /** The smallest allowed value is enough, so there is nothing to solve for. */
  | 'already-reached'
  /** The largest allowed value is not enough. */
  | 'out-of-reach';

export type GoalAnswer = {
  /** The smallest value that reaches the goal, unrounded (months are whole numbers). */
  exact: number;
  /** The plan with the answer rounded up to what can be typed: its projection shows the goal reached. */
  plan: DetailedPlan;
  /** The goal in the rupees of the plan's last day, rounded. */
  goalRupees: number;
};

/** Bounds of the answer, and the step in which it is typed. */
const ranges = {
  monthlyRupees: { ...planBounds.monthlyRupees, step: 1 },
  annualReturnPercent: { ...planBounds.annualReturnPercent, step: 0.01 },
  yearlyStepUpPercent: { ...planBounds.yearlyStepUpPercent, step: 0.01 },
  stepUpRupees: { ...planBounds.monthlyRupees, step: 1 },
} as const;

/** The least of one input that brings the plan to the goal; what the plan holds for that input is ignored. */
export function solveForGoal(
  plan: DetailedPlan,
  unknown: Unknown,
  goal: Goal,
  convention: Convention = standardConvention,
): Result<GoalAnswer, GoalProblem> {
  if (!(goal.rupees > 0)) return failure('no-goal');
  return unknown === 'months'
    ? solveForMonths(plan, goal, convention)
    : solveForInput(plan, unknown, goal, convention);
}

/** A value that rises with every month's money but may fall with the return: so each month is looked at. */
function solveForMonths(
  plan: DetailedPlan,
  goal: Goal,
  convention: Convention,
): Result<GoalAnswer, GoalProblem> {
  const goalAt = (month: number) => inflatedRupees(goal.rupees, goal.inflationPercent, month);
  const months = unroundedMonths({ ...plan, months: maxMonths }, convention).findIndex(
    ({ value }, month) => isShownReached(value, goalAt(month)),
  );
  if (months === 0) return failure('already-reached');
  if (months < 0) return failure('out-of-reach');
  const goalRupees = roundToRupee(goalAt(months));
  return success({ exact: months, plan: { ...plan, months }, goalRupees });
}

function solveForInput(
  plan: DetailedPlan,
  unknown: keyof typeof ranges,
  { rupees, inflationPercent }: Goal,
  convention: Convention,
): Result<GoalAnswer, GoalProblem> {
  const { min, max, step } = ranges[unknown];
  const goal = inflatedRupees(rupees, inflationPercent, plan.months);
  const valueAt = (x: number) => finalValue(withInput(plan, unknown, x), convention);
  if (valueAt(min) >= goal) return failure('already-reached');
  if (valueAt(max) < goal) return failure('out-of-reach');
  const exact =
    unknown === 'monthlyRupees' && plan.instalmentCapRupees === undefined
      ? monthlyByFormula(plan, goal, convention)
      : leastWhere((x) => valueAt(x) >= goal, min, max);
  // The step below counts when it is short by less than half a rupee: the page would show the goal reached.
  const steps = Math.floor(exact / step);
  const typed = [steps, steps + 1, steps + 2]
    .map((count) => Number((count * step).toFixed(2)))
    .find((x) => isShownReached(valueAt(x), goal));
  if (typed === undefined || typed > max) return failure('out-of-reach');
  return success({
    exact,
    plan: withInput(plan, unknown, Math.max(min, typed)),
    goalRupees: roundToRupee(goal),
  });
}

/** P = (goal − value of everything else) ÷ value of one rupee a month. */
function monthlyByFormula(plan: DetailedPlan, goal: number, convention: Convention): number {
  const rest = finalValue({ ...plan, monthlyRupees: 0 }, convention);
  const onlyInstalments = { lumpSumRupees: 0, stepUpRupees: 0, topUps: [] };
  const ofOneRupee = finalValue({ ...plan, ...onlyInstalments, monthlyRupees: 1 }, convention);
  return (goal - rest) / ofOneRupee;
}

/** A plan steps up in percent or in rupees: solving for the one clears the other. */
function withInput(plan: DetailedPlan, unknown: keyof typeof ranges, x: number): DetailedPlan {
  if (unknown === 'yearlyStepUpPercent') return { ...plan, stepUpRupees: 0, [unknown]: x };
  if (unknown === 'stepUpRupees') return { ...plan, yearlyStepUpPercent: 0, [unknown]: x };
  return { ...plan, [unknown]: x };
}

function isShownReached(value: number, goal: number): boolean {
  return roundToRupee(value) >= roundToRupee(goal);
}

/** Far below what a field shows (a hundredth of a percent, a rupee), and above the noise of a projection. */
const tolerance = 1e-11;

/**
 * The least x in [low, high] where a rising condition becomes true, by halving (about 45 times from 0 to 100). The
 * caller has made sure that it is false at low and true at high.
 */
function leastWhere(holds: (x: number) => boolean, low: number, high: number): number {
  let below = low;
  let reached = high;
  while (reached - below > tolerance) {
    const middle = (below + reached) / 2;
    if (middle <= below || middle >= reached) break;
    if (holds(middle)) reached = middle;
    else below = middle;
  }
  return reached;
}
