import type { LawReference } from '@/lib/law/dated-row';
import { paiseOfParts, percentOfRupees } from './working/parts';
import type { SpecialName, SpecialRate } from './special-rates';

export type SpecialLine = {
  name: SpecialName;
  /** Sold before the rates changed within the year. */
  isEarlier: boolean;
  incomeRupees: number;
  /** Covered by what normal income leaves of the basic exemption. */
  absorbedRupees: number;
  /** Covered by the yearly exemption of section 112A. */
  exemptRupees: number;
  ratePercent: number;
  taxPaise: number;
  law: LawReference;
};

/** Exact sums of the tax at special rates, in parts. */
export type SpecialTax = {
  lines: readonly SpecialLine[];
  parts: number;
  /** Of it, on capital gains: the part with the capped surcharge. */
  gainParts: number;
  /** Of it, under section 112A, which the rebate never reaches. */
  equityLongTermParts: number;
};

/**
 * Income at special rates, highest rate first. The part of the basic exemption that a resident's normal income leaves
 * unused covers gains; the exemption of section 112A covers the remaining ones. Neither applies to winnings and
 * virtual digital assets.
 */
export function specialTax(
  specialRupees: readonly number[],
  rates: readonly SpecialRate[],
  unusedExemptionRupees: number,
): SpecialTax {
  const tax = { lines: [] as SpecialLine[], parts: 0, gainParts: 0, equityLongTermParts: 0 };
  let unused = unusedExemptionRupees;
  let exemptUsed = 0;
  for (let index = 0; index < rates.length; index += 1) {
    const incomeRupees = specialRupees[index] ?? 0;
    if (incomeRupees === 0) continue;
    const { name, isEarlier, ratePercent, isGain, yearlyExemptionRupees, law } = rates[index]!;
    const absorbedRupees = isGain ? Math.min(unused, incomeRupees) : 0;
    unused -= absorbedRupees;
    const exemptRupees = Math.min(
      Math.max(0, yearlyExemptionRupees - exemptUsed),
      incomeRupees - absorbedRupees,
    );
    exemptUsed += exemptRupees;
    const parts = percentOfRupees(incomeRupees - absorbedRupees - exemptRupees, ratePercent);
    tax.parts += parts;
    if (isGain) tax.gainParts += parts;
    if (name === 'longTermEquity') tax.equityLongTermParts += parts;
    const taxPaise = paiseOfParts(parts);
    const amounts = { incomeRupees, absorbedRupees, exemptRupees, ratePercent, taxPaise };
    tax.lines.push({ name, isEarlier, ...amounts, law });
  }
  return tax;
}
