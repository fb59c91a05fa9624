import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  equityLongTermGains,
  equityShortTermGains,
  specifiedFundGains,
  type GainsRate,
  type SpecifiedFundRule,
} from '@/content/law/capital-gains';
import { healthAndEducationCess, type CessRate } from '@/content/law/cess';
import { surcharge, type SurchargeBand, type SurchargeRule } from '@/content/law/surcharge';
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

/** By which rates gains are taxed, where the law of the day and the kind of units are known. */
export type GainsRates = {
  longTerm: { ratePercent: number; yearlyExemptionRupees: number };
  /** `isSlab`: at the person's own slab rate, so that its surcharge has no cap. */
  shortTerm: { ratePercent: number; isSlab: boolean };
  surcharge: SurchargeRule;
  cessPercent: number;
};

/** The tax on the gains of one financial year by the law of a day; all else as `taxAtRates` says. */
export function taxOnGains(gains: Gains, law: GainsLaw): GainsTax {
  return taxAtRates(gains, ratesOf(law));
}

function ratesOf(law: GainsLaw): GainsRates {
  const shared = { surcharge: law.surcharge.value, cessPercent: law.cess.value.ratePercent };
  if (law.kind === 'equity') {
    const shortTerm = { ratePercent: law.shortTerm.value.ratePercent, isSlab: false };
    return { ...shared, longTerm: law.longTerm.value, shortTerm };
  }
  // Every gain of such units is short-term.
  const { slabRatePercent: ratePercent } = law;
  const longTerm = { ratePercent, yearlyExemptionRupees: 0 };
  return { ...shared, longTerm, shortTerm: { ratePercent, isSlab: true } };
}

/**
 * The tax on the gains of one financial year if there are no others, in whole rupees: a short-term loss lowers the
 * long-term gain and never the other way round (sections 70 and 74 of the Act of 1961), no loss is carried forward.
 * Surcharge is that of a year with no other income. Left out: rebate, an unused basic exemption, securities transaction
 * tax. Each figure is rounded to the rupee, so that the printed parts add up. Refuses no gains: a loss bears no tax.
 */
export function taxAtRates({ longTerm, shortTerm }: Gains, rates: GainsRates): GainsTax {
  const longTermGainRupees = roundToRupee(longTerm);
  const shortTermGainRupees = roundToRupee(shortTerm);
  const shortLoss = Math.min(0, shortTermGainRupees);
  const taxed: Gains = {
    longTerm: Math.max(0, longTermGainRupees + shortLoss),
    shortTerm: Math.max(0, shortTermGainRupees),
  };
  const { exemptRupees, longTax, shortTax } = taxBeforeSurcharge(taxed, rates);
  const taxRupees = longTax + shortTax;
  const surchargeRupees = roundToRupee(surchargeOn(taxed, rates));
  const cessRupees = roundedPercentOf(taxRupees + surchargeRupees, rates.cessPercent);
  const totalTaxRupees = taxRupees + surchargeRupees + cessRupees;
  const gains = { longTermGainRupees, shortTermGainRupees };
  return { ...gains, exemptRupees, taxRupees, surchargeRupees, cessRupees, totalTaxRupees };
}

/**
 * Surcharge with marginal relief: tax and surcharge are at most those at the band's threshold, at the rate of the band
 * below, and the income above it. What is above the threshold is taken from the short-term gain first, as the tax
 * calculator takes slab income and then the highest rate first (`lessIncome`). Unrounded.
 */
function surchargeOn(taxed: Gains, rates: GainsRates): number {
  const { bands, cappedRatePercent } = rates.surcharge;
  const { longTerm, shortTerm } = taxed;
  // Gains at rates of their own (sections 111A, 112 and 112A) reach the capped bands only; slab income reaches all.
  const incomeFor = (band: SurchargeBand) => {
    const uncapped = rates.shortTerm.isSlab ? shortTerm : 0;
    return band.isReachedByCappedIncome ? longTerm + shortTerm : uncapped;
  };
  const reached = bands.findLastIndex((band) => incomeFor(band) > band.aboveRupees);
  const band = bands[reached];
  if (!band) return 0;
  const withSurcharge = (gains: Gains, percent: number) => {
    const { longTax, shortTax } = taxBeforeSurcharge(gains, rates);
    const capped = Math.min(percent, cappedRatePercent);
    const onShort = (shortTax * (rates.shortTerm.isSlab ? percent : capped)) / 100;
    return { tax: longTax + shortTax, surcharge: (longTax * capped) / 100 + onShort };
  };
  const excess = incomeFor(band) - band.aboveRupees;
  const atThreshold: Gains = {
    longTerm: longTerm - Math.max(0, excess - shortTerm),
    shortTerm: Math.max(0, shortTerm - excess),
  };
  const there = withSurcharge(atThreshold, bands[reached - 1]?.ratePercent ?? 0);
  const full = withSurcharge(taxed, band.ratePercent);
  const max = there.tax + there.surcharge + excess;
  return Math.max(0, Math.min(full.surcharge, max - full.tax));
}

function taxBeforeSurcharge({ longTerm, shortTerm }: Gains, rates: GainsRates) {
  const exemptRupees = Math.min(longTerm, rates.longTerm.yearlyExemptionRupees);
  return {
    exemptRupees,
    longTax: roundedPercentOf(longTerm - exemptRupees, rates.longTerm.ratePercent),
    shortTax: roundedPercentOf(shortTerm, rates.shortTerm.ratePercent),
  };
}

/** Rounded to the rupee. */
function roundedPercentOf(rupees: number, percent: number): number {
  return roundToRupee((rupees * percent) / 100);
}
