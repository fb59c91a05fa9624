import { memo, useState } from 'react';
import { Amount } from '@/components/ui/figures/amount';
import { Select } from '@/components/ui/fields/select';
import {
  choicesOf,
  formGroups,
  isAmount,
  meaningOf,
  summaryOf,
  type GroupId,
  type ListFact,
  type TaxMessages,
} from '@/components/tax/form/form-groups';
import {
  Explained,
  fieldId,
  TaxField,
  type FieldMessages,
  type FieldErrors,
  type FilledGroup,
  type ToolEdit,
} from '@/components/tax/form/tax-form';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { isAsked, type AmountField } from '@/lib/tax/domain/inputs/field-names';
import {
  type ChosenFacts,
  type TypedField,
  type TypedFields,
  readAmount,
  readToolAmount,
  isToolAmount,
  type TypedInput,
  type ToolField,
  type ToolTexts,
} from '@/lib/tax/domain/inputs/fields';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import { maxRupees } from '@/lib/tax/domain/inputs/input';
import { groupTyped } from '@/lib/money/group-typed';

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
    onType: (field: TypedField, text: string) => void;
    onLeave: (field: TypedField) => void;
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

/** A fact that is chosen from a list. */
const TaxChoice = memo(function TaxChoice({
  field,
  value,
  choices,
  onChoose,
  ...messages
}: FieldMessages & {
  field: ListFact;
  value: string;
  choices: Readonly<Record<string, string>>;
  onChoose: (field: ListFact, value: string) => void;
}) {
  const id = fieldId(field);
  return (
    <Explained id={id} {...messages}>
      <Select
        id={id}
        label={messages.label}
        value={value}
        options={Object.entries(choices).map(([option, label]) => ({ value: option, label }))}
        onChange={({ target }) => onChoose(field, target.value)}
      />
    </Explained>
  );
});

/** The error message of each field, with what to do. */
export function errorsInWords(
  problems: TypedInput['problems'],
  messages: TaxMessages['problems'],
): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, problemInWords(problem, messages)]),
  );
}

function problemInWords(
  problem: Exclude<keyof TaxMessages['problems'], 'language'>,
  messages: TaxMessages['problems'],
): string {
  const max = formatLakhCrore(maxRupees, messages.language);
  return fill(messages[problem], { max });
}

/** When the field loses focus, "12.5L" becomes 12,50,000; text that is no amount stays as typed. */
export function regrouped(field: AmountField, text: string): string {
  const read = readAmount(field, text);
  if (!read.ok || text.trim() === '') return text;
  return formatNumber(read.value).replace('−', '-');
}

/** The tools' amounts as their fields show them; days and choices as they are. */
export function groupedTools(texts: ToolTexts): ToolTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      isToolAmount(field as ToolField) ? regrouped('salaryRupees.gross', text) : text,
    ]),
  );
}

/**
 * The rupees in a field of a tool; zero when it is blank, or not there any more. While the text is no amount, the last one
 * that was: counted as zero, a mistyped tax deducted at source would raise each instalment.
 */
export function useToolRupees(texts: ToolTexts): (field: ToolField) => number {
  const [last, setLast] = useState<Partial<Record<ToolField, number>>>({});
  const now: typeof last = {};
  for (const [name, text] of Object.entries(texts)) {
    const field = name as ToolField;
    const read = isToolAmount(field) ? readToolAmount(text) : null;
    const rupees = read?.ok ? read.value : last[field];
    if (rupees !== undefined) now[field] = rupees;
  }
  const fields = Object.keys({ ...last, ...now }) as ToolField[];
  if (fields.some((field) => last[field] !== now[field])) setLast(now);
  return (field) => now[field] ?? 0;
}

type ExplainedTool = keyof TaxMessages['glossary']['tools'];

/** An amount that belongs to a tool and not to the tax itself. */
export function CostField({
  field,
  label,
  tools,
  messages,
}: {
  field: ExplainedTool;
  label: string;
  tools: ToolEdit;
  messages: TaxMessages;
}) {
  const text = tools.texts[field] ?? '';
  const read = readToolAmount(text);
  const error = read.ok ? null : problemInWords(read.problem, messages.problems);
  const id = `tax-tool-${field}`;
  return (
    <Explained
      id={id}
      label={label}
      meaning={messages.glossary.tools[field]}
      helpLabel={messages.form.helpLabel}
    >
      <RupeeField
        id={id}
        label={label}
        value={text}
        error={error}
        group={groupTyped}
        onType={(typed) => tools.onTool(field, typed)}
        onBlur={() => tools.onTool(field, regrouped('salaryRupees.gross', text))}
      />
    </Explained>
  );
}
