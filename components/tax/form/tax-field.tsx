import { memo, type ReactNode } from 'react';
import { TextField } from '@/components/ui/fields/field';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { HelpNote } from '@/components/ui/overlay/help-note';
import { fill } from '@/lib/messages/fill';
import { groupTyped } from '@/lib/money/group-typed';
import type { FieldName } from '@/lib/tax/domain/inputs/field-names';
import type { TypedField } from '@/lib/tax/domain/inputs/fields';

export function fieldId(field: FieldName): string {
  return `tax-${field.replace('.', '-')}`;
}

export type FieldMessages = { label: string; meaning: string; helpLabel: string };

/** An amount or the age. No `name`: nothing here is made to be posted. */
export const TaxField = memo(function TaxField({
  field,
  text,
  error,
  hint,
  onType,
  onLeave,
  ...messages
}: FieldMessages & {
  field: TypedField;
  text: string;
  error: string | null;
  hint?: string;
  onType: (field: TypedField, text: string) => void;
  onLeave: (field: TypedField) => void;
}) {
  const id = fieldId(field);
  const shared = {
    ...{ id, label: messages.label, value: text, error, hint },
    onBlur: () => onLeave(field),
  };
  return (
    <Explained id={id} {...messages}>
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
    </Explained>
  );
});

/** A field with its word explained behind a question mark, at the end of its label's line. */
export function Explained({
  id,
  label,
  meaning,
  helpLabel,
  children,
}: {
  id: string;
  label: string;
  meaning: string;
  /** Names the question mark: "What is: {field}". */
  helpLabel: string;
  children: ReactNode;
}) {
  return (
    <div className="relative [&_label]:pr-9">
      {children}
      <HelpNote
        id={`${id}-help`}
        label={fill(helpLabel, { field: label })}
        className="absolute -top-1.5 right-0"
      >
        {meaning}
      </HelpNote>
    </div>
  );
}
