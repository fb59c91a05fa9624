import { amountFields, groupOf, nameOf, type AmountField } from './field-names';
import type { AmountGroup, Amounts, TaxFacts, TaxInput } from './input';

/** The amount that stands in a field of an input. */
export function amountIn(input: TaxInput, field: AmountField): number {
  const group: Readonly<Record<string, number>> = input[groupOf(field)];
  const rupees = group[nameOf(field)];
  if (rupees === undefined) throw new Error(`No field ${field}`);
  return rupees;
}

/** An input from its facts and the amount of each field. */
export function inputOf(facts: TaxFacts, amountOf: (field: AmountField) => number): TaxInput {
  const groups: Partial<Record<AmountGroup, Record<string, number>>> = {};
  for (const field of amountFields) {
    (groups[groupOf(field)] ??= {})[nameOf(field)] = amountOf(field);
  }
  // Every field of every group was filled: amountFields is made from amountNames.
  return { ...facts, ...(groups as Amounts) };
}
