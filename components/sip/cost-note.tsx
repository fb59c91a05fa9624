import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import type { PlanOutcome } from '@/lib/sip/domain/answer';
import { costOfDelay } from '@/lib/sip/domain/delay';
import { expenseDrag, netReturnPercent } from '@/lib/sip/domain/expense-drag';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { conventionOf } from '@/lib/sip/domain/inputs/plans';
import type { PanelProps } from './details-props';
import { spanInWords } from './plan-sentence';

/** The cost of one percent a year is shown even where no costs were typed. */
const examplePercent = 1;

/** What costs take from the value, and what waiting takes, in money and as the dearer instalment. */
export function CostNote({ inputs, answer: { main }, messages }: PanelProps) {
  return (
    <div className="grid max-w-prose gap-3">
      <p>{dragInWords(inputs, main, messages.details.costs)}</p>
      <p>{delayInWords(inputs, main, messages)}</p>
    </div>
  );
}

function dragInWords(
  inputs: SipInputs,
  { plan, projection }: PlanOutcome,
  words: Messages['sip']['details']['costs'],
): string {
  const convention = conventionOf(inputs);
  const { expenseRatioPercent = 0 } = plan;
  if (expenseRatioPercent === 0) {
    const { lostRupees } = expenseDrag(plan, examplePercent, convention);
    return fill(words.noDrag, { lost: formatLakhCrore(lostRupees, words.language) });
  }
  const { lostRupees } = expenseDrag(plan, expenseRatioPercent, convention);
  return fill(words.drag, {
    ratio: formatPercent(expenseRatioPercent),
    gross: formatPercent(plan.annualReturnPercent),
    net: formatPercent(netReturnPercent(plan)),
    lost: formatLakhCrore(lostRupees, words.language),
    before: formatLakhCrore(projection.valueRupees + lostRupees, words.language),
    after: formatLakhCrore(projection.valueRupees, words.language),
  });
}

function delayInWords(
  inputs: SipInputs,
  { plan }: PlanOutcome,
  { answer, details: { costs: words } }: Messages['sip'],
): string {
  if (inputs.delayMonths === 0) return words.noDelay;
  const span = spanInWords(inputs.delayMonths, answer);
  const delay = costOfDelay(plan, inputs.delayMonths, conventionOf(inputs));
  if (!delay.ok) return fill(words.delayOver, { span });
  const { lateValueRupees, lostRupees, extraMonthlyRupees } = delay.value;
  if (lostRupees <= 0) return fill(words.delayFree, { span });
  const values = {
    span,
    value: formatLakhCrore(lateValueRupees, words.language),
    lost: formatLakhCrore(lostRupees, words.language),
  };
  if (extraMonthlyRupees === null) return fill(words.delayBeyond, values);
  return fill(words.delay, {
    ...values,
    extra: formatRupees(extraMonthlyRupees),
    total: formatRupees(plan.monthlyRupees + extraMonthlyRupees),
    monthly: formatRupees(plan.monthlyRupees),
  });
}
