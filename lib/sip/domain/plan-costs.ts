import { failure, success, type Result } from '@/lib/result';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import { standardConvention, type Convention } from './inputs/convention';
import { solveForGoal } from './goal';
import { finalValue } from './project';
import type { DetailedPlan } from './plan';

type DelayCost = {
  /** The value on the same last day when everything begins later. */
  lateValueRupees: number;
  lostRupees: number;
  /** The extra monthly amount with which a late start reaches the same value; null if it is out of bounds. */
  extraMonthlyRupees: number | null;
};

type DelayProblem = 'no-months-left';

/**
 * The cost of beginning some months later and stopping on the same day. The whole schedule moves: lump sum,
 * steps, pauses and top-ups keep their month within the plan, and those that no longer fit are not paid.
 */
export function costOfDelay(
  plan: DetailedPlan,
  delayMonths: number,
  convention: Convention = standardConvention,
): Result<DelayCost, DelayProblem> {
  const months = plan.months - delayMonths;
  if (months < 1) return failure('no-months-left');
  const late = { ...plan, months };
  const punctualValue = finalValue(plan, convention);
  const lateValueRupees = roundToRupee(finalValue(late, convention));
  const lostRupees = roundToRupee(punctualValue) - lateValueRupees;
  // In bad years a late start loses nothing, and there is nothing to catch up.
  const extraMonthlyRupees = lostRupees > 0 ? extraToReach(late, punctualValue, convention) : 0;
  return success({ lateValueRupees, lostRupees, extraMonthlyRupees });
}

function extraToReach(late: DetailedPlan, rupees: number, convention: Convention): number | null {
  const goal = { rupees, inflationPercent: 0 };
  const solved = solveForGoal(late, 'monthlyRupees', goal, convention);
  return solved.ok ? solved.value.plan.monthlyRupees - late.monthlyRupees : null;
}

/**
 * The return of a plan after its own costs, in percent a year. A fund takes its expense ratio from its assets day by
 * day, so a return before costs of r leaves (1 + r)(1 − e) − 1: at 12 % and 1 % it is 10.88 %, not 11 %.
 */
export function netReturnPercent({
  annualReturnPercent,
  expenseRatioPercent = 0,
}: DetailedPlan): number {
  return ((1 + annualReturnPercent / 100) * (1 - expenseRatioPercent / 100) - 1) * 100;
}

/**
 * How much a yearly cost and its lost growth take from the final value of a plan whose return is before costs; an
 * existing cost of the plan is replaced. Give the difference of two ratios to set a regular plan against a direct one
 * whose return is known.
 */
export function expenseDragRupees(
  plan: DetailedPlan,
  expenseRatioPercent: number,
  convention: Convention = standardConvention,
): number {
  const before = roundToRupee(finalValue({ ...plan, expenseRatioPercent: 0 }, convention));
  const after = roundToRupee(finalValue({ ...plan, expenseRatioPercent }, convention));
  return before - after;
}
