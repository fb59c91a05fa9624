/** A form with these fields, as a browser sends it. */
export function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  Object.entries(fields).forEach(([name, value]) => form.set(name, value));
  return form;
}
