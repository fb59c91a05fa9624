import { standardConvention, type Convention } from './inputs/convention';
import { finalValue } from './project';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import type { DetailedPlan } from './schedule';

/**
 * A fund takes its expense ratio from its assets day by day, so a return before costs of r leaves
 * (1 + r)(1 − e) − 1: at 12 % and 1 % it is 10.88 %, not 11 %.
 */
export function returnAfterExpensesPercent(
  annualReturnPercent: number,
  expenseRatioPercent: number,
): number {
  return ((1 + annualReturnPercent / 100) * (1 - expenseRatioPercent / 100) - 1) * 100;
}

/** The return of a plan after its own costs, in percent a year. */
export function netReturnPercent({
  annualReturnPercent,
  expenseRatioPercent = 0,
}: DetailedPlan): number {
  return returnAfterExpensesPercent(annualReturnPercent, expenseRatioPercent);
}

export type ExpenseDrag = {
  /** What the plan earns a year after costs. */
  returnAfterExpensesPercent: number;
  valueAfterExpensesRupees: number;
  /** The reduction of the final value by the costs and their lost growth. */
  lostRupees: number;
};

/**
 * The effect of a yearly cost on a plan whose return is before costs; an existing cost of the plan is replaced.
 * Give the difference of two ratios to set a regular plan against a direct one whose return is known.
 */
export function expenseDrag(
  plan: DetailedPlan,
  expenseRatioPercent: number,
  convention: Convention = standardConvention,
): ExpenseDrag {
  const before = roundToRupee(finalValue({ ...plan, expenseRatioPercent: 0 }, convention));
  const after = roundToRupee(finalValue({ ...plan, expenseRatioPercent }, convention));
  return {
    returnAfterExpensesPercent: returnAfterExpensesPercent(
      plan.annualReturnPercent,
      expenseRatioPercent,
    ),
    valueAfterExpensesRupees: after,
    lostRupees: before - after,
  };
}
