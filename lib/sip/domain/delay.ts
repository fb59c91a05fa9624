import { failure, success, type Result } from '@/lib/result';
import { standardConvention, type Convention } from './inputs/convention';
import { solveForGoal } from './goal';
import { finalValue } from './project';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import type { DetailedPlan } from './schedule';

export type DelayCost = {
  /** The value on the same last day when everything begins later. */
  lateValueRupees: number;
  lostRupees: number;
  /** The extra monthly amount with which a late start reaches the same value; null if it is out of bounds. */
  extraMonthlyRupees: number | null;
};

export type DelayProblem = 'no-months-left';

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
