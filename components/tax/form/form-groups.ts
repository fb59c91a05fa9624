import { isAsked } from '@/lib/tax/domain/inputs/asked-field';
import type { AmountField, FieldName } from '@/lib/tax/domain/inputs/field-names';
import type { ChosenFacts, TypedFields } from '@/lib/tax/domain/inputs/fields';
import type { AmountGroup } from '@/lib/tax/domain/inputs/input';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

/** The feature's messages and what each field means. */
export type TaxMessages = Messages['tax'] & { glossary: Messages['taxGlossary'] };

export type ChosenFact = keyof ChosenFacts;

/** A field whose value is chosen from a list; the year has its own place. */
export type ListFact = Exclude<ChosenFact, 'year'>;

export type GroupId = keyof TaxMessages['form']['groups'];

export type FormGroup = { id: GroupId; fields: readonly Exclude<FieldName, 'year' | 'age'>[] };

export function isAmount<Name extends FieldName>(field: Name): field is Name & AmountField {
  return field.includes('.');
}

export function fieldId(field: FieldName): string {
  return `tax-${field.replace('.', '-')}`;
}

/** "80C: ₹1,50,000, Own NPS: ₹50,000": what is set in a group, in the words of its fields; empty for nothing. */
export function summaryOf(
  { fields }: FormGroup,
  typed: TypedFields,
  chosen: ChosenFacts,
  start: ChosenFacts,
  messages: TaxMessages,
): string {
  const set = fields.flatMap((field) => {
    if (!isAsked(field, chosen.year)) return [];
    const value = isAmount(field)
      ? amountTyped(typed[field])
      : chosen[field] === start[field]
        ? null
        : choicesOf(field, messages)[chosen[field]];
    if (!value) return [];
    return [fill(messages.form.set, { field: messages.fields[field].short, value })];
  });
  return set.join(', ');
}

function amountTyped(text = ''): string | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^[\d,.]+$/.test(plain) ? `₹${plain}` : plain;
}

/** What a field means, for its help text. */
export function meaningOf(field: FieldName, { glossary }: TaxMessages): string {
  if (!isAmount(field)) return glossary.facts[field];
  const [groupName, name = ''] = field.split('.');
  const group: Readonly<Record<string, string>> = glossary[groupName as AmountGroup];
  return group[name] ?? '';
}

export function choicesOf(
  field: ListFact,
  messages: TaxMessages,
): Readonly<Record<string, string>> {
  return messages.choices[field];
}
