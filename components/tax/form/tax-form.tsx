import { type ReactNode, memo } from 'react';
import { GroupSummary } from '@/components/calculators/group-summary';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import type { SelectOption } from '@/components/ui/fields/select';
import type { FirstField, FirstMessages } from '@/components/tax/first-messages';
import { TextField } from '@/components/ui/fields/field';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { HelpNote } from '@/components/ui/overlay/help-note';
import type {
  ChosenFacts,
  TypedField,
  TypedFields,
  ToolField,
  ToolTexts,
} from '@/lib/tax/domain/inputs/fields';
import { fill } from '@/lib/messages/fill';
import { groupTyped } from '@/lib/money/group-typed';
import type { FieldName } from '@/lib/tax/domain/inputs/field-names';
import type { GroupId } from './form-groups';

export type FieldErrors = Partial<Record<TypedField, string>>;

/** What the engine puts into a group: its fields, and what is set in them. */
export type FilledGroup = { fields: ReactNode; summary: ReactNode };

/**
 * The salary first, everything else in groups whose titles name the set values. Not a form element: without scripts the
 * Enter key would send the page somewhere and lose what was typed.
 */
export function TaxForm({
  typed,
  chosen,
  errors,
  years,
  groups,
  groupOf,
  messages,
  onType,
  onLeave,
  onClear,
}: {
  typed: TypedFields;
  chosen: ChosenFacts;
  errors: FieldErrors;
  years: readonly (SelectOption & { hraNote: string })[];
  groups: readonly GroupId[];
  /** Null until the engine is there: without scripts the fields could not be answered, and they are half of the form. */
  groupOf: ((group: GroupId) => FilledGroup | null) | null;
  messages: FirstMessages;
  onType: (field: TypedField, text: string) => void;
  onLeave: (field: TypedField) => void;
  onClear: () => void;
}) {
  const { form, fields, page } = messages;
  const hraNote = years.find(({ value }) => value === String(chosen.year))?.hraNote;
  const field = (name: FirstField, hint?: string) => (
    <TaxField
      field={name}
      text={typed[name] ?? ''}
      error={errors[name] ?? null}
      hint={hint}
      {...fields[name]}
      helpLabel={form.helpLabel}
      onType={onType}
      onLeave={onLeave}
    />
  );
  return (
    <Card className="no-print">
      <div role="group" aria-label={form.title} className="grid gap-3">
        {/* An age needs less width than the sentence about a wrong one. */}
        <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-3 has-[[aria-invalid=true]]:grid-cols-2">
          {field('salaryRupees.gross', form.rupeesHint)}
          {field('age')}
        </div>
        <div>
          {groups.map((id) => {
            const group = groupOf?.(id);
            return (
              <details key={id} className="border-t border-line">
                <GroupSummary title={form.groups[id]} settings={group?.summary ?? form.holds[id]} />
                <div className="grid gap-4 pt-1 pb-5">
                  <p className="text-xs text-ink-soft">{id === 'hra' ? hraNote : form.notes[id]}</p>
                  {group?.fields ?? (
                    <p className="needs-scripts text-xs text-ink-soft">{page.loading}</p>
                  )}
                </div>
              </details>
            );
          })}
        </div>
        <Button
          variant="quiet"
          className="needs-scripts no-print -mx-3.5 justify-self-start"
          onClick={onClear}
        >
          {form.clear}
        </Button>
      </div>
    </Card>
  );
}

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
    id,
    label: messages.label,
    value: text,
    error,
    hint,
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

export type TaxFields = { typed: TypedFields; chosen: ChosenFacts };

/** The texts of the fields and the tools, exactly as the reader left them. */
export type TaxTyped = { fields: TaxFields; tools: ToolTexts };

/** Whether there is nothing yet to compute: an age alone is no income. */
export function isUntouched(typed: TypedFields): boolean {
  return Object.entries(typed).every(([name, text]) => name === 'age' || text.trim() === '');
}

/** The texts of the fields of the tools, and how one of them changes. */
export type ToolEdit = { texts: ToolTexts; onTool: (field: ToolField, text: string) => void };
