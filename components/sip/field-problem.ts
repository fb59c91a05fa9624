import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import type { FieldName, FieldProblem } from '@/lib/sip/fields';
import { planBounds } from '@/lib/sip/plan';

type ProblemMessages = Messages['sip']['problems'];

type Unit = 'Rupees' | 'Percent' | 'Years';

const formats: Record<Unit, (value: number) => string> = {
  Rupees: formatLakhCrore,
  Percent: formatPercent,
  Years: formatNumber,
};

export function unitOf(name: FieldName): Unit {
  if (name === 'years') return 'Years';
  return name === 'monthlyRupees' || name === 'lumpSumRupees' ? 'Rupees' : 'Percent';
}

/** What is wrong with a field, in words that can be acted on. */
export function problemInWords(
  name: FieldName,
  problem: FieldProblem,
  messages: ProblemMessages,
): string {
  const unit = unitOf(name);
  const { min, max } = planBounds[name];
  switch (problem) {
    case 'missing':
      return messages[`missing${unit}`];
    case 'not-a-number':
      return messages[`not${unit}`];
    case 'too-small':
      return fill(messages.tooSmall, { min: formats[unit](min) });
    case 'too-large':
      return fill(messages.tooLarge, { max: formats[unit](max) });
    case 'not-whole':
      return messages.notWhole;
    case 'nothing-invested':
      return messages.nothingInvested;
    case 'beyond-counting':
      return messages.beyondCounting;
  }
}
