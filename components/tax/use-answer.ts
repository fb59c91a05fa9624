import { useDeferredValue, useMemo, useState } from 'react';
import { useSettled } from '@/components/forms/use-settled';
import type { ChosenFacts, TypedFields } from '@/lib/tax/domain/inputs/fields';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import type { TaxMessages } from './form-groups';
import { measured } from './measured';
import type { FieldErrors } from './tax-form';
import type { Rules } from './use-engine';
import { isUntouched } from './use-typed';

/** Messages and announcements wait until somebody has stopped typing; charts and tables a little less. */
const settleMs = 600;
const redrawMs = 300;

const noErrors: FieldErrors = {};

/**
 * The answer to what stands in the fields: while one of them is wrong, the last one that was right; while all are
 * empty, the example. Nothing without the rules, which come later than the page.
 */
export function useAnswer(
  rules: Rules | null,
  fields: { typed: TypedFields; chosen: ChosenFacts },
  messages: TaxMessages,
) {
  const [lastGood, setLastGood] = useState<TaxInput | null>(null);
  const [settled] = useSettled(fields, settleMs);
  // The key's own letter is painted first, the answer right after it.
  const lagging = useDeferredValue(fields);

  const read = useMemo(
    () => rules?.readFields(lagging.typed, lagging.chosen) ?? null,
    [rules, lagging],
  );
  const isBlank = isUntouched(lagging.typed);
  const input = read?.input ?? null;
  // A page that the button cleared, with no field in it, is no answer to come back to.
  const isCleared = Object.keys(lagging.typed).length === 0;
  const keep = input !== null && !isBlank ? input : isCleared ? null : lastGood;
  if (rules && keep !== lastGood) setLastGood(keep);
  const isExample = isBlank || keep === null;
  const shownYear = lagging.chosen.year;
  const shown = useMemo(() => {
    if (!rules) return null;
    return isExample ? rules.exampleInput(shownYear) : keep;
  }, [rules, isExample, shownYear, keep]);
  const answer = useMemo(
    () => (rules && shown ? measured('tax-answer', () => rules.answerOf(shown)) : null),
    [rules, shown],
  );
  const [drawn] = useSettled(answer, redrawMs);

  const errors = useMemo(() => {
    if (!rules || !read) return noErrors;
    const before = rules.readFields(settled.typed, settled.chosen).problems;
    // Shows only problems that already existed when typing paused, so that no one is corrected in the middle of a
    // number.
    const lasting = Object.entries(read.problems).filter(([name]) => name in before);
    return rules.errorsInWords(Object.fromEntries(lasting), messages.problems);
  }, [rules, read, settled, messages]);

  return {
    answer,
    /** The same a moment later, for what is dear to draw. */
    detailed: useDeferredValue(drawn),
    errors,
    isExample,
    isStale: Object.keys(errors).length > 0,
    isSettled: settled === fields,
  };
}
