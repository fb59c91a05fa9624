/** Good enough to catch a slip; whether the address exists only a mail can tell. */
export function looksLikeEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(value) && value.length <= 254;
}
