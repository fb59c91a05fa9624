import { monthsPerYear } from '@/lib/calendar/date-parts';
import { monthlyGrowth, standardConvention, type Convention } from './inputs/convention';
import { instalmentRupees, instalmentsOf, topUpsByMonth, type DetailedPlan } from './plan';
import { roundToRupee } from '@/lib/money/round-to-rupee';

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
  /** Instalment of this year's last month, were it not paused; without details, of each of its months. */
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

/** Unrounded: what further rules compute with. */
export type PlanValue = { invested: number; value: number };

/** The months of a plan in unrounded rupees, the start included: the one engine behind every answer. */
export function unroundedMonths(plan: DetailedPlan, convention: Convention): PlanValue[] {
  const rates = monthlyGrowth(plan, convention);
  const grown = (value: number, payment: number, rate: number) =>
    convention.paidAt === 'start' ? (value + payment) * (1 + rate) : value * (1 + rate) + payment;
  const topUps = topUpsByMonth(plan);
  let invested = plan.lumpSumRupees;
  let paidOnce = plan.lumpSumRupees;
  let saved = 0;
  const months = [{ invested, value: paidOnce }];
  instalmentsOf(plan).forEach((instalment, month) => {
    const topUp = topUps[month] ?? 0;
    invested += instalment + topUp;
    paidOnce = grown(paidOnce, topUp, rates.lumpSum);
    saved = grown(saved, instalment, rates.instalments);
    months.push({ invested, value: paidOnce + saved });
  });
  return months;
}

/** What the plan is worth at its end, unrounded. */
export function finalValue(
  plan: DetailedPlan,
  convention: Convention = standardConvention,
): number {
  return lastOf(unroundedMonths(plan, convention)).value;
}

/**
 * The value of a plan if every month earns the same. Computed month by month in unrounded rupees, so that a rate of
 * zero needs no case of its own; rounded once, at the end (`roundToRupee`). The gain is the rounded value less the
 * rounded investment: parts add up to the rupee.
 */
export function projectSip(
  plan: DetailedPlan,
  convention: Convention = standardConvention,
): Projection {
  const months = unroundedMonths(plan, convention).map(({ invested, value }, month) =>
    pointAt(month, invested, value),
  );
  const { investedRupees, gainRupees, valueRupees } = lastOf(months);
  return { investedRupees, gainRupees, valueRupees, years: yearsOf(plan, months), months };
}

export type ProjectedEnd = Pick<Projection, 'investedRupees' | 'gainRupees' | 'valueRupees'>;

/** The end of that projection alone: a member's 200 plans need no month in whole rupees. */
export function projectEnd(plan: DetailedPlan, convention: Convention): ProjectedEnd {
  const { invested, value } = lastOf(unroundedMonths(plan, convention));
  const { investedRupees, gainRupees, valueRupees } = pointAt(plan.months, invested, value);
  return { investedRupees, gainRupees, valueRupees };
}

function pointAt(month: number, invested: number, value: number): PlanPoint {
  const investedRupees = roundToRupee(invested);
  const valueRupees = roundToRupee(value);
  return { month, investedRupees, gainRupees: valueRupees - investedRupees, valueRupees };
}

function lastOf<Point>(points: readonly Point[]): Point {
  const last = points.at(-1);
  if (last === undefined) throw new Error('A plan has at least its start');
  return last;
}

function yearsOf(plan: DetailedPlan, months: readonly PlanPoint[]): PlanYear[] {
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
