import { Amount } from '@/components/ui/amount';
import { isAsked } from '@/lib/tax/domain/inputs/asked-field';
import type { AmountField } from '@/lib/tax/domain/inputs/field-names';
import type { ChosenFacts, TypedFields } from '@/lib/tax/domain/inputs/fields';
import { formGroups } from '@/components/tax/form/form-group-list';
import {
  choicesOf,
  isAmount,
  meaningOf,
  summaryOf,
  type GroupId,
  type ListFact,
  type TaxMessages,
} from '@/components/tax/form/form-groups';
import { TaxChoice, TaxField } from '@/components/tax/form/tax-field';
import type { FieldErrors, FilledGroup } from '@/components/tax/form/tax-form';

/** What is behind the title of a group: its fields, and what is set in them. */
export function filledGroup(
  id: GroupId,
  {
    typed,
    chosen,
    errors,
    start,
    messages,
    onType,
    onLeave,
    onChoose,
  }: {
    typed: TypedFields;
    chosen: ChosenFacts;
    errors: FieldErrors;
    /** The initial choices. */
    start: ChosenFacts;
    messages: TaxMessages;
    onType: (field: AmountField | 'age', text: string) => void;
    onLeave: (field: AmountField | 'age') => void;
    onChoose: (field: ListFact, value: string) => void;
  },
): FilledGroup | null {
  const group = formGroups.find((one) => one.id === id);
  if (!group) return null;
  const summary = summaryOf(group, typed, chosen, start, messages);
  const { helpLabel } = messages.form;
  return {
    summary: summary ? <Amount full={summary} hiddenLabel={messages.hidden.amount} /> : null,
    fields: group.fields.map((name) => {
      if (!isAsked(name, chosen.year)) return null;
      const shared = {
        helpLabel,
        label: messages.fields[name].label,
        meaning: meaningOf(name, messages),
      };
      return isAmount(name) ? (
        <TaxField
          key={name}
          {...shared}
          field={name}
          text={typed[name] ?? ''}
          error={errors[name] ?? null}
          onType={onType}
          onLeave={onLeave}
        />
      ) : (
        <TaxChoice
          key={name}
          {...shared}
          field={name}
          value={chosen[name]}
          choices={choicesOf(name, messages)}
          onChoose={onChoose}
        />
      );
    }),
  };
}
