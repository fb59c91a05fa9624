import { monthsPerYear } from '@/lib/calendar/date-parts';
/** A savings plan. Every result of the calculator follows from it and a convention. */
export type SipPlan = {
  /** The instalment of the first twelve months. */
  monthlyRupees: number;
  /** Assumed return a year, in percent; may be zero or negative. */
  annualReturnPercent: number;
  /** Number of instalments, 1 to `maxMonths`. */
  months: number;
  /** The instalment rises by this much with every 12th instalment. */
  yearlyStepUpPercent: number;
  /** Invested once, together with the first instalment. */
  lumpSumRupees: number;
};

/** The bounds within which the calculator answers. */
export const planBounds = {
  monthlyRupees: { min: 0, max: 10_000_000 },
  annualReturnPercent: { min: -30, max: 40 },
  years: { min: 1, max: 50 },
  yearlyStepUpPercent: { min: 0, max: 50 },
  lumpSumRupees: { min: 0, max: 10_000_000_000 },
} as const;

/** The longest plan, and the longest time of withdrawing. */
export const maxMonths = planBounds.years.max * monthsPerYear;

export const examplePlan: SipPlan = {
  monthlyRupees: 10_000,
  annualReturnPercent: 12,
  months: 20 * monthsPerYear,
  yearlyStepUpPercent: 0,
  lumpSumRupees: 0,
};

/**
 * What a plan may add to the plain one; absent means none. Months are counted as people count them: 1 is the
 * month of the first instalment.
 */
export type PlanDetails = {
  /** What the fund takes a year, in percent of its assets; the return of the plan is before it. */
  expenseRatioPercent?: number;
  /** The instalment rises by these rupees instead of by a percentage; a plan has one of the two. */
  stepUpRupees?: number;
  /** The instalment rises with every instalment of this number; 12 when absent. */
  stepUpEveryMonths?: number;
  /** No step goes above this; an instalment that began above it stays as it is. */
  instalmentCapRupees?: number;
  /** Paid in once, together with the instalment of that month. Those after the last month are never paid. */
  topUps?: readonly TopUp[];
  /** Months without instalment. Top-ups are still paid, and the steps keep their months. */
  pauses?: readonly Pause[];
};

export type TopUp = { month: number; rupees: number };

export type Pause = { fromMonth: number; months: number };

export type DetailedPlan = SipPlan & PlanDetails;

/** The instalment that a month, counted from 0, would have without a pause. */
export function instalmentRupees(plan: DetailedPlan, month: number): number {
  const { monthlyRupees, yearlyStepUpPercent, stepUpRupees = 0, instalmentCapRupees } = plan;
  const steps = Math.floor(month / (plan.stepUpEveryMonths ?? monthsPerYear));
  const stepped =
    stepUpRupees === 0
      ? monthlyRupees * (1 + yearlyStepUpPercent / 100) ** steps
      : monthlyRupees + stepUpRupees * steps;
  return instalmentCapRupees === undefined
    ? stepped
    : Math.max(monthlyRupees, Math.min(stepped, instalmentCapRupees));
}

/**
 * What is paid in each month, in rupees, index 0 for the first; without the lump sum, which is paid before all of them.
 */
export function paymentsOf(plan: DetailedPlan): number[] {
  const topUps = topUpsByMonth(plan);
  return instalmentsOf(plan).map((instalment, month) => instalment + (topUps[month] ?? 0));
}

/** The instalments alone, index 0 for the first month; 0 in a pause. */
export function instalmentsOf(plan: DetailedPlan): number[] {
  refuseImpossible(plan);
  const payments: number[] = [];
  const stepEvery = plan.stepUpEveryMonths ?? monthsPerYear;
  let instalment = 0;
  for (let month = 0; month < plan.months; month += 1) {
    if (month % stepEvery === 0) instalment = instalmentRupees(plan, month);
    payments.push(instalment);
  }
  for (const { fromMonth, months } of plan.pauses ?? []) {
    payments.fill(0, fromMonth - 1, Math.max(0, fromMonth - 1 + months));
  }
  return payments;
}

/** The top-ups alone, index 0 for the first month; 0 in months without one. */
export function topUpsByMonth({ months, topUps = [] }: DetailedPlan): number[] {
  const payments = Array.from({ length: months }, () => 0);
  for (const { month, rupees } of topUps) {
    if (month <= months) payments[month - 1] = (payments[month - 1] ?? 0) + rupees;
  }
  return payments;
}

function refuseImpossible(plan: DetailedPlan): void {
  const { months, yearlyStepUpPercent, stepUpRupees = 0, topUps = [], pauses = [] } = plan;
  if (!Number.isInteger(months) || months < 1 || months > maxMonths) {
    throw new Error(`A plan runs 1 to ${maxMonths} whole months, not ${months}`);
  }
  if (stepUpRupees !== 0 && yearlyStepUpPercent !== 0) {
    throw new Error('A plan steps up in percent or in rupees, not in both');
  }
  const counted = [
    plan.stepUpEveryMonths ?? monthsPerYear,
    ...topUps.map(({ month }) => month),
    ...pauses.flatMap((pause) => [pause.fromMonth, pause.months]),
  ];
  if (counted.some((count) => !Number.isInteger(count) || count < 1)) {
    throw new Error('Steps, top-ups and pauses are counted in whole months from 1');
  }
}
