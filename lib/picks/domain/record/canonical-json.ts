export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The one text of a value: no spaces, the keys of every object in the order of their UTF-16 units, numbers as
 * ECMAScript writes them (RFC 8785). Equal values have equal texts, however a database orders their fields.
 * @throws for a number that JSON has no word for.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error(`JSON has no word for ${value}`);
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key]!)}`);
  return `{${fields.join(',')}}`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
