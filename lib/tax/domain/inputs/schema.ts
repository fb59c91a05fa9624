import { isBoundedDay } from './bounded-day';
import type { FactField } from './field-names';
import { largestRupees, mayBeNegative, oldestAge, type AmountGroup, type TaxFacts } from './input';

/**
 * What an input may hold when it comes from outside: the address, a saved item. By hand and not with zod, because the
 * browser reads its own address, and the schema library stays on the server.
 */
export function isAmountOf(group: AmountGroup, value: unknown): value is number {
  const least = mayBeNegative(group) ? -largestRupees : 0;
  return isWhole(value) && value >= least && value <= largestRupees;
}

type FactCheck<Name extends FactField> = (value: unknown) => value is TaxFacts[Name];

const isDisability = oneOf('none', 'disability', 'severe');

export const isFact: { readonly [Name in FactField]: FactCheck<Name> } = {
  year: oneOf(2023, 2024, 2025, 2026),
  age: (value): value is TaxFacts['age'] =>
    typeof value === 'string'
      ? isBoundedDay(value)
      : isWhole(value) && value >= 0 && value <= oldestAge,
  residency: oneOf('resident', 'nonResident'),
  hraCity: oneOf(
    'ahmedabad',
    'bengaluru',
    'chennai',
    'delhi',
    'hyderabad',
    'kolkata',
    'mumbai',
    'pune',
    'elsewhere',
  ),
  employer: oneOf('private', 'government'),
  parentsAge: oneOf('below60', 'from60'),
  ownDisability: isDisability,
  dependantDisability: isDisability,
};

function oneOf<const Choice extends string | number>(...choices: readonly Choice[]) {
  return (value: unknown): value is Choice => choices.some((choice) => choice === value);
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}
