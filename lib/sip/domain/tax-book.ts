import type { GainsLaw } from '@/lib/law/gains-law';
import { noGains, taxOnGains, type Gains } from '@/lib/law/gains-tax';

export type TaxYear = {
  /** The year in which the financial year began. */
  financialYear: number;
  withdrawnRupees: number;
  longTermGainRupees: number;
  shortTermGainRupees: number;
  /** The part of the long-term gain that the year's exemption leaves untaxed. */
  exemptRupees: number;
  /** Cess included. */
  taxRupees: number;
};

/**
 * Gathers redemptions by financial year, in order of their days. Each is charged with what it adds to its
 * year's tax: the first ones use up the exemption, and the taxes of all redemptions add up to the year's.
 */
export function taxBook(law: GainsLaw) {
  const years: TaxYear[] = [];
  let sum: Gains = noGains;
  return {
    years: years as readonly TaxYear[],
    /** Enters a redemption and answers the tax that it adds. */
    enter(financialYear: number, redeemedRupees: number, gains: Gains): number {
      const last = years.at(-1);
      const before = last?.financialYear === financialYear ? last : null;
      if (!before) sum = noGains;
      sum = {
        longTerm: sum.longTerm + gains.longTerm,
        shortTerm: sum.shortTerm + gains.shortTerm,
      };
      const { longTermGainRupees, shortTermGainRupees, exemptRupees, totalTaxRupees } = taxOnGains(
        sum,
        law,
      );
      years[before ? years.length - 1 : years.length] = {
        financialYear,
        withdrawnRupees: (before?.withdrawnRupees ?? 0) + redeemedRupees,
        longTermGainRupees,
        shortTermGainRupees,
        exemptRupees,
        taxRupees: totalTaxRupees,
      };
      return totalTaxRupees - (before?.taxRupees ?? 0);
    },
  };
}
