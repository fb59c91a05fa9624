import type { GainsLaw } from './gains-law';
import type { Lot } from './lots';
import { roundToRupee } from './rounding';

/** Gains of one financial year, unrounded; a loss is negative. */
export type Gains = { longTerm: number; shortTerm: number };

export const noGains: Gains = { longTerm: 0, shortTerm: 0 };

export type GainsTax = {
  longTermGainRupees: number;
  shortTermGainRupees: number;
  /** The part of the long-term gain that the yearly exemption keeps free. */
  exemptRupees: number;
  /** Before cess. */
  taxRupees: number;
  cessRupees: number;
  totalTaxRupees: number;
};

/** Held for more than the months of the law, and not just for as many, units are long-term. */
export function isLongTerm(ageMonths: number, law: GainsLaw): boolean {
  return law.kind === 'equity' && ageMonths > law.longTerm.value.longTermAfterMonths;
}

/** What units bring when they are sold in a month at a price, by the age of each lot. */
export function gainsOf(
  sold: readonly Lot[],
  unitPriceRupees: number,
  month: number,
  law: GainsLaw,
): Gains {
  let { longTerm, shortTerm } = noGains;
  for (const { boughtInMonth, units, costRupees } of sold) {
    const gain = units * unitPriceRupees - costRupees;
    if (isLongTerm(month - boughtInMonth, law)) longTerm += gain;
    else shortTerm += gain;
  }
  return { longTerm, shortTerm };
}

/**
 * The tax on the gains of one financial year if there are no others: a short-term loss lowers the long-term
 * gain and never the other way round (sections 70 and 74 of the Act of 1961), no loss is carried forward. Left
 * out: surcharge (total income above 50 lakh), rebate, an unused basic exemption, securities transaction tax.
 * Each figure is rounded to the rupee, so that the printed parts add up.
 */
export function taxOnGains({ longTerm, shortTerm }: Gains, law: GainsLaw): GainsTax {
  const longTermGainRupees = roundToRupee(longTerm);
  const shortTermGainRupees = roundToRupee(shortTerm);
  const shortLoss = Math.min(0, shortTermGainRupees);
  const longAfterLoss = Math.max(0, longTermGainRupees + shortLoss);
  const shortTaxed = Math.max(0, shortTermGainRupees);
  const { exemptRupees, taxRupees } = taxBeforeCess(longAfterLoss, shortTaxed, law);
  const cessRupees = percentOf(taxRupees, law.cess.value.ratePercent);
  const totalTaxRupees = taxRupees + cessRupees;
  const gains = { longTermGainRupees, shortTermGainRupees };
  return { ...gains, exemptRupees, taxRupees, cessRupees, totalTaxRupees };
}

function taxBeforeCess(longTerm: number, shortTerm: number, law: GainsLaw) {
  if (law.kind === 'debt') {
    return { exemptRupees: 0, taxRupees: percentOf(shortTerm, law.slabRatePercent) };
  }
  const exemptRupees = Math.min(longTerm, law.longTerm.value.yearlyExemptionRupees);
  const taxRupees =
    percentOf(longTerm - exemptRupees, law.longTerm.value.ratePercent) +
    percentOf(shortTerm, law.shortTerm.value.ratePercent);
  return { exemptRupees, taxRupees };
}

function percentOf(rupees: number, percent: number): number {
  return roundToRupee((rupees * percent) / 100);
}
