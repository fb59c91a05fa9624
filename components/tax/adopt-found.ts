import { amountFields, factFields } from '@/lib/tax/field-names';
import type { ChosenFacts } from '@/lib/tax/fields';
import { fieldId, type ListFact } from './form-groups';
import type { TypedField } from './use-typed';

/** What was typed or chosen before the scripts ran stands in the page, and only there. */
export function adoptFound(
  chosen: ChosenFacts,
  type: (field: TypedField, text: string) => void,
  choose: (field: ListFact | 'year', value: string) => void,
): void {
  const found = (field: TypedField) =>
    document.querySelector<HTMLInputElement>(`#${fieldId(field)}`)?.value;
  for (const field of [...amountFields, 'age'] as const) {
    const text = found(field);
    if (text) type(field, text);
  }
  for (const field of factFields) {
    if (field === 'age') continue;
    const list = document.querySelector<HTMLSelectElement>(`#${fieldId(field)}`);
    if (list && list.value !== String(chosen[field])) choose(field, list.value);
  }
}
