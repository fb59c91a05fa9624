import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import { breakEvenDeductions, oldOnlyDeductions, type BreakEven } from '@/lib/tax/break-even';
import { compareRegimes, type Comparison } from '@/lib/tax/compare-regimes';
import type { TaxInput } from '@/lib/tax/input';
import type { TaxMessages } from './form-groups';

/** Everything that the answer says. */
export type Answer = {
  input: TaxInput;
  comparison: Comparison;
  breakEven: BreakEven;
  deductionsRupees: number;
};

export function answerOf(input: TaxInput): Answer {
  return {
    input,
    comparison: compareRegimes(input),
    breakEven: breakEvenDeductions(input),
    deductionsRupees: oldOnlyDeductions(input),
  };
}

/** Which regime to take, in one line. */
export function headline(
  { cheaper, savingRupees, new: inNew }: Comparison,
  messages: TaxMessages['answer'],
): string {
  if (cheaper === null) return inNew.taxRupees === 0 ? messages.noTax : messages.same;
  const words = cheaper === 'new' ? messages.newWins : messages.oldWins;
  return fill(words, { saving: formatRupees(savingRupees) });
}

/** What would turn the choice. */
export function advice(
  { breakEven, deductionsRupees }: Answer,
  messages: TaxMessages['answer'],
): string {
  return fill(messages.advice[breakEven.kind], {
    breakEven: breakEven.kind === 'above' ? formatRupees(breakEven.deductionsRupees) : '',
    deductions: formatRupees(deductionsRupees),
  });
}

/** The answer as a sentence, to be read out. */
export function answerSentence(answer: Answer, messages: TaxMessages['answer']): string {
  const { comparison } = answer;
  return fill(messages.sentence, {
    new: formatRupees(comparison.new.taxRupees),
    old: formatRupees(comparison.old.taxRupees),
    advice: `${headline(comparison, messages)} ${advice(answer, messages)}`,
  });
}
