import { formatRupees, notKnown } from './rupees';

/** A gain or a loss with its sign: +₹1,250, −₹80, ₹0. */
export function formatSignedRupees(
  rupees: number | null,
  format: (rupees: number | null) => string = (amount) => formatRupees(amount),
): string {
  const text = format(rupees);
  return text !== notKnown && (rupees ?? 0) > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
