// Apart from read-text.ts, which the sign-in pages load without it.
/** A text with 0 to 9 in place of the digits of Devanagari. */
export function withWesternDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
