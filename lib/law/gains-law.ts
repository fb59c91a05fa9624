import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  equityLongTermGains,
  equityShortTermGains,
  specifiedFundGains,
  type GainsRate,
  type SpecifiedFundRule,
} from '@/content/law/capital-gains';
import { healthAndEducationCess, type CessRate } from '@/content/law/cess';
import { rowOn, type DatedRow } from './dated-row';
import { surcharge, type SurchargeRule } from '@/content/law/surcharge';
import { failure, success, type Result } from '@/lib/result';

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
