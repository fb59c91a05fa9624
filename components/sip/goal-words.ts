import type { IsoDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import type { GoalOutcome } from '@/lib/sip/domain/answer';
import { netReturnPercent } from '@/lib/sip/domain/expense-drag';
import { nameOfMonth } from '@/lib/sip/domain/inputs/month-text';
import { spanInWords, stepTimeInWords, stepUpInWords } from './plan-sentence';

type AnswerMessages = Messages['sip']['answer'];
type Solved = Extract<GoalOutcome, { ok: true }>;

/** The solved value, as it would be typed: ₹12,345, "17 years and 3 months", 11.4%. */
export function goalValueInWords(
  { unknown, answer: { plan } }: Solved,
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

function sentenceOf({ unknown }: Solved, messages: AnswerMessages['goal']): string {
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
