import type { Regime } from '@/lib/law/regime';
import { computeTax } from './compute-tax';
import type { TaxInput } from './inputs/input';
import { lawOfYear } from './law-of-year';

/**
 * What the next rupee of normal income costs, in percent, cess included: 31.2 in the top slab, 104 where a
 * marginal relief runs out. Without the roundings of sections 288A and 288B, which would make steps of it.
 * A cliff is one rupee wide: at total income of 5 lakh the next one costs the whole rebate of the old regime.
 */
export function marginalRateAt(input: TaxInput, regime: Regime, extraRupees = 0): number {
  const here = computeTax(withMore(input, extraRupees), regime, 'none').beforeCessParts;
  const next = computeTax(withMore(input, extraRupees + 1), regime, 'none').beforeCessParts;
  const cessPercent = lawOfYear(input.year).cess.value.ratePercent;
  return ((next - here) * (100 + cessPercent)) / 100_000;
}

/** The same person with more income that the slabs tax. */
export function withMore(input: TaxInput, rupees: number): TaxInput {
  const normal = input.otherRupees.normal + rupees;
  return { ...input, otherRupees: { ...input.otherRupees, normal } };
}
