import { cutToBytes } from '@/lib/text/read-text';

/**
 * Forms as actions and routes receive them. Any client may call an action with something else than its form: that has
 * no fields, so that the action answers as for an empty form.
 */
type FormEntries = Pick<FormData, 'get'>;
type FormLists = Pick<FormData, 'getAll'>;

/**
 * A field as it was typed, at most `maxBytes` bytes of it; empty where a file or no such field is. `maxBytes` is more
 * than the field's own limit, so that its reader still sees what is too long. Nothing is normalised here, because a
 * password must stay as it is: the field's reader does that.
 */
export function textOf(form: FormEntries, name: string, maxBytes: number): string {
  return cutText(entryOf(form, name), maxBytes);
}

/** Whether a form has the field, such as the name of the button that sent it. */
export function hasField(form: FormEntries, name: string): boolean {
  return entryOf(form, name) !== null;
}

/** The file that was chosen, or null for none. Its size is the sender's to choose: look at it before reading. */
export function fileOf(form: FormEntries, name: string): File | null {
  const entry = entryOf(form, name);
  return entry instanceof File ? entry : null;
}

/** A field of one line, such as an amount, a day or a name from a list. */
export function shortTextOf(form: FormEntries, name: string): string {
  return textOf(form, name, 800);
}

/** An id, a choice or another short value that the form's own HTML holds. */
export function hiddenTextOf(form: FormEntries, name: string): string {
  return textOf(form, name, 100);
}

/** The texts of a field that may occur several times: at most `maxCount` values, each at most `maxBytes` bytes of it. */
export function textsOf(
  form: FormLists,
  name: string,
  { maxCount, maxBytes }: { maxCount: number; maxBytes: number },
): string[] {
  return (canList(form) ? form.getAll(name) : [])
    .slice(0, maxCount)
    .map((value) => cutText(value, maxBytes));
}

function cutText(value: FormDataEntryValue | null, maxBytes: number): string {
  return typeof value === 'string' ? cutToBytes(value, maxBytes) : '';
}

function entryOf(form: FormEntries, name: string): FormDataEntryValue | null {
  return canGet(form) ? form.get(name) : null;
}

function canGet(form: unknown): form is FormEntries {
  return typeof (form as Partial<FormEntries> | null | undefined)?.get === 'function';
}

function canList(form: unknown): form is FormLists {
  return typeof (form as Partial<FormLists> | null | undefined)?.getAll === 'function';
}
