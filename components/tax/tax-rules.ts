import { finishTask } from '@/lib/dashboard/domain/task';
import { readFields, typedOf, type TypedInput } from '@/lib/tax/domain/inputs/fields';
import { fragmentOf, inputOfFragment } from '@/lib/tax/domain/inputs/fragment';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import { toolFragmentOf, toolTextsOf } from '@/lib/tax/domain/inputs/tool-texts';
import { answerOf } from './answer-of';
import { groupedTools } from '@/components/tax/form/field-words';
import { isUntouched, type TaxFields, type TaxTyped } from '@/components/tax/form/tax-typed';

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
    address: (input: TaxInput | null, { fields, tools }: TaxTyped) =>
      input && !isUntouched(fields.typed) ? fragmentOf(input) + toolFragmentOf(tools) : '',
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
