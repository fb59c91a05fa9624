import { amountNames, type AmountGroup, type AmountName, type TaxFacts } from './input';

/** A field for an amount: its group and its name in it, as in `salaryRupees.gross`. */
export type AmountField = {
  [Group in AmountGroup]: `${Group}.${AmountName<Group>}`;
}[AmountGroup];

export type FactField = keyof TaxFacts;

/** Everything that a person can type or choose. */
export type FieldName = AmountField | FactField;

export const amountGroups = Object.keys(amountNames) as readonly AmountGroup[];

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

export function nameOf(field: AmountField): string {
  return field.slice(field.indexOf('.') + 1);
}
