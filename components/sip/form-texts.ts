import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { rupeesInWords } from '@/lib/money/in-words';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatNumber } from '@/lib/money/rupees';
import type { SipAnswer } from '@/lib/sip/domain/answer';
import {
  fieldNames,
  isChoice,
  ruleOf,
  type FieldName,
  type SipInputs,
  type TypedInputs,
  type Unit,
} from '@/lib/sip/domain/inputs/fields';
import { readNumber, type ReadInputs, type FieldProblem } from '@/lib/sip/domain/inputs/inputs';
import { nameOfMonth } from '@/lib/sip/domain/inputs/month-text';
import { annualGrowthPercent } from '@/lib/sip/domain/inputs/convention';
import { conventionOf, isGiven } from '@/lib/sip/domain/inputs/plans';
import { realReturnPercent } from '@/lib/sip/domain/real-value';
import { instalmentRupees } from '@/lib/sip/domain/plan';
import type { GroupId } from './form-view';
import { goalValueInWords, spanInWords } from './plan-sentence';
import type { SipMessages } from './sip-messages';

/** Everything that the form says beyond labels. */
export type FormMessages = {
  problems: Partial<Record<FieldName, string>>;
  hints: Partial<Record<FieldName, string>>;
  summaries: Record<GroupId, string>;
};

/** The texts under the fields and beside the groups' titles, for an input and its answer. */
export function formTexts(
  typed: TypedInputs,
  { problems, nearest }: ReadInputs,
  answer: SipAnswer,
  today: IsoDate,
  messages: SipMessages,
): FormMessages {
  return {
    problems: problemsInWords(problems, typed.stepUpUnit, messages.problems),
    hints: {
      ...amountHints(typed, today, messages.hints),
      // Hints refer to the nearest valid plan; beside an error message they would confuse.
      ...without(problems, planHints(nearest, answer, today, messages)),
    },
    summaries: groupSummaries(nearest, messages),
  };
}

/** Amounts in words, months by name. */
function amountHints(
  typed: TypedInputs,
  today: IsoDate,
  messages: SipMessages['hints'],
): FormMessages['hints'] {
  const hints: FormMessages['hints'] = {};
  for (const name of fieldNames) {
    if (isChoice(name)) continue;
    const { unit } = ruleOf(name, typed.stepUpUnit);
    const read = readNumber(name, typed, today);
    const value = read.ok ? read.value : null;
    if (unit === 'rupees') {
      if (!read.ok) hints[name] = messages.rupees;
      else if (value) hints[name] = rupeesInWords(value, messages.language) ?? undefined;
    } else if (unit === 'month' && value !== null) {
      hints[name] = fill(messages.month, {
        month: value,
        name: nameOfMonth(value, today, messages.language),
      });
    }
  }
  return hints;
}

function without(
  problems: ReadInputs['problems'],
  hints: FormMessages['hints'],
): FormMessages['hints'] {
  return Object.fromEntries(Object.entries(hints).filter(([name]) => !(name in problems)));
}

/** What the plan's own figures mean together. */
function planHints(
  inputs: SipInputs,
  { goal, main: { plan } }: SipAnswer,
  today: IsoDate,
  { hints: messages, answer }: SipMessages,
): FormMessages['hints'] {
  const hints: FormMessages['hints'] = {
    annualReturnPercent: fill(messages.realReturn, {
      percent: formatPercent(
        realReturnPercent(annualGrowthPercent(plan, conventionOf(inputs)), inputs.inflationPercent),
      ),
      inflation: formatPercent(inputs.inflationPercent),
    }),
    years: fill(messages.until, { month: nameOfMonth(plan.months, today, messages.language) }),
  };
  const stepMonth = inputs.stepUpEveryMonths;
  if (inputs.stepUp === 0) hints.stepUp = messages.noStepUp;
  if (inputs.stepUp > 0 && plan.months > stepMonth) {
    hints.stepUp = fill(messages.secondInstalment, {
      instalment: formatLakhCrore(instalmentRupees(plan, stepMonth), messages.language),
      month: stepMonth + 1,
    });
  }
  for (const name of datedFields) {
    if ((inputs[name] ?? 0) > plan.months) hints[name] = messages.afterEnd;
  }
  if (goal?.ok) {
    const value = goalValueInWords(goal, answer);
    hints[solvedField[goal.unknown]] = fill(messages.solved, { value });
  }
  return hints;
}

