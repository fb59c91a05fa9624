import { groupedTools } from '@/components/tax/form/engine-fields';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { isUntouched, type TaxFields, type TaxTyped } from '@/components/tax/form/tax-form';
import { finishTask } from '@/lib/dashboard/domain/task';
import type { Language } from '@/lib/messages/language';
import {
  readFields,
  typedOf,
  toolFragmentOf,
  toolTextsOf,
  validInput,
  validToolTexts,
  type ToolTexts,
  type TypedInput,
} from '@/lib/tax/domain/inputs/fields';
import { factFields } from '@/lib/tax/domain/inputs/field-names';
import {
  fragmentKeys,
  fragmentOf,
  inputOfFragment,
  unaskedFragmentOf,
  unaskedTextsOf,
} from '@/lib/tax/domain/inputs/fragment';
import { defaultYear, emptyInput, type TaxInput } from '@/lib/tax/domain/inputs/input';
import { answerOf } from './answer-of';

/** The rules of tax and everything that shows an answer, as one piece. */
export { dateInIndia } from '@/lib/calendar/iso-date';
export { exampleInput } from '@/lib/tax/domain/inputs/input';
export { AnswerBar, AnswerSentence } from './answer-bar';
export { errorsInWords, regrouped } from '@/components/tax/form/engine-fields';
export { filledGroup } from '@/components/tax/form/engine-fields';
export { ExampleAnswer, TaxAnswer } from './tax-answer';
export { answerOf } from './answer-of';
export { TaxDetails } from '@/components/tax/details/tax-details';
export { ShareCalculation, TaxSaving, TaxTool } from '@/components/tax/tools/tax-tools';

const fetchers = {
  en: () =>
    Promise.all([
      import('@/lib/messages/en/tax/tax'),
      import('@/lib/messages/en/tax/tax-glossary'),
    ]),
  hi: () =>
    Promise.all([
      import('@/lib/messages/hi/tax/tax'),
      import('@/lib/messages/hi/tax/tax-glossary'),
    ]),
} satisfies Record<Language, unknown>;

/**
 * All messages of the calculator. They come with the engine: as props they would be in the document, where those of
 * Hindi alone weigh 60 KB.
 */
export async function fetchTaxMessages(language: Language): Promise<TaxMessages> {
  const [{ tax }, { taxGlossary }] = await fetchers[language]();
  return { ...tax, glossary: taxGlossary };
}

type TaxRead = {
  inputs: TaxInput | null;
  problems: TypedInput['problems'];
  /** Every field at its last valid value: what the address holds. */
  valid: TaxInput;
};

/** The form before the first edit. */
const blankInput: TaxInput = { ...emptyInput(defaultYear), age: null };

/** Whether a fragment holds an amount, and not only a year, an age or a choice from a list. */
function hasAmount(fragment: string): boolean {
  const others = new Set(['v', ...factFields.map((field) => fragmentKeys[field])]);
  return [...new URLSearchParams(fragment).keys()].some((key) => !others.has(key));
}

/** From the fields to the answer and the address, for `useCalculator`. */
export function taxRules() {
  /** Each field at its last valid value, while states of the fields are read in the order in which they were typed. */
  let lastValid = blankInput;
  let lastTools: ToolTexts = {};
  /** Input of the tools does not change the tax, so the last read of the same fields is reused. */
  const known = new WeakMap<TaxFields, TaxRead>();
  const readOnce = (fields: TaxFields): TaxRead => {
    const before = known.get(fields);
    if (before) return before;
    const { typed, chosen } = fields;
    const { input, problems } = readFields(typed, chosen);
    lastValid = input ?? validInput(typed, chosen, lastValid);
    const read = { inputs: isUntouched(typed) ? null : input, problems, valid: lastValid };
    known.set(fields, read);
    return read;
  };
  /** A calculation in the form of the address, for a link and for what is saved. */
  const calculationFragment = (input: TaxInput, tools: ToolTexts) => {
    lastTools = validToolTexts(tools, lastTools);
    return fragmentOf(input) + toolFragmentOf(lastTools);
  };
  return {
    calculationFragment,
    read: ({ fields }: TaxTyped) => readOnce(fields),
    answer: (input: TaxInput) => measured('tax-answer', () => answerOf(input)),
    address: (_: TaxInput | null, { fields, tools }: TaxTyped) => {
      const fragment =
        calculationFragment(readOnce(fields).valid, tools) +
        unaskedFragmentOf(fields.typed, fields.chosen.year);
      return fragment === fragmentOf(blankInput) ? '' : fragment;
    },
    typedAt: (fragment: string, early: TaxTyped | null): TaxTyped | null => {
      const found = inputOfFragment(fragment);
      if (!found) return null;
      const { typed, chosen }: Partial<TaxFields> = early?.fields ?? {};
      // Before the engine is there, the page has the salary, the age and the year alone.
      const year = chosen && chosen.year !== defaultYear ? chosen.year : found.year;
      return {
        fields: {
          typed: { ...typedOf(found), ...unaskedTextsOf(fragment, found.year), ...typed },
          chosen: { ...found, year },
        },
        tools: groupedTools(toolTextsOf(fragment)),
      };
    },
    onAddressWritten: (fragment: string) => {
      if (hasAmount(fragment)) finishTask('tax');
    },
  };
}

/**
 * Runs the work and records its duration in the browser's performance timeline, for bench/calculator-speed.mjs and
 * for developers in the profiler. The entry stays in the browser.
 */
function measured<Outcome>(name: string, work: () => Outcome): Outcome {
  const start = performance.now();
  const outcome = work();
  performance.measure(name, { start });
  return outcome;
}
