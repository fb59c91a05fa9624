import { sumOf } from '@/lib/cashflow/statistics';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import { monthlyGrowth, standardConvention, type Convention } from './inputs/convention';
import { finalValue, projectSip } from './project';
import { instalmentsOf, examplePlan, type DetailedPlan } from './plan';
import { holdingOfSum } from './redemption';
import { projectWithdrawals } from './withdraw';

/** Equal instalments in a row. */
export type Run = {
  /** 1 is the month of the first instalment. */
  fromMonth: number;
  toMonth: number;
  instalmentRupees: number;
  /** The value of one rupee paid in each of these months, at the end of the last one. */
  growthOfMonthly: number;
  /** The growth of one rupee from then until the plan ends. */
  growthAfter: number;
  valueRupees: number;
};

/** A sum that is paid in once. */
type PaidOnce = { month: number; rupees: number; growth: number; valueRupees: number };

/**
 * The numbers of the closed formula, for the arithmetic that the page shows beside its answer. Unrounded, so
 * that the lines add up to the paisa; only `valueRupees` is rounded.
 */
export type Working = {
  /** The monthly rate of instalments, after costs. */
  monthlyRate: number;
  months: number;
  /** What one rupee of the lump sum becomes: (1 + r)^(n/12), after costs. */
  growthOfStart: number;
  lumpSumValueRupees: number;
  /** One for a plain plan; each step and each pause begins another. Months without instalment are left out. */
  runs: readonly Run[];
  topUps: readonly PaidOnce[];
  /** The value of all instalments together. */
  instalmentsValueRupees: number;
  /** Everything together, rounded to the rupee: the page's answer. */
  valueRupees: number;
};

/**
 * The value of one rupee a month at the end of the last month: ((1 + i)^n − 1) ÷ i, and times (1 + i) when it is
 * paid at the start of the month (annuity due).
 */
export function annuity(rate: number, months: number, paidAt: Convention['paidAt']): number {
  // Near zero the quotient loses its digits; there it is n, and the slope n(n + 1)/2 is below a paisa.
  if (Math.abs(rate) < 1e-12) return months;
  const atEnd = Math.expm1(months * Math.log1p(rate)) / rate;
  return paidAt === 'start' ? atEnd * (1 + rate) : atEnd;
}

/** The arithmetic of a plan by a convention, by the closed formula and not by `projectSip`'s months. */
export function workedArithmetic(
  plan: DetailedPlan,
  convention: Convention = standardConvention,
): Working {
  const { instalments: rate, lumpSum: lumpSumRate } = monthlyGrowth(plan, convention);
  const { months } = plan;
  const runs = runsOf(instalmentsOf(plan), rate, convention);
  const topUps = (plan.topUps ?? [])
    .filter(({ month }) => month <= months)
    .map(({ month, rupees }): PaidOnce => {
      const growth =
        (1 + lumpSumRate) ** (months - month + (convention.paidAt === 'start' ? 1 : 0));
      return { month, rupees, growth, valueRupees: rupees * growth };
    });
  const growthOfStart = (1 + lumpSumRate) ** months;
  const lumpSumValueRupees = plan.lumpSumRupees * growthOfStart;
  const instalmentsValueRupees = valueOfParts(runs);
  return {
    monthlyRate: rate,
    months,
    growthOfStart,
    lumpSumValueRupees,
    runs,
    topUps,
    instalmentsValueRupees,
    valueRupees: roundToRupee(lumpSumValueRupees + instalmentsValueRupees + valueOfParts(topUps)),
  };
}

function runsOf(payments: readonly number[], rate: number, { paidAt }: Convention): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (let month = 1; month <= payments.length; month += 1) {
    const instalmentRupees = payments[start] ?? 0;
    if (payments[month] === instalmentRupees) continue;
    if (instalmentRupees > 0) {
      const growthOfMonthly = annuity(rate, month - start, paidAt);
      const growthAfter = (1 + rate) ** (payments.length - month);
      const valueRupees = instalmentRupees * growthOfMonthly * growthAfter;
      const span = { fromMonth: start + 1, toMonth: month };
      runs.push({ ...span, instalmentRupees, growthOfMonthly, growthAfter, valueRupees });
    }
    start = month;
  }
  return runs;
}

function valueOfParts(parts: readonly { valueRupees: number }[]): number {
  return sumOf(parts.map(({ valueRupees }) => valueRupees));
}

/** The same plan by each convention that calculators use, the usual one first. */
export function allConventions(plan: DetailedPlan) {
  const conventions: Convention[] = [
    { rate: 'nominal', paidAt: 'start' },
    { rate: 'nominal', paidAt: 'end' },
    { rate: 'effective', paidAt: 'start' },
    { rate: 'effective', paidAt: 'end' },
  ];
  return conventions.map((convention) => ({
    convention,
    valueRupees: roundToRupee(finalValue(plan, convention)),
  }));
}

type PrintedCase = 'stepUp' | 'plain' | 'low' | 'end' | 'swp';

const twentyYearsStepped: DetailedPlan = { ...examplePlan, yearlyStepUpPercent: 10 };
const tenYears: DetailedPlan = { ...examplePlan, monthlyRupees: 5000, months: 10 * monthsPerYear };
const atEnd: Convention = { rate: 'nominal', paidAt: 'end' };

/** 5,000 a month for 20 years out of 10 lakh at 8 %, a twelfth a month, at the end of each. */
function leftAfterWithdrawing(): number | null {
  const projected = projectWithdrawals(
    holdingOfSum(1_000_000),
    {
      rupeesEachTime: 5000,
      annualReturnPercent: 8,
      months: 20 * monthsPerYear,
      fund: { kind: 'equity' },
      startsOn: '2026-11-21',
    },
    atEnd,
  );
  return projected.ok ? projected.value.balanceRupees : null;
}

const valueOf = (plan: DetailedPlan, convention = standardConvention) =>
  projectSip(plan, convention).valueRupees;

/**
 * The correct values where other websites show different ones: in rupees, computed by the rules of this page.
 */
export const printedCases: readonly { id: PrintedCase; rightRupees: number | null }[] = [
  { id: 'stepUp', rightRupees: valueOf(twentyYearsStepped) },
  { id: 'plain', rightRupees: valueOf(tenYears) },
  { id: 'low', rightRupees: valueOf(tenYears) },
  { id: 'end', rightRupees: valueOf(tenYears, atEnd) },
  { id: 'swp', rightRupees: leftAfterWithdrawing() },
];
