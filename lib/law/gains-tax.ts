import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  equityLongTermGains,
  equityShortTermGains,
  specifiedFundGains,
  type GainsRate,
  type SpecifiedFundRule,
} from '@/content/law/capital-gains';
import { healthAndEducationCess, type CessRate } from '@/content/law/cess';
import { surcharge, type SurchargeRule } from '@/content/law/surcharge';
import { failure, success, type Result } from '@/lib/result';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import { rowOn, type DatedRow } from './dated-row';

/** What the units are of: shares, or debt, whose gains are taxed at the saver's own slab rate. */
export type Fund = { kind: 'equity' } | { kind: 'debt'; slabRatePercent: number };

/** The rows by which gains are taxed; the page prints them with their sections and sources. */
export type GainsLaw = { cess: DatedRow<CessRate>; surcharge: DatedRow<SurchargeRule> } & (
  | { kind: 'equity'; longTerm: DatedRow<GainsRate>; shortTerm: DatedRow<GainsRate> }
  | { kind: 'debt'; slabRatePercent: number; specifiedFund: DatedRow<SpecifiedFundRule> }
);

export type GainsLawProblem =
  /** No row that we hold covers the day. */
  | 'no-law-for-date'
  /** Debt fund units from before the rule that taxes all gains by slab. */
  | 'units-too-old';

/**
 * The law on the day of redemption for a fund whose first units were bought on another. The present rows apply to
 * future days, because later law is not known.
 */
export function gainsLawOn(
  fund: Fund,
  redeemedOn: IsoDate,
  firstBoughtOn: IsoDate,
): Result<GainsLaw, GainsLawProblem> {
  const cess = rowOn(healthAndEducationCess, redeemedOn);
  // The new regime's bands: the old one's differ only above 5 crore, and only for income taxed by slab.
  const surchargeRule = rowOn(surcharge.new, redeemedOn);
  if (!cess || !surchargeRule) return failure('no-law-for-date');
  const onTax = { cess, surcharge: surchargeRule };
  if (fund.kind === 'debt') {
    const specifiedFund = rowOn(specifiedFundGains, redeemedOn);
    if (!specifiedFund) return failure('no-law-for-date');
    return firstBoughtOn < specifiedFund.value.unitsBoughtFrom
      ? failure('units-too-old')
      : success({ ...fund, specifiedFund, ...onTax });
  }
  const longTerm = rowOn(equityLongTermGains, redeemedOn);
  const shortTerm = rowOn(equityShortTermGains, redeemedOn);
  return longTerm && shortTerm
    ? success({ ...fund, longTerm, shortTerm, ...onTax })
    : failure('no-law-for-date');
}

/** Gains of one financial year, unrounded; a loss is negative. */
export type Gains = { longTerm: number; shortTerm: number };

export const noGains: Gains = { longTerm: 0, shortTerm: 0 };

export type GainsTax = {
  longTermGainRupees: number;
  shortTermGainRupees: number;
  /** The part of the long-term gain that the yearly exemption leaves untaxed. */
  exemptRupees: number;
  /** Before surcharge and cess. */
  taxRupees: number;
  /** After marginal relief, as if these gains were all the income of the year. */
  surchargeRupees: number;
  cessRupees: number;
  totalTaxRupees: number;
};

/**
 * The tax on the gains of one financial year if there are no others: a short-term loss lowers the long-term
 * gain and never the other way round (sections 70 and 74 of the Act of 1961), no loss is carried forward. Surcharge
 * is that of a year with no other income. Left out: rebate, an unused basic exemption, securities transaction tax.
 * Each figure is rounded to the rupee, so that the printed parts add up.
 */
export function taxOnGains({ longTerm, shortTerm }: Gains, law: GainsLaw): GainsTax {
  const longTermGainRupees = roundToRupee(longTerm);
  const shortTermGainRupees = roundToRupee(shortTerm);
  const shortLoss = Math.min(0, shortTermGainRupees);
  const longAfterLoss = Math.max(0, longTermGainRupees + shortLoss);
  const shortTaxed = Math.max(0, shortTermGainRupees);
  const { exemptRupees, taxRupees } = taxBeforeCess(longAfterLoss, shortTaxed, law);
  const surchargeRupees = roundToRupee(surchargeOn({ longAfterLoss, shortTaxed }, law));
  const cessRupees = percentOf(taxRupees + surchargeRupees, law.cess.value.ratePercent);
  const totalTaxRupees = taxRupees + surchargeRupees + cessRupees;
  const gains = { longTermGainRupees, shortTermGainRupees };
  return { ...gains, exemptRupees, taxRupees, surchargeRupees, cessRupees, totalTaxRupees };
}

/**
 * Surcharge with marginal relief: tax and surcharge are at most those of the band's threshold, at the rate of the band
 * below, and the income above it. What is above the threshold is taken from the short-term gain first, as the tax
 * calculator takes the highest rate first (`lessIncome`). Unrounded.
 */
function surchargeOn(
  { longAfterLoss, shortTaxed }: { longAfterLoss: number; shortTaxed: number },
  law: GainsLaw,
): number {
  const { bands, cappedRatePercent } = law.surcharge.value;
  const income = longAfterLoss + shortTaxed;
  // The gains of equity funds (sections 111A and 112A) reach the capped bands only; those taxed by slab reach all.
  const open = bands.filter((band) => law.kind === 'debt' || band.isReachedByCappedIncome);
  const reached = open.findLastIndex(({ aboveRupees }) => income > aboveRupees);
  const band = open[reached];
  if (!band) return 0;
  const rateOf = (percent: number) =>
    law.kind === 'debt' ? percent : Math.min(percent, cappedRatePercent);
  const { taxRupees: tax } = taxBeforeCess(longAfterLoss, shortTaxed, law);
  const excess = income - band.aboveRupees;
  const shortThere = Math.max(0, shortTaxed - excess);
  const longThere = band.aboveRupees - shortThere;
  const { taxRupees: taxThere } = taxBeforeCess(longThere, shortThere, law);
  const rateBelow = rateOf(open[reached - 1]?.ratePercent ?? 0);
  const most = taxThere * (1 + rateBelow / 100) + excess;
  const full = (tax * rateOf(band.ratePercent)) / 100;
  return Math.max(0, Math.min(full, most - tax));
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
