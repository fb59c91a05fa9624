import { cutToBytes } from '@/lib/text/read-text';

type FormEntries = Pick<FormData, 'get'>;

/**
 * A field as it was typed, at most `maxBytes` bytes of it; empty where a file or no such field is. `maxBytes` is more
 * than the field's own limit, so that its reader still sees what is too long. Nothing is normalised here, because a
 * password must stay as it is: the field's reader does that.
 */
export function textOf(form: FormEntries, name: string, maxBytes: number): string {
  // An action can be called by script with anything in a form's place.
  return cutText(can(form, 'get') ? form.get(name) : null, maxBytes);
}

/** A field of one line, such as an amount, a day or a name from a list. */
export function shortTextOf(form: FormEntries, name: string): string {
  return textOf(form, name, 800);
}

/** An id, a choice or another short value that the form itself brought along. */
export function hiddenTextOf(form: FormEntries, name: string): string {
  return textOf(form, name, 100);
}

/** Of a field that may stand several times: at most `maxCount` values, each at most `maxBytes` bytes of it. */
export function textsOf(
  form: Pick<FormData, 'getAll'>,
  name: string,
  { maxCount, maxBytes }: { maxCount: number; maxBytes: number },
): string[] {
  const values = can(form, 'getAll') ? form.getAll(name) : [];
  return values.slice(0, maxCount).map((value) => cutText(value, maxBytes));
}

function can(value: unknown, method: string): boolean {
  return (
    typeof (value as Partial<Record<string, unknown>> | null | undefined)?.[method] === 'function'
  );
}

function cutText(value: FormDataEntryValue | null, maxBytes: number): string {
  return typeof value === 'string' ? cutToBytes(value, maxBytes) : '';
}
