import { formatFixed, notKnown } from '@/lib/money/rupees';

/** A change: +3.21%, −4.00%, a dash where it is not known. */
export function signedPercent(percent: number | null): string {
  const text = formatFixed(percent, 2);
  if (text === notKnown) return text;
  return `${percent !== null && percent > 0 && /[1-9]/.test(text) ? '+' : ''}${text}%`;
}
