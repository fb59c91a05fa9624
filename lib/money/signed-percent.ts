import { notKnown } from '@/lib/text/not-known';
import { formatFixed } from './rupees';

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
