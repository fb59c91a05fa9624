import { memo, type ReactNode } from 'react';
import { TextField } from '@/components/ui/fields/field';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { Select } from '@/components/ui/fields/select';
import { groupTyped } from '@/lib/money/group-typed';
import type { AmountField, FieldName } from '@/lib/tax/domain/inputs/field-names';
import { Explained } from './explained';
import { choicesOf, fieldId, meaningOf, type ListFact, type TaxMessages } from './form-groups';

type TypedField = AmountField | 'age';

/** An amount or the age. No `name`: nothing here is made to be posted. */
export const TaxField = memo(function TaxField({
  field,
  text,
  error,
  hint,
  messages,
  onType,
  onLeave,
}: {
  field: TypedField;
  text: string;
  error: string | null;
  hint?: string;
  messages: TaxMessages;
  onType: (field: TypedField, text: string) => void;
  onLeave: (field: TypedField) => void;
}) {
  const shared = {
    id: fieldId(field),
    label: messages.fields[field].label,
    value: text,
    error,
    hint,
    onBlur: () => onLeave(field),
  };
  return (
    <WithHelp field={field} messages={messages}>
      {field === 'age' ? (
        <TextField
          {...shared}
          autoComplete="off"
          maxLength={10}
          onChange={({ target }) => onType(field, target.value)}
        />
      ) : (
        <RupeeField {...shared} group={groupTyped} onType={(value) => onType(field, value)} />
      )}
    </WithHelp>
  );
});

/** A fact that is chosen from a list. */
export const TaxChoice = memo(function TaxChoice({
  field,
  value,
  messages,
  onChoose,
}: {
  field: ListFact;
  value: string;
  messages: TaxMessages;
  onChoose: (field: ListFact, value: string) => void;
}) {
  return (
    <WithHelp field={field} messages={messages}>
      <Select
        id={fieldId(field)}
        label={messages.fields[field].label}
        value={value}
        options={Object.entries(choicesOf(field, messages)).map(([option, label]) => ({
          value: option,
          label,
        }))}
        onChange={({ target }) => onChoose(field, target.value)}
      />
    </WithHelp>
  );
});

/** The word of a field explained, at the end of its label's line. */
export function WithHelp({
  field,
  messages,
  children,
}: {
  field: FieldName;
  messages: TaxMessages;
  children: ReactNode;
}) {
  return (
    <Explained
      id={fieldId(field)}
      label={messages.fields[field].label}
      meaning={meaningOf(field, messages)}
      messages={messages}
    >
      {children}
    </Explained>
  );
}
