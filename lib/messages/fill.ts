/** Puts values into a sentence: fill('Save {amount}', { amount: '₹5,000' }). Throws for a missing value. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${sentence}"`);
    return String(value);
  });
}

/** A sentence for one thing, and one for any other number of things; `{count}` is the number. */
export type CountForms = { readonly one: string; readonly other: string };

/** `fill` with the form for this number: "1 year", "3 years". English and Hindi both need these two forms. */
export function fillCount(
  count: number,
  { one, other }: CountForms,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(count === 1 ? one : other, { count, ...values });
}
