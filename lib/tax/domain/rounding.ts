import type { RoundingRule } from '@/content/law/rounding';

/** Whole rupees to the nearest multiple of the rule, half of it upwards (sections 288A and 288B; 516). */
export function roundRupees(rupees: number, { toMultipleOfRupees }: RoundingRule): number {
  return Math.floor((rupees + toMultipleOfRupees / 2) / toMultipleOfRupees) * toMultipleOfRupees;
}
