import { monthlyRate, standardConvention, type Convention } from './convention';
import { monthsPerYear, type SipPlan } from './plan';
import { instalmentRupees, projectSip } from './project';
import { roundToRupee } from './rounding';

/**
 * The numbers of the closed formula, for the arithmetic that the page shows beside its answer. Unrounded, so
 * that the lines add up to the paisa; only `valueRupees` is rounded.
 */
export type Working = {
  monthlyRate: number;
  months: number;
  /** What one rupee paid in at the start becomes: (1 + i)^n. */
  growthOfStart: number;
  /** What one rupee a month becomes after all instalments. */
  growthOfMonthly: number;
  lumpSumValueRupees: number;
  /** The value of all instalments together, a step-up included. */
  instalmentsValueRupees: number;
  /** Both together, rounded to the rupee: the page's answer. */
  valueRupees: number;
  /** The instalment of the second year; null when there is no step-up or no second year. */
  secondYearInstalmentRupees: number | null;
};

/** ((1 + i)^n − 1) ÷ i × (1 + i): the value of one rupee a month, paid at the start (annuity due). */
export function annuityDue(rate: number, months: number): number {
  // Near zero the quotient loses its digits; there it is n, and the slope n(n + 1)/2 is below a paisa.
  if (Math.abs(rate) < 1e-12) return months;
  return (Math.expm1(months * Math.log1p(rate)) / rate) * (1 + rate);
}

/** The arithmetic of the standard convention, by the closed formula and not by `projectSip`'s months. */
export function workedArithmetic(plan: SipPlan): Working {
  const rate = monthlyRate(plan.annualReturnPercent, standardConvention);
  const growthOfStart = (1 + rate) ** plan.months;
  const instalments = instalmentsValue(plan, rate);
  const isSteppedUp = plan.yearlyStepUpPercent > 0 && plan.months > monthsPerYear;
  return {
    monthlyRate: rate,
    months: plan.months,
    growthOfStart,
    growthOfMonthly: annuityDue(rate, plan.months),
    lumpSumValueRupees: plan.lumpSumRupees * growthOfStart,
    instalmentsValueRupees: instalments,
    valueRupees: roundToRupee(plan.lumpSumRupees * growthOfStart + instalments),
    secondYearInstalmentRupees: isSteppedUp ? instalmentRupees(plan, monthsPerYear) : null,
  };
}

/** Each year's twelve equal instalments, grown to the end of the plan. */
function instalmentsValue(plan: SipPlan, rate: number): number {
  let value = 0;
  for (let start = 0; start < plan.months; start += monthsPerYear) {
    const paid = Math.min(monthsPerYear, plan.months - start);
    const left = plan.months - start - paid;
    value += instalmentRupees(plan, start) * annuityDue(rate, paid) * (1 + rate) ** left;
  }
  return value;
}

/** The same plan by the conventions that other calculators use. */
export function otherConventions(plan: SipPlan) {
  const valueBy = (convention: Convention) => projectSip(plan, convention).valueRupees;
  return {
    endOfMonthRupees: valueBy({ rate: 'nominal', paidAt: 'end' }),
    effectiveRateRupees: valueBy({ rate: 'effective', paidAt: 'start' }),
  };
}
