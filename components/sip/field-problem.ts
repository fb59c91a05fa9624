import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import {
  fieldNames,
  isChoice,
  ruleOf,
  type FieldName,
  type Unit,
} from '@/lib/sip/domain/inputs/fields';
import type { FieldProblem, ReadInputs } from '@/lib/sip/domain/inputs/inputs';

type ProblemMessages = Messages['sip']['problems'];

type Rule = ReturnType<typeof ruleOf>;

/** What is wrong with each field, in words that can be acted on. */
export function problemsInWords(
  problems: ReadInputs['problems'],
  stepUpUnit: string,
  messages: ProblemMessages,
): Partial<Record<FieldName, string>> {
  const words: Partial<Record<FieldName, string>> = {};
  for (const name of fieldNames) {
    const problem = problems[name];
    if (problem && !isChoice(name)) {
      words[name] = problemInWords(problem, ruleOf(name, stepUpUnit), messages);
    }
  }
  return words;
}

function problemInWords(
  problem: FieldProblem,
  { unit, min, max }: Rule,
  messages: ProblemMessages,
): string {
  switch (problem) {
    case 'missing':
      return messages.missing[unit];
    case 'not-a-number':
      return messages.wrong[unit];
    case 'too-small':
      return fill(messages.tooSmall, { min: inUnit(min, unit, messages.language) });
    case 'too-large':
      return fill(messages.tooLarge, { max: inUnit(max, unit, messages.language) });
    case 'not-whole':
      return messages.notWhole[wholeUnit(unit)];
    case 'nothing-invested':
      return messages.nothingInvested;
    case 'beyond-counting':
      return messages.beyondCounting;
    case 'no-time':
      return messages.noTime;
    case 'month-missing':
      return messages.monthMissing;
    case 'count-missing':
      return messages.countMissing;
  }
}

function inUnit(value: number, unit: Unit, language: ProblemMessages['language']): string {
  if (unit === 'rupees') return formatLakhCrore(value, language);
  return unit === 'percent' ? formatPercent(value) : formatNumber(value);
}

/** Only these units have to be whole. */
function wholeUnit(unit: Unit): keyof ProblemMessages['notWhole'] {
  return unit === 'rupees' || unit === 'percent' ? 'years' : unit;
}
