import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent } from '@/lib/money/rupees';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { monthsPerYear } from '@/lib/sip/domain/plan';
import { isGiven } from '@/lib/sip/domain/inputs/plans';
import type { GroupId } from './form-view';
import { spanInWords } from './plan-sentence';

type SipMessages = Messages['sip'];
type Words = SipMessages['summaries'];

/** One line for each group of the form that says what is set in it. */
export function groupSummaries(inputs: SipInputs, messages: SipMessages): Record<GroupId, string> {
  const { summaries: words } = messages;
  const { lumpSumRupees, inflationPercent, expenseRatioPercent } = inputs;
  return {
    lumpSum: lumpSumRupees === 0 ? words.none : formatLakhCrore(lumpSumRupees, words.language),
    steps: stepsInWords(inputs, words),
    sums: sumsInWords(inputs, words),
    goal:
      inputs.goalRupees === 0
        ? words.none
        : fill(words.goal, { goal: formatLakhCrore(inputs.goalRupees, words.language) }),
    costs: fill(expenseRatioPercent === 0 ? words.costs : words.costsAndRatio, {
      inflation: formatPercent(inflationPercent),
      fund: messages.fields.choices[inputs.fund].toLowerCase(),
      ratio: formatPercent(expenseRatioPercent),
    }),
    withdrawals:
      inputs.withdrawalRupees === 0
        ? words.none
        : fill(words.withdrawals, {
            rupees: formatLakhCrore(inputs.withdrawalRupees, words.language),
            each: messages.details.withdrawals.each[inputs.withdrawalEvery],
            span: spanInWords(inputs.withdrawalYears * monthsPerYear, messages.answer),
          }),
    compare: comparedInWords(inputs, words),
  };
}

function stepsInWords(
  { stepUpEveryMonths, instalmentCapRupees, extraMonths }: SipInputs,
  words: Words,
) {
  const steps = fill(instalmentCapRupees === null ? words.steps : words.cappedSteps, {
    months: stepUpEveryMonths,
    rupees: formatLakhCrore(instalmentCapRupees, words.language),
  });
  return extraMonths === 0 ? steps : `${steps}, ${fillCount(extraMonths, words.extraMonths)}`;
}

function sumsInWords(inputs: SipInputs, words: Words): string {
  const topUps = ([1, 2, 3] as const).filter((row) => inputs[`topUp${row}Rupees`] > 0).length;
  const pauses = ([1, 2] as const).filter((row) => inputs[`pause${row}Month`] !== null).length;
  const counted = [
    topUps > 0 ? fillCount(topUps, words.topUps) : null,
    pauses > 0 ? fillCount(pauses, words.pauses) : null,
  ].filter((part) => part !== null);
  return counted.length > 0 ? counted.join(', ') : words.none;
}

function comparedInWords(inputs: SipInputs, words: Words): string {
  if (isGiven(inputs, 'b')) return isGiven(inputs, 'c') ? words.both : words.b;
  return isGiven(inputs, 'c') ? words.c : words.none;
}
