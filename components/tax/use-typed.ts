import { useCallback, useMemo, useState } from 'react';
import type { AmountField } from '@/lib/tax/domain/inputs/field-names';
import type { ChosenFacts, TypedFields } from '@/lib/tax/domain/inputs/fields';
import type { ToolField, ToolTexts } from '@/lib/tax/domain/inputs/tool-texts';
import type { ListFact } from './form-groups';
import type { Rules } from './use-engine';

export type TypedField = AmountField | 'age';

/** What stands in the fields, exactly as somebody left it; what one may do to it. */
export function useTyped(start: ChosenFacts) {
  const [typed, setTyped] = useState<TypedFields>({});
  const [chosen, setChosen] = useState(start);
  const [tools, setTools] = useState<ToolTexts>({});
  const [isEdited, setIsEdited] = useState(false);

  const type = useCallback((field: TypedField, text: string) => {
    setIsEdited(true);
    setTyped((before) => ({ ...before, [field]: text }));
  }, []);
  const choose = useCallback((field: ListFact | 'year', value: string) => {
    setIsEdited(true);
    setChosen((before) => ({ ...before, [field]: field === 'year' ? Number(value) : value }));
  }, []);
  const typeTool = useCallback((field: ToolField, text: string) => {
    setIsEdited(true);
    setTools((before) => ({ ...before, [field]: text }));
  }, []);
  /** "12.5L" becomes 12,50,000 when one leaves the field. */
  const tidy = useCallback((field: TypedField, rules: Rules) => {
    if (field === 'age') return;
    setTyped((before) => {
      const text = before[field] ?? '';
      const grouped = rules.regrouped(field, text);
      return grouped === text ? before : { ...before, [field]: grouped };
    });
  }, []);
  /** Takes the figures of an address, ours or a saved one; anything else leaves the fields as they are. */
  const adopt = useCallback((fragment: string, rules: Rules) => {
    const found = rules.inputOfFragment(fragment);
    if (!found) return;
    setTyped(rules.typedOf(found));
    setChosen(found);
    setTools(rules.groupedTools(rules.toolTextsOf(fragment)));
    setIsEdited(true);
  }, []);
  const clear = useCallback(() => {
    setTyped({});
    setTools({});
    setChosen(({ year }) => ({ ...start, year }));
    setIsEdited(true);
  }, [start]);

  const fields = useMemo(() => ({ typed, chosen }), [typed, chosen]);
  return { fields, tools, isEdited, type, choose, typeTool, tidy, adopt, clear };
}

/** Whether there is nothing yet to compute: an age alone is no income. */
export function isUntouched(typed: TypedFields): boolean {
  return Object.entries(typed).every(([name, text]) => name === 'age' || text.trim() === '');
}
