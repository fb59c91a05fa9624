import { groupDigits } from './rupees';

/** Characters; no amount takes more. */
const maxAmountCharacters = 60;

/**
 * An amount as it is being typed, grouped the Indian way: 1250000 becomes 12,50,000, and a pasted ₹ or Rs in front
 * is removed, because the field shows its own. Only plain figures are changed: "12.5L", "-500" and other texts stay as
 * typed, so that nothing is lost and the error message fits.
 */
export function groupTyped(text: string): string {
  if (text.length > maxAmountCharacters) return text;
  const match = /^(?:₹|rs\.?|inr)?\s*,*(\d[\d,]*)(\.\d*)?$/i.exec(text.trim());
  if (!match) return text;
  const [, whole = '', fraction = ''] = match;
  return groupDigits(whole.replaceAll(',', '')) + fraction;
}
