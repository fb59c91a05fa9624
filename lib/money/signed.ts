import { notKnown } from '@/lib/text/not-known';
import { formatFixed, formatRupees } from './rupees';

/** A change with its sign, so that up and down do not depend on colour alone: +1.20%, −0.35%, 0.00%. */
export function formatSignedPercent(percent: number | null, decimals = 2): string {
  const text = formatSigned(percent, decimals);
  return text === notKnown ? text : `${text}%`;
}

/** The same without the unit, for columns whose head has it. */
export function formatSigned(value: number | null, decimals = 2): string {
  const text = formatFixed(value, decimals);
  return value !== null && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A gain or a loss with its sign: +₹1,250, −₹80, ₹0. What is printed as zero, or is not known, has no digit from 1 to 9. */
export function formatSignedRupees(
  rupees: number | null,
  format: (rupees: number | null) => string = formatRupees,
): string {
  const text = format(rupees);
  return (rupees ?? 0) > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
