import type { ChosenFacts } from '@/lib/tax/fields';
import { fieldId, isAmount, type FormGroup, type ListFact } from './form-groups';
import type { TypedField } from './use-typed';

/** What was typed or chosen before the scripts ran stands in the page, and only there. */
export function adoptFound(
  groups: readonly FormGroup[],
  chosen: ChosenFacts,
  type: (field: TypedField, text: string) => void,
  choose: (field: ListFact | 'year', value: string) => void,
): void {
  const all = groups.flatMap(({ fields }) => fields);
  for (const field of ['salaryRupees.gross', 'age', 'year', ...all] as const) {
    const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(
      `#${fieldId(field)}`,
    );
    if (!found) continue;
    if (field === 'age' || isAmount(field)) {
      if (found.value) type(field, found.value);
    } else if (found.value !== String(chosen[field])) choose(field, found.value);
  }
}
