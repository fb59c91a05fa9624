/** Good enough to catch a slip; whether the address exists only a mail can tell. */
export function looksLikeEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(value) && value.length <= 254;
}

/** An input's text from a form; nothing when a file or nothing is there. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
