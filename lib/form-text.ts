/** An input's text, cut after `longest` letters; nothing where a file or no such field is. */
export function textOf(form: FormData, name: string, longest = Infinity): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

/** A field of one line: what is longer was not typed. */
export function shortTextOf(form: FormData, name: string): string {
  return textOf(form, name, 200);
}
