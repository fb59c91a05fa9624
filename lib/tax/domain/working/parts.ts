import type { RoundingRule } from '@/content/law/rounding';

/**
 * Exact money inside the computation: one lakh parts are a rupee. A rate of a tenth of a percent on whole rupees
 * is a whole number of hundreds of parts, and a whole percentage of that (surcharge) is whole again, so that
 * nothing is rounded before section 288B says so. 1,000 crore of tax are 10^15 parts, below 2^53.
 */
const partsPerRupee = 100_000;

/** Rupees times a rate with at most one decimal place: exact, a multiple of 100. */
export function percentOfRupees(rupees: number, ratePercent: number): number {
  return rupees * Math.round(ratePercent * 1000);
}

/** A whole percentage of parts that are a multiple of 100: exact. */
export function percentOfParts(parts: number, ratePercent: number): number {
  return (parts / 100) * ratePercent;
}

/**
 * A whole percentage of any parts, below 2^53 on the way; what is less than a part is dropped, which no rupee can
 * notice.
 */
export function percentOfTotal(parts: number, ratePercent: number): number {
  const rest = parts % 100;
  return ((parts - rest) / 100) * ratePercent + Math.floor((rest * ratePercent) / 100);
}

/** Whole rupees as parts, exact. */
export function partsOfRupees(rupees: number): number {
  return rupees * partsPerRupee;
}

/** Whole rupees; what is less than a rupee is dropped. */
export function rupeesOfParts(parts: number): number {
  return Math.floor(parts / partsPerRupee);
}

/** For printing a step: whole paise; what is less than a paisa is dropped. */
export function paiseOfParts(parts: number): number {
  return Math.floor(parts / 1000);
}

/**
 * `parts` times `share` over `whole`, down to a multiple of 100. The product passes 2^53, hence bigint: this is
 * needed only for the dividends of those whom a surcharge above 15 % reaches.
 */
export function proportionOfParts(parts: number, share: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(parts / 100) * BigInt(share)) / BigInt(whole)) * 100;
}

/** Whole rupees to the nearest multiple of the rule, half of it upwards (sections 288A and 288B; 516). */
export function roundRupees(rupees: number, { toMultipleOfRupees }: RoundingRule): number {
  return Math.floor((rupees + toMultipleOfRupees / 2) / toMultipleOfRupees) * toMultipleOfRupees;
}
