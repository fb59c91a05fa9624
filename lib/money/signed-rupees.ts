import { formatRupees } from './rupees';

/** A gain or a loss with its sign: +₹1,250, −₹80, ₹0. What is printed as zero, or is not known, has no digit from 1 to 9. */
export function formatSignedRupees(
  rupees: number | null,
  format: (rupees: number | null) => string = formatRupees,
): string {
  const text = format(rupees);
  return (rupees ?? 0) > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
