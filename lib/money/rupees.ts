import { notKnown } from '@/lib/text/not-known';

/**
 * Rupees as text. Written without Intl: the ICU data of server and browser may differ, and a difference would show as
 * a hydration error. Formatting happens once and last.
 */

/** U+2212: as wide as a plus, and read out as "minus". */
const minus = '−';

/** Groups a run of digits the Indian way: 1250000 becomes 12,50,000. Anything else stays as it is. */
export function groupDigits(digits: string): string {
  if (!/^\d{4,}$/.test(digits)) return digits;
  const groups: string[] = [];
  for (let end = digits.length - 3; end > 0; end -= 2) {
    groups.push(digits.slice(Math.max(end - 2, 0), end));
  }
  return [...groups.reverse(), digits.slice(-3)].join(',');
}

/** Groups a run of digits in thousands: 1250000 becomes 1,250,000. Anything else stays as it is. */
export function groupThousands(digits: string): string {
  if (!/^\d{4,}$/.test(digits)) return digits;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.push(digits.slice(Math.max(end - 3, 0), end));
  }
  return groups.reverse().join(',');
}

/** A double holds 15 decimal digits. Digits beyond are rounding noise, which must not decide a half. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(15));
}

/**
 * A value of zero or more with `decimals` places, a half upwards as it is printed: 1.005 is 1.01. toFixed alone rounds the
 * binary fraction, which for 1.005 is below the half.
 */
export function fixedDigits(value: number, decimals: number): string {
  const exact = withoutNoise(value);
  const shifted = Math.round(Number(`${exact}e${decimals}`));
  // More digits than a double holds, or an exponent in `exact`, leave no half to decide.
  return (shifted < 1e15 ? shifted / 10 ** decimals : exact).toFixed(decimals);
}

function withoutEndZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/** A number with Indian grouping and at most `decimals` places, trailing zeros left out. */
export function formatNumber(value: number | null, decimals = 0): string {
  if (value === null || !Number.isFinite(value)) return notKnown;
  const [whole = '0', fraction = ''] = fixedDigits(Math.abs(value), decimals).split('.');
  const places = withoutEndZeros(fraction);
  const text = groupDigits(whole) + (places ? `.${places}` : '');
  return value < 0 && /[1-9]/.test(text) ? minus + text : text;
}

/** A number with Indian grouping and always `decimals` places, for columns whose digits must be in line. */
export function formatFixed(value: number | null, decimals: number): string {
  if (value === null || !Number.isFinite(value)) return notKnown;
  const [whole = '0', fraction] = fixedDigits(Math.abs(value), decimals).split('.');
  const text = groupDigits(whole) + (fraction ? `.${fraction}` : '');
  return value < 0 && /[1-9]/.test(text) ? minus + text : text;
}

/** Whole rupees: ₹12,50,000; with `decimals` of 2 also paise, where arithmetic is shown. */
export function formatRupees(value: number | null, decimals = 0): string {
  return withRupeeSign(formatNumber(value, decimals));
}

/** Rupees with always `decimals` places: ₹10.50. */
export function formatFixedRupees(value: number | null, decimals: number): string {
  return withRupeeSign(formatFixed(value, decimals));
}

/** A formatted number with ₹ before its digits and behind its minus. */
export function withRupeeSign(text: string): string {
  if (text === notKnown) return text;
  return text.startsWith(minus) ? `${minus}₹${text.slice(1)}` : `₹${text}`;
}

/** A percentage that is already one (12 is 12 %): at most two places. */
export function formatPercent(percent: number | null, decimals = 2): string {
  const text = formatNumber(percent, decimals);
  return text === notKnown ? text : `${text}%`;
}
