import { useCallback } from 'react';
import type { ChosenFacts, ToolField, TypedField } from '@/lib/tax/domain/inputs/fields';
import type { ListFact } from './form-groups';
import type { TaxTyped } from './tax-form';

/** How the fields change, each with the same function for every render. */
export function useTaxEdits(
  change: (next: (before: TaxTyped) => TaxTyped) => void,
  rules: Pick<typeof import('@/components/tax/engine'), 'regrouped'> | null,
) {
  const onType = useCallback(
    (field: TypedField, text: string) => change((before) => withTyped(before, field, text)),
    [change],
  );
  /** "12.5L" becomes 12,50,000 when one leaves the field. */
  const onLeave = useCallback(
    (field: TypedField) => {
      if (!rules || field === 'age') return;
      change((before) => {
        const text = before.fields.typed[field] ?? '';
        const grouped = rules.regrouped(field, text);
        return grouped === text ? before : withTyped(before, field, grouped);
      });
    },
    [rules, change],
  );
  const onChoose = useCallback(
    (field: ListFact | 'year', value: string) =>
      change(({ fields: before, ...rest }) => ({
        ...rest,
        fields: {
          ...before,
          chosen: { ...before.chosen, [field]: field === 'year' ? Number(value) : value },
        },
      })),
    [change],
  );
  const onTool = useCallback(
    (field: ToolField, text: string) =>
      change((before) => ({ ...before, tools: { ...before.tools, [field]: text } })),
    [change],
  );
  return { onType, onLeave, onChoose, onTool };
}

function withTyped(before: TaxTyped, field: TypedField, text: string): TaxTyped {
  const { typed, chosen } = before.fields;
  return { ...before, fields: { typed: { ...typed, [field]: text }, chosen } };
}

/** Nothing typed, with these choices. */
export function startTyped(chosen: ChosenFacts): TaxTyped {
  return { fields: { typed: {}, chosen }, tools: {} };
}
