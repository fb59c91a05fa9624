/** With a plain space where an amount has one that does not break (lib/money/lakh-crore.ts), so that tests can be read. */
export function plainSpaces<Value>(value: Value): Value {
  return value && (JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as Value);
}
