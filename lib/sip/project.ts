import { monthlyRate, standardConvention, type Convention } from './convention';
import { monthsPerYear, type SipPlan } from './plan';
import { roundToRupee } from './rounding';

/** The state of a plan at the end of a month or year, counted from the first instalment, in whole rupees. */
type PlanPoint = {
  /** Months since the start; 0 is the moment before the first instalment. */
  month: number;
  investedRupees: number;
  gainRupees: number;
  valueRupees: number;
};

export type PlanYear = PlanPoint & {
  year: number;
  /** Instalment paid in each month of this year. */
  instalmentRupees: number;
  /** Paid in during this year, a lump sum included. */
  paidInRupees: number;
};

export type Projection = {
  investedRupees: number;
  gainRupees: number;
  valueRupees: number;
  /** One row a year; a last part of a year is a row of its own. */
  years: readonly PlanYear[];
  /** One point a month, the start included. */
  months: readonly PlanPoint[];
};

/** The instalment of a month, counted from 0: it rises with every 12th (domain.md section 2, "step-up"). */
export function instalmentRupees(
  { monthlyRupees, yearlyStepUpPercent }: SipPlan,
  month: number,
): number {
  return monthlyRupees * (1 + yearlyStepUpPercent / 100) ** Math.floor(month / monthsPerYear);
}

/**
 * What the plan grows to if every month earns the same. Computed month by month in unrounded rupees, so that
 * a rate of zero needs no case of its own; rounded once, at the end (`roundToRupee`). The gain is what is left
 * of the rounded value after the rounded investment: parts add up to the rupee.
 */
export function projectSip(plan: SipPlan, convention: Convention = standardConvention): Projection {
  if (!Number.isInteger(plan.months) || plan.months < 1 || plan.months > 600) {
    throw new Error(`A plan runs 1 to 600 whole months, not ${plan.months}`);
  }
  const growth = 1 + monthlyRate(plan.annualReturnPercent, convention);
  let invested = plan.lumpSumRupees;
  let value = plan.lumpSumRupees;
  const months = [pointAt(0, invested, value)];
  for (let month = 0; month < plan.months; month += 1) {
    const instalment = instalmentRupees(plan, month);
    invested += instalment;
    value =
      convention.paidAt === 'start' ? (value + instalment) * growth : value * growth + instalment;
    months.push(pointAt(month + 1, invested, value));
  }
  const { investedRupees, gainRupees, valueRupees } = pointAt(plan.months, invested, value);
  return { investedRupees, gainRupees, valueRupees, years: yearsOf(plan, months), months };
}

function pointAt(month: number, invested: number, value: number): PlanPoint {
  const investedRupees = roundToRupee(invested);
  const valueRupees = roundToRupee(value);
  return { month, investedRupees, gainRupees: valueRupees - investedRupees, valueRupees };
}

function yearsOf(plan: SipPlan, months: readonly PlanPoint[]): PlanYear[] {
  let investedBefore = 0;
  return months
    .filter(({ month }) => month > 0 && (month % monthsPerYear === 0 || month === plan.months))
    .map((point) => {
      const paidInRupees = point.investedRupees - investedBefore;
      investedBefore = point.investedRupees;
      return {
        ...point,
        year: Math.ceil(point.month / monthsPerYear),
        instalmentRupees: roundToRupee(instalmentRupees(plan, point.month - 1)),
        paidInRupees,
      };
    });
}
