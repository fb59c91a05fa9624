import type { IsoDate } from '@/lib/calendar/iso-date';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { shiftMonths } from '@/lib/calendar/months';
import type { PlanId, SipInputs } from './inputs/fields';
import { solveForGoal, type GoalAnswer, type GoalProblem, type Unknown } from './goal';
import { holdingOf, holdingOfSum, redeemAtEnd, type Redemption } from './redemption';
import { instalmentRupees, type DetailedPlan } from './plan';
import { conventionOf, fundOf, plansOf } from './inputs/plans';
import { projectSip, type Projection } from './project';
import { realRupees } from './real-value';
import { projectWithdrawals, type WithdrawalProjection } from './withdraw';

/** The result of one plan. */
export type PlanOutcome = {
  id: PlanId;
  plan: DetailedPlan;
  projection: Projection;
  /** Null when tax is left out. */
  redemption: Redemption | null;
  /** The final value, after tax if there is one, in rupees of today. */
  realRupees: number;
};

export type SolvedGoal = { ok: true; unknown: Unknown; answer: GoalAnswer };

export type GoalOutcome = SolvedGoal | { ok: false; unknown: Unknown; problem: GoalProblem };

export type SipAnswer = {
  /** Null without a goal. When it is solved, plan A is the plan that reaches it. */
  goal: GoalOutcome | null;
  /** Plan A. */
  main: PlanOutcome;
  /** Plans B and C, as far as they are given. */
  others: readonly PlanOutcome[];
};

/** Plan A: with a goal that can be solved, the plan that reaches it. */
export function planAOf(inputs: SipInputs): {
  goal: GoalOutcome | null;
  main: Pick<PlanOutcome, 'id' | 'plan'>;
} {
  const [first] = plansOf(inputs);
  if (!first) throw new Error('There is always a plan A');
  const goal = goalOf(inputs, first.plan);
  return { goal, main: goal?.ok ? { ...first, plan: goal.answer.plan } : first };
}

/** The whole answer to the inputs, plans beginning on `today`. */
export function answerOf(inputs: SipInputs, today: IsoDate): SipAnswer {
  const { goal, main } = planAOf(inputs);
  // Blank in plan B or C means "as in plan A": as what was worked out for it, too.
  const others = plansOf(goal?.ok ? withSolved(inputs, goal) : inputs).slice(1);
  return {
    goal,
    main: outcomeOf(inputs, today, main),
    others: others.map((one) => outcomeOf(inputs, today, one)),
  };
}

function goalOf(inputs: SipInputs, plan: DetailedPlan): GoalOutcome | null {
  if (inputs.goalRupees === 0) return null;
  const unknown = unknownOf(inputs);
  const goal = { rupees: inputs.goalRupees, inflationPercent: inputs.inflationPercent };
  const solved = solveForGoal(plan, unknown, goal, conventionOf(inputs));
  return solved.ok
    ? { ok: true, unknown, answer: solved.value }
    : { ok: false, unknown, problem: solved.problem };
}

function withSolved(inputs: SipInputs, { unknown, answer }: SolvedGoal): SipInputs {
  const {
    monthlyRupees,
    months,
    annualReturnPercent,
    yearlyStepUpPercent,
    stepUpRupees = 0,
  } = answer.plan;
  switch (unknown) {
    case 'monthlyRupees':
      return { ...inputs, monthlyRupees };
    case 'months':
      return { ...inputs, years: months / monthsPerYear, extraMonths: 0 };
    case 'annualReturnPercent':
      return { ...inputs, annualReturnPercent };
    case 'yearlyStepUpPercent':
      return { ...inputs, stepUp: yearlyStepUpPercent };
    case 'stepUpRupees':
      return { ...inputs, stepUp: stepUpRupees };
  }
}

