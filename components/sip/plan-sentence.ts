import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent } from '@/lib/money/rupees';
import { monthsPerYear, type SipPlan } from '@/lib/sip/plan';
import type { Projection } from '@/lib/sip/project';

type AnswerMessages = Messages['sip']['answer'];

type Totals = Pick<Projection, 'investedRupees' | 'gainRupees' | 'valueRupees'>;

/** "₹10,000 a month for 20 years at 12% a year". */
export function planInWords(plan: SipPlan, messages: AnswerMessages): string {
  const stepUp =
    plan.yearlyStepUpPercent > 0
      ? fill(messages.stepUp, { percent: formatPercent(plan.yearlyStepUpPercent) })
      : '';
  const parts = {
    monthly: formatLakhCrore(plan.monthlyRupees),
    lumpSum: formatLakhCrore(plan.lumpSumRupees),
    stepUp,
  };
  const investment =
    plan.lumpSumRupees === 0
      ? messages.monthly
      : plan.monthlyRupees === 0
        ? messages.lumpSum
        : messages.both;
  return fill(messages.plan, {
    investment: fill(investment, parts),
    span: spanInWords(plan.months, messages),
    rate: formatPercent(plan.annualReturnPercent),
  });
}

/** The sentence that says the answer. */
export function answerSentence(plan: SipPlan, totals: Totals, messages: AnswerMessages): string {
  const isLoss = totals.gainRupees < 0;
  return fill(isLoss ? messages.lossSentence : messages.sentence, {
    plan: planInWords(plan, messages),
    value: formatLakhCrore(totals.valueRupees),
    invested: formatLakhCrore(totals.investedRupees),
    gain: formatLakhCrore(totals.gainRupees),
    loss: formatLakhCrore(-totals.gainRupees),
  });
}

function spanInWords(months: number, messages: AnswerMessages): string {
  if (months % monthsPerYear === 0) {
    const years = months / monthsPerYear;
    return years === 1 ? messages.year : fill(messages.years, { years });
  }
  return months === 1 ? messages.month : fill(messages.months, { months });
}
