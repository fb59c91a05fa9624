import { monthsPerYear } from '@/lib/calendar/date-parts';

/**
 * Prices rise by one and the same yearly percentage, compounded yearly: a month counts as the twelfth root, not
 * as a twelfth. At 6 % for 20 years a twelfth a month would lower the real value by another 3 %.
 */
function priceLevelAfter(months: number, inflationPercent: number): number {
  return (1 + inflationPercent / 100) ** (months / monthsPerYear);
}

/** What a sum that is paid after some months buys in today's rupees, unrounded. */
export function realRupees(rupees: number, inflationPercent: number, months: number): number {
  return rupees / priceLevelAfter(months, inflationPercent);
}

/** The future price of something that costs `rupees` today, unrounded. */
export function inflatedRupees(rupees: number, inflationPercent: number, months: number): number {
  return rupees * priceLevelAfter(months, inflationPercent);
}

/** The yearly return above inflation (Fisher): 12 % at 6 % inflation is 5.66 %, not 6 %. */
export function realReturnPercent(annualReturnPercent: number, inflationPercent: number): number {
  return ((1 + annualReturnPercent / 100) / (1 + inflationPercent / 100) - 1) * 100;
}
