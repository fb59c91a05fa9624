import { sumOf } from '@/lib/cashflow/statistics';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import type { PlanOutcome, GoalOutcome, SolvedGoal } from '@/lib/sip/domain/answer';
import type { DetailedPlan } from '@/lib/sip/domain/plan';
import { netReturnPercent } from '@/lib/sip/domain/plan-costs';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { nameOfMonth } from '@/lib/sip/domain/inputs/month-text';

type AnswerMessages = Messages['sip']['answer'];

/** "₹10,000 a month for 20 years at 12% a year". */
export function planInWords(plan: DetailedPlan, messages: AnswerMessages): string {
  const parts = {
    monthly: formatLakhCrore(plan.monthlyRupees, messages.language),
    lumpSum: formatLakhCrore(plan.lumpSumRupees, messages.language),
    stepUp: stepUpInWords(plan, messages),
  };
  const hasInstalments = plan.monthlyRupees > 0 || (plan.stepUpRupees ?? 0) > 0;
  const investment =
    plan.lumpSumRupees === 0 ? messages.monthly : hasInstalments ? messages.both : messages.lumpSum;
  const words = fill(plan.expenseRatioPercent ? messages.planAfterCosts : messages.plan, {
    investment: fill(investment, parts),
    span: spanInWords(plan.months, messages),
    rate: formatPercent(netReturnPercent(plan)),
  });
  return withExtras(words, extrasOf(plan, messages), messages);
}

/** ", 10% more every year,": nothing for a plan without steps. */
export function stepUpInWords(plan: DetailedPlan, messages: AnswerMessages): string {
  const { stepUpRupees = 0, yearlyStepUpPercent, stepUpEveryMonths, instalmentCapRupees } = plan;
  if (stepUpRupees === 0 && yearlyStepUpPercent === 0) return '';
  return fill(instalmentCapRupees === undefined ? messages.stepUp : messages.stepUpCap, {
    step:
      stepUpRupees > 0
        ? formatLakhCrore(stepUpRupees, messages.language)
        : formatPercent(yearlyStepUpPercent),
    time: stepTimeInWords(stepUpEveryMonths, messages),
    cap: formatLakhCrore(instalmentCapRupees ?? null, messages.language),
  });
}

/** "year", or "6 months". */
function stepTimeInWords(months = monthsPerYear, messages: AnswerMessages): string {
  return months === monthsPerYear ? messages.stepUpYear : fillCount(months, messages.stepUpMonths);
}

/** The result as a sentence: the final value, after tax and in today's money. */
export function answerSentence(
  { plan, projection, redemption, realRupees }: PlanOutcome,
  messages: AnswerMessages,
): string {
  const isLoss = projection.gainRupees < 0;
  const grows = fill(isLoss ? messages.lossSentence : messages.sentence, {
    plan: planInWords(plan, messages),
    value: formatLakhCrore(projection.valueRupees, messages.language),
    invested: formatLakhCrore(projection.investedRupees, messages.language),
    gain: formatLakhCrore(projection.gainRupees, messages.language),
    loss: formatLakhCrore(-projection.gainRupees, messages.language),
  });
  const real = formatLakhCrore(realRupees, messages.language);
  const buys =
    redemption && redemption.totalTaxRupees > 0
      ? fill(messages.afterTaxSentence, {
          tax: formatLakhCrore(redemption.totalTaxRupees, messages.language),
          afterTax: formatLakhCrore(redemption.valueAfterTaxRupees, messages.language),
          real,
        })
      : fill(messages.buys, { real });
  return `${grows} ${buys}`;
}

/** "20 years", "7 months", "2 years and 6 months". */
export function spanInWords(months: number, messages: AnswerMessages): string {
  const years = Math.floor(months / monthsPerYear);
  const rest = months % monthsPerYear;
  const yearText = fillCount(years, messages.years);
  const monthText = fillCount(rest, messages.months);
  if (rest === 0) return yearText;
  return years === 0
    ? monthText
    : fill(messages.yearsAndMonths, { years: yearText, months: monthText });
}

function withExtras(plan: string, extras: readonly string[], messages: AnswerMessages): string {
  const [one, other] = extras;
  if (one === undefined) return plan;
  const named = other === undefined ? one : fill(messages.and, { one, other });
  return fill(messages.with, { plan, extras: named });
}

/** Top-ups and skipped months, as far as they lie within the plan; two pauses may share months. */
function extrasOf(plan: DetailedPlan, messages: AnswerMessages): string[] {
  const { topUps = [], pauses = [], months } = plan;
  const rupees = sumOf(topUps.filter(({ month }) => month <= months).map((topUp) => topUp.rupees));
  const paused = pauses.flatMap((pause) =>
    Array.from({ length: pause.months }, (_, index) => pause.fromMonth + index),
  );
  const skipped = new Set(paused.filter((month) => month <= months)).size;
  return [
    ...(rupees > 0
      ? [fill(messages.topUps, { rupees: formatLakhCrore(rupees, messages.language) })]
      : []),
    ...(skipped > 0 ? [fill(messages.skipped, { months: spanInWords(skipped, messages) })] : []),
  ];
}

/** The solved value, as it would be typed: ₹12,345, "17 years and 3 months", 11.4%. */
export function goalValueInWords(
  { unknown, answer: { plan } }: SolvedGoal,
  messages: AnswerMessages,
): string {
  switch (unknown) {
    case 'monthlyRupees':
      return formatRupees(plan.monthlyRupees);
    case 'months':
      return spanInWords(plan.months, messages);
    case 'annualReturnPercent':
      return formatPercent(plan.annualReturnPercent);
    case 'yearlyStepUpPercent':
      return formatPercent(plan.yearlyStepUpPercent);
    case 'stepUpRupees':
      return formatRupees(plan.stepUpRupees ?? 0);
  }
}

/** What the goal asks for, or why nothing was worked out. */
export function goalInWords(
  goal: GoalOutcome,
  goalRupees: number,
  today: IsoDate,
  messages: AnswerMessages,
): { aim: string; answer: string } | { problem: string } {
  const goalMessages = messages.goal;
  const aimed = formatLakhCrore(goalRupees, messages.language);
  if (!goal.ok) {
    switch (goal.problem) {
      case 'no-goal':
        return { problem: goalMessages.none };
      case 'already-reached':
        return { problem: fill(goalMessages.already, { goal: aimed }) };
      case 'out-of-reach':
        return { problem: fill(goalMessages.outOfReach, { goal: aimed }) };
    }
  }
  const { plan, goalRupees: future } = goal.answer;
  const aim = fill(goalMessages.aim, {
    goal: aimed,
    future: formatLakhCrore(future, messages.language),
    // The day on which the plan ends is in the month after its last instalment.
    date: nameOfMonth(plan.months + 1, today, messages.language),
  });
  const values = {
    value:
      // The field takes the return before costs, and the sentence says it after them.
      goal.unknown === 'annualReturnPercent'
        ? formatPercent(netReturnPercent(plan))
        : goalValueInWords(goal, messages),
    stepUp: stepUpInWords(plan, messages).replace(/,$/, ''),
    time: stepTimeInWords(plan.stepUpEveryMonths, messages),
  };
  return { aim, answer: fill(sentenceOf(goal, goalMessages), values) };
}

function sentenceOf({ unknown }: SolvedGoal, messages: AnswerMessages['goal']): string {
  switch (unknown) {
    case 'monthlyRupees':
      return messages.monthly;
    case 'months':
      return messages.months;
    case 'annualReturnPercent':
      return messages.return;
    case 'yearlyStepUpPercent':
    case 'stepUpRupees':
      return messages.stepUp;
  }
}
