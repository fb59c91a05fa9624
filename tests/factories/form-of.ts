/** A form with these fields, as a browser sends it; several values of a field as a list. */
export function formOf(
  fields: Readonly<Record<string, string | File | readonly string[]>>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each);
  }
  return form;
}
