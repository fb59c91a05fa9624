/** Catches typing mistakes; only a mail can show whether the address exists. */
export function looksLikeEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(value) && value.length <= 254;
}
