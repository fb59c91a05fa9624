import { standardConvention, type Convention } from './inputs/convention';
import { holdingOfSum } from './lots';
import { examplePlan, monthsPerYear } from './plan';
import { projectSip } from './project';
import type { DetailedPlan } from './schedule';
import { projectWithdrawals } from './withdraw';

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