const datedFields = [
  ...(['topUp1Month', 'topUp2Month', 'topUp3Month'] as const),
  ...(['pause1Month', 'pause2Month'] as const),
];

const solvedField = {
  monthlyRupees: 'monthlyRupees',
  months: 'years',
  annualReturnPercent: 'annualReturnPercent',
  yearlyStepUpPercent: 'stepUp',
  stepUpRupees: 'stepUp',
} as const;

type ProblemMessages = Messages['sip']['problems'];

type Rule = ReturnType<typeof ruleOf>;

/** The error message of each field, with what to do. */
function problemsInWords(
  problems: ReadInputs['problems'],
  stepUpUnit: string,
  messages: ProblemMessages,
): Partial<Record<FieldName, string>> {
  const texts: Partial<Record<FieldName, string>> = {};
  for (const name of fieldNames) {
    const problem = problems[name];
    if (problem && !isChoice(name)) {
      texts[name] = problemInWords(problem, ruleOf(name, stepUpUnit), messages);
    }
  }
  return texts;
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
    case 'beyond-counting':
    case 'no-time':
    case 'month-missing':
    case 'count-missing':
      return messages[problem];
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

type SummaryMessages = SipMessages['summaries'];

/** One line for each group of the form that says what is set in it. */
export function groupSummaries(inputs: SipInputs, messages: SipMessages): Record<GroupId, string> {
  const { summaries } = messages;
  const { lumpSumRupees, inflationPercent, expenseRatioPercent } = inputs;
  return {
    lumpSum:
      lumpSumRupees === 0 ? summaries.none : formatLakhCrore(lumpSumRupees, summaries.language),
    steps: stepsInWords(inputs, summaries),
    sums: sumsInWords(inputs, summaries),
    goal:
      inputs.goalRupees === 0
        ? summaries.none
        : fill(summaries.goal, { goal: formatLakhCrore(inputs.goalRupees, summaries.language) }),
    costs: fill(expenseRatioPercent === 0 ? summaries.costs : summaries.costsAndRatio, {
      inflation: formatPercent(inflationPercent),
      fund: messages.fields.choices[inputs.fund].toLowerCase(),
      ratio: formatPercent(expenseRatioPercent),
    }),
    withdrawals:
      inputs.withdrawalRupees === 0
        ? summaries.none
        : fill(summaries.withdrawals, {
            rupees: formatLakhCrore(inputs.withdrawalRupees, summaries.language),
            each: messages.details.withdrawals.each[inputs.withdrawalEvery],
            span: spanInWords(inputs.withdrawalYears * monthsPerYear, messages.answer),
          }),
    compare: comparedInWords(inputs, summaries),
  };
}

function stepsInWords(
  { stepUpEveryMonths, instalmentCapRupees, extraMonths }: SipInputs,
  messages: SummaryMessages,
) {
  const forms = instalmentCapRupees === null ? messages.steps : messages.cappedSteps;
  const steps = fillCount(stepUpEveryMonths, forms, {
    rupees: formatLakhCrore(instalmentCapRupees, messages.language),
  });
  return extraMonths === 0 ? steps : `${steps}, ${fillCount(extraMonths, messages.extraMonths)}`;
}

function sumsInWords(inputs: SipInputs, messages: SummaryMessages): string {
  const topUps = ([1, 2, 3] as const).filter((row) => inputs[`topUp${row}Rupees`] > 0).length;
  const pauses = ([1, 2] as const).filter((row) => inputs[`pause${row}Month`] !== null).length;
  const counted = [
    topUps > 0 ? fillCount(topUps, messages.topUps) : null,
    pauses > 0 ? fillCount(pauses, messages.pauses) : null,
  ].filter((part) => part !== null);
  return counted.length > 0 ? counted.join(', ') : messages.none;
}

function comparedInWords(inputs: SipInputs, messages: SummaryMessages): string {
  if (isGiven(inputs, 'b')) return isGiven(inputs, 'c') ? messages.both : messages.b;
  return isGiven(inputs, 'c') ? messages.c : messages.none;
}