function unknownOf({ goalUnknown, stepUpUnit }: SipInputs): Unknown {
  switch (goalUnknown) {
    case 'monthly':
      return 'monthlyRupees';
    case 'years':
      return 'months';
    case 'return':
      return 'annualReturnPercent';
    case 'step-up':
      return stepUpUnit === 'rupees' ? 'stepUpRupees' : 'yearlyStepUpPercent';
  }
}

function outcomeOf(
  inputs: SipInputs,
  today: IsoDate,
  named: Pick<PlanOutcome, 'id' | 'plan'>,
): PlanOutcome {
  const { plan } = named;
  const convention = conventionOf(inputs);
  const projection = projectSip(plan, convention);
  const fund = fundOf(inputs);
  const redeemed = fund && redeemAtEnd(plan, fund, shiftMonths(today, plan.months), convention);
  const redemption = redeemed?.ok ? redeemed.value : null;
  const afterTaxRupees = redemption?.valueAfterTaxRupees ?? projection.valueRupees;
  return {
    ...named,
    projection,
    redemption,
    realRupees: roundToRupee(realRupees(afterTaxRupees, inputs.inflationPercent, plan.months)),
  };
}

/** An existing amount is taken to have been held for more than a year, as the page says. */
const monthsHeldOfCorpus = 13;

/**
 * Withdrawing once plan A has ended, from the units that it bought, or at once from an existing amount. Null when
 * nothing is to be withdrawn. With tax left out the withdrawals are computed as of an equity fund, and the page shows
 * no tax.
 */
export function withdrawalsOf(
  inputs: SipInputs,
  { plan }: PlanOutcome,
  today: IsoDate,
): WithdrawalProjection | null {
  if (inputs.withdrawalRupees === 0) return null;
  const convention = conventionOf(inputs);
  const { corpusRupees, corpusCostRupees } = inputs;
  const isFromCorpus = corpusRupees > 0;
  const holding = isFromCorpus
    ? holdingOfSum(corpusRupees, {
        costRupees: corpusCostRupees ?? corpusRupees,
        monthsHeld: monthsHeldOfCorpus,
      })
    : holdingOf(plan, convention);
  const projected = projectWithdrawals(
    holding,
    {
      rupeesEachTime: inputs.withdrawalRupees,
      everyMonths: inputs.withdrawalEvery === 'quarter' ? 3 : 1,
      yearlyRisePercent: inputs.withdrawalRisePercent,
      annualReturnPercent: inputs.withdrawalReturnPercent,
      months: inputs.withdrawalYears * monthsPerYear,
      fund: fundOf(inputs) ?? { kind: 'equity' },
      startsOn: isFromCorpus ? today : shiftMonths(today, plan.months),
    },
    convention,
  );
  return projected.ok ? projected.value : null;
}

/** A line of the plan's table: a year, or a month. */
export type PlanRow = {
  /** The count of the year or of the month. */
  step: number;
  instalmentRupees: number;
  /** During this year or month, a lump sum included. */
  paidInRupees: number;
  investedRupees: number;
  gainRupees: number;
  valueRupees: number;
  realRupees: number;
};

/** The lines of the table as it is chosen. */
export function planRows(
  { tableOf, inflationPercent }: Pick<SipInputs, 'tableOf' | 'inflationPercent'>,
  plan: DetailedPlan,
  { years, months }: Projection,
): PlanRow[] {
  const real = (rupees: number, month: number) =>
    roundToRupee(realRupees(rupees, inflationPercent, month));
  if (tableOf === 'years') {
    return years.map(({ year, month, ...row }) => ({
      ...row,
      step: year,
      realRupees: real(row.valueRupees, month),
    }));
  }
  return months.slice(1).map(({ month, ...row }, index) => ({
    ...row,
    step: month,
    instalmentRupees: roundToRupee(instalmentRupees(plan, month - 1)),
    paidInRupees: row.investedRupees - (index === 0 ? 0 : (months[index]?.investedRupees ?? 0)),
    realRupees: real(row.valueRupees, month),
  }));
}
