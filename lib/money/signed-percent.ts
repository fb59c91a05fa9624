import { formatFixed, notKnown } from './rupees';

/** A change with its sign, so that up and down do not speak by colour alone: +1.20%, −0.35%, 0.00%. */
export function formatSignedPercent(percent: number | null, decimals = 2): string {
  const text = formatFixed(percent, decimals);
  if (text === notKnown) return text;
  return percent !== null && percent > 0 && /[1-9]/.test(text) ? `+${text}%` : `${text}%`;
}
