/**
 * The fields of an answer or a stored value in the browser, each of them still unknown; none where it is no object. The
 * browser reads without zod, which would be a large part of the scripts of every page.
 */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Whether a value of unknown shape is an object with named fields, and no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
