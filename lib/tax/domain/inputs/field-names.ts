import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import type { TaxYear } from '@/lib/law/tax-years';
import {
  type AmountGroup,
  type AmountName,
  amountNames,
  type Amounts,
  type TaxFacts,
  type TaxInput,
} from './input';

/** A field for an amount: its group and its name in it, as in `salaryRupees.gross`. */
export type AmountField = {
  [Group in AmountGroup]: `${Group}.${AmountName<Group>}`;
}[AmountGroup];

export type FactField = keyof TaxFacts;

/** Everything that a person can type or choose. */
export type FieldName = AmountField | FactField;

const amountGroups = Object.keys(amountNames) as readonly AmountGroup[];

/** In the order in which the page asks. */
export const amountFields: readonly AmountField[] = amountGroups.flatMap((group) =>
  amountNames[group].map((name) => `${group}.${name}` as AmountField),
);

export const factFields: readonly FactField[] = [
  'year',
  'age',
  'residency',
  'hraCity',
  'employer',
  'parentsAge',
  'ownDisability',
  'dependantDisability',
];

export function groupOf(field: AmountField): AmountGroup {
  return field.slice(0, field.indexOf('.')) as AmountGroup;
}

function nameOf(field: AmountField): string {
  return field.slice(field.indexOf('.') + 1);
}

/** Whether a year asks for a field: the one year whose rates changed within it asks for what was sold before. */
export function isAsked(field: FieldName, year: TaxYear): boolean {
  return year === 2024 || !field.startsWith('earlierGains');
}

/** The amount that is in a field of an input. */
export function amountIn(input: TaxInput, field: AmountField): number {
  const group: Readonly<Record<string, number>> = input[groupOf(field)];
  const rupees = group[nameOf(field)];
  if (rupees === undefined) throw new Error(`No field ${field}`);
  return rupees;
}

/** An input from its facts and the amount of each field; a field that the year does not ask for holds nothing. */
export function inputOf(facts: TaxFacts, amountOf: (field: AmountField) => number): TaxInput {
  const groups: Partial<Record<AmountGroup, Record<string, number>>> = {};
  for (const field of amountFields) {
    const rupees = isAsked(field, facts.year) ? amountOf(field) : 0;
    (groups[groupOf(field)] ??= {})[nameOf(field)] = rupees;
  }
  // Every field of every group was filled: amountFields is made from amountNames.
  return { ...facts, ...(groups as Amounts) };
}

/** Whether a value is a day from 1900 to 2099: another year in a birth or a payment is a typing mistake. */
export function isBoundedDay(value: unknown): value is IsoDate {
  return isIsoDate(value) && value >= '1900-01-01' && value <= '2099-12-31';
}
