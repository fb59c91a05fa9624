import { monthsPerYear } from '@/lib/calendar/date-parts';
import type { Convention } from './convention';
import {
  comparedNames,
  otherPlanIds,
  type ComparedName,
  type OtherPlanId,
  type PlanId,
  type SipInputs,
} from './fields';
import type { Fund } from '@/lib/law/gains-tax';
import { maxMonths, type DetailedPlan, type Pause, type TopUp } from '@/lib/sip/domain/plan';

export type NamedPlan = {
  id: PlanId;
  /** With the return as it was typed, before costs, and with the costs. */
  plan: DetailedPlan;
};

/** Plan A, and B and C if anything in them differs from it. */
export function plansOf(inputs: SipInputs): NamedPlan[] {
  return [
    planOf(inputs, 'a'),
    ...otherPlanIds.filter((id) => isGiven(inputs, id)).map((id) => planOf(inputs, id)),
  ];
}

/** Whether a plan B or C has a field of its own. */
export function isGiven(inputs: SipInputs, id: OtherPlanId): boolean {
  return comparedNames.some((name) => inputs[`${id}.${name}`] !== null);
}

export function conventionOf({ rateConvention, paidAt }: SipInputs): Convention {
  return { rate: rateConvention, paidAt };
}

/** Null when tax is to be left out. */
export function fundOf({ fund, slabRatePercent }: SipInputs): Fund | null {
  if (fund === 'none') return null;
  return fund === 'debt' ? { kind: 'debt', slabRatePercent } : { kind: 'equity' };
}

function planOf(inputs: SipInputs, id: PlanId): NamedPlan {
  const own = (name: ComparedName): number =>
    (id === 'a' ? null : inputs[`${id}.${name}`]) ?? inputs[name];
  const isInRupees = inputs.stepUpUnit === 'rupees';
  // Years that were worked out for a goal need not be whole; months are.
  const hasOwnYears = id !== 'a' && inputs[`${id}.years`] !== null;
  const extraMonths = hasOwnYears ? 0 : inputs.extraMonths;
  const months = Math.round(own('years') * monthsPerYear) + extraMonths;
  const topUps = topUpsOf(inputs);
  const pauses = pausesOf(inputs);
  const { stepUpEveryMonths, instalmentCapRupees } = inputs;
  const stepUp = own('stepUp');
  const expenseRatioPercent = own('expenseRatioPercent');
  return {
    id,
    plan: {
      monthlyRupees: own('monthlyRupees'),
      annualReturnPercent: own('annualReturnPercent'),
      months,
      yearlyStepUpPercent: isInRupees ? 0 : stepUp,
      lumpSumRupees: own('lumpSumRupees'),
      ...(expenseRatioPercent === 0 ? null : { expenseRatioPercent }),
      ...(isInRupees && stepUp > 0 ? { stepUpRupees: stepUp } : null),
      ...(stepUpEveryMonths === monthsPerYear ? null : { stepUpEveryMonths }),
      ...(instalmentCapRupees === null ? null : { instalmentCapRupees }),
      ...(topUps.length > 0 ? { topUps } : null),
      ...(pauses.length > 0 ? { pauses } : null),
    },
  };
}

/** One that repeats is paid again every twelfth month, as long as there is a plan. */
function topUpsOf(inputs: SipInputs): TopUp[] {
  return ([1, 2, 3] as const).flatMap((row) => {
    const rupees = inputs[`topUp${row}Rupees`];
    const first = inputs[`topUp${row}Month`];
    if (rupees === 0 || first === null) return [];
    const isYearly = inputs[`topUp${row}Repeats`] === 'yearly';
    const count = isYearly ? Math.floor((maxMonths - first) / monthsPerYear) + 1 : 1;
    return Array.from({ length: count }, (_, year) => ({
      month: first + year * monthsPerYear,
      rupees,
    }));
  });
}

function pausesOf(inputs: SipInputs): Pause[] {
  return ([1, 2] as const).flatMap((row) => {
    const fromMonth = inputs[`pause${row}Month`];
    const months = inputs[`pause${row}Months`];
    return fromMonth === null || months === null ? [] : [{ fromMonth, months }];
  });
}
