import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatFixed, formatRupees, formatFixedRupees } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import type { RatioUnit } from '@/lib/picks/domain/ratios/ratio-list';

type UnitMessages = Messages['picks']['units'];

/** A number of the rule language as it is printed: 15%, ₹1,245 cr, 2.26x. A dash where it is not known. */
export function ratioText(value: number | null, unit: RatioUnit, messages: UnitMessages): string {
  if (value === null) return notKnown;
  switch (unit) {
    case 'percent':
      return `${formatNumber(value, 1)}%`;
    case 'crore':
      return fill(messages.crore, { number: formatRupees(value, Math.abs(value) < 100 ? 1 : 0) });
    case 'rupees':
      return formatRupees(value, 2);
    case 'times':
      // A ratio without a divisor, such as interest cover without interest, is stored as 1,000.
      return value >= 1_000 ? '≥ 1,000x' : `${formatNumber(value, 2)}x`;
    case 'days':
      return fill(messages.days, { number: formatNumber(value) });
    case 'years':
      return fill(messages.years, { number: formatNumber(value) });
    case 'yes-no':
      return value ? messages.yes : messages.no;
    case 'count':
    case 'number':
      return formatNumber(value, 2);
  }
}

/** The same in a column, where the digits of all rows are in line: 15.0%, 2.20x, ₹7.60. */
export function ratioCell(value: number | null, unit: RatioUnit, messages: UnitMessages): string {
  if (value !== null && unit === 'percent') return `${formatFixed(value, 1)}%`;
  if (value !== null && unit === 'rupees') {
    return formatFixedRupees(value, 2);
  }
  // From a hundred times on a hundredth says nothing.
  if (value !== null && unit === 'times' && Math.abs(value) < 100) {
    return `${formatFixed(value, 2)}x`;
  }
  return ratioText(value, unit, messages);
}

/**
 * A number beside the threshold that it meets or misses. Where rounding would print the threshold itself, two more places
 * show on which side of it the number is: 2.0012x for a threshold of 2x.
 */
export function comparedCell(
  { number, threshold }: { number: number | null; threshold: number | null },
  unit: RatioUnit,
  messages: UnitMessages,
): string {
  const text = ratioCell(number, unit, messages);
  if (number === null || number === threshold || text !== ratioCell(threshold, unit, messages)) {
    return text;
  }
  if (unit === 'percent') return `${formatFixed(number, 3)}%`;
  return unit === 'times' ? `${formatFixed(number, 4)}x` : text;
}

/** A condition of a rule, or a whole rule, to be read and not to be typed: Price to book ≤ 1.5x. */
export function conditionText(text: string): string {
  // The threshold stays on the line of its sign.
  return text.replace(/(<=|>=) ?/g, (sign) => `${sign.startsWith('<') ? '≤' : '≥'}\u00a0`);
}

/** A formula to be read: a × b − c. A reader’s own formula has the signs that are typed. */
export function formulaText(formula: string): string {
  return formula.replace(/ [x*] /g, ' × ').replaceAll(' - ', ' − ');
}

/** A margin, with its sign: +3.5%, −₹120 cr. One that prints as zero, or as a bound, has none. */
export function marginText(value: number | null, unit: RatioUnit, messages: UnitMessages): string {
  const text = ratioCell(value, unit === 'yes-no' ? 'number' : unit, messages);
  const hasSign = value !== null && value > 0 && /[1-9]/.test(text) && !text.startsWith('≥');
  return hasSign ? `+${text}` : text;
}
