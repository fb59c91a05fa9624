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
  type TypedInput,
} from '@/lib/tax/domain/inputs/fields';
import { fragmentOf, inputOfFragment } from '@/lib/tax/domain/inputs/fragment';
import { emptyInput, type TaxInput } from '@/lib/tax/domain/inputs/input';
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

type TaxRead = { inputs: TaxInput | null; problems: TypedInput['problems'] };

/** From the fields to the answer and the address, for `useCalculator`. */
export function taxRules() {
  /** Input of the tools does not change the tax, so the last read of the same fields is reused. */
  const known = new WeakMap<TaxFields, TaxRead>();
  return {
    read: ({ fields }: TaxTyped): TaxRead => {
      const before = known.get(fields);
      if (before) return before;
      const { input, problems } = readFields(fields.typed, fields.chosen);
      const read = { inputs: isUntouched(fields.typed) ? null : input, problems };
      known.set(fields, read);
      return read;
    },
    answer: (input: TaxInput) => measured('tax-answer', () => answerOf(input)),
    address: (input: TaxInput | null, { fields, tools }: TaxTyped) => {
      const ofTools = toolFragmentOf(tools);
      // The tools answer for the example too.
      if (isUntouched(fields.typed)) {
        return ofTools && fragmentOf(emptyInput(fields.chosen.year)) + ofTools;
      }
      return input ? fragmentOf(input) + ofTools : '';
    },
    typedAt: (fragment: string): TaxTyped | null => {
      const found = inputOfFragment(fragment);
      return (
        found && {
          fields: { typed: typedOf(found), chosen: found },
          tools: groupedTools(toolTextsOf(fragment)),
        }
      );
    },
    onAddressWritten: () => finishTask('tax'),
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
