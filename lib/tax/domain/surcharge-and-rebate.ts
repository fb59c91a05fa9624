import type { RebateRule } from '@/content/law/rebate';
import type { SurchargeRule } from '@/content/law/surcharge';
import type { DatedRow, LawReference } from '@/lib/law/dated-row';
import {
  paiseOfParts,
  partsOfRupees,
  percentOfParts,
  proportionOfParts,
} from '@/lib/tax/domain/working/parts';
import {
  type IncomeTax,
  incomeTaxOn,
  lessIncome,
  type Tables,
  type TaxableIncome,
  uncappedIncomeOf,
} from './taxable-income';

export type Surcharge = {
  /** Zero when no band is reached. */
  ratePercent: number;
  /** On the tax from dividends and capital gains. */
  cappedRatePercent: number;
  onCappedPaise: number;
  onOtherPaise: number;
  /** The marginal relief, and the income from which it is counted; null below the first band. */
  relief: { thresholdRupees: number; paise: number } | null;
  paise: number;
  /** After relief, exact. */
  parts: number;
  law: LawReference;
};

/**
 * Surcharge on the income tax, with marginal relief: tax and surcharge are at most those at the band's threshold,
 * at the rate of the band below, and the income above it. The rebate ends far below the first band.
 */
export function surchargeOn(
  totalIncomeRupees: number,
  income: TaxableIncome,
  tax: IncomeTax,
  tables: Tables,
  law: DatedRow<SurchargeRule>,
): Surcharge {
  const { bands, cappedRatePercent: cap } = law.value;
  // Most incomes are below the first band: nothing more to look at.
  if (totalIncomeRupees <= (bands[0]?.aboveRupees ?? Infinity)) return noSurcharge(law);
  const uncapped = uncappedIncomeOf(income, tables.law);
  let reached = -1;
  for (let index = 0; index < bands.length; index += 1) {
    const { aboveRupees, isReachedByCappedIncome } = bands[index]!;
    if ((isReachedByCappedIncome ? totalIncomeRupees : uncapped) > aboveRupees) reached = index;
  }
  const band = bands[reached];
  if (!band) return noSurcharge(law);
  const { aboveRupees, ratePercent, isReachedByCappedIncome } = band;
  const { onCapped, onOther } = surchargeParts(income, tax, ratePercent, cap);
  const excess = (isReachedByCappedIncome ? totalIncomeRupees : uncapped) - aboveRupees;
  const atThreshold = lessIncome(income, excess, tables.law, !isReachedByCappedIncome);
  const taxThere = incomeTaxOn(atThreshold, tables);
  const rateBelow = bands[reached - 1]?.ratePercent ?? 0;
  const there = surchargeParts(atThreshold, taxThere, rateBelow, cap);
  const max = taxThere.parts + there.onCapped + there.onOther + partsOfRupees(excess);
  const before = onCapped + onOther;
  const relief = Math.min(before, Math.max(0, tax.parts + before - max));
  const parts = before - relief;
  return {
    ratePercent,
    cappedRatePercent: Math.min(ratePercent, cap),
    onCappedPaise: paiseOfParts(onCapped),
    onOtherPaise: paiseOfParts(onOther),
    relief: { thresholdRupees: aboveRupees, paise: paiseOfParts(relief) },
    paise: paiseOfParts(parts),
    parts,
    law,
  };
}

function surchargeParts(
  { normalRupees, dividendRupees }: TaxableIncome,
  { slabParts, special, parts }: IncomeTax,
  ratePercent: number,
  capPercent: number,
) {
  // The tax on dividends is their share of the slab tax; it matters only where the cap does.
  const onDividends =
    ratePercent > capPercent && dividendRupees > 0
      ? proportionOfParts(slabParts, dividendRupees, normalRupees)
      : 0;
  const capped = special.gainParts + onDividends;
  return {
    onCapped: percentOfParts(capped, Math.min(ratePercent, capPercent)),
    onOther: percentOfParts(parts - capped, ratePercent),
  };
}

function noSurcharge(law: LawReference): Surcharge {
  return {
    ratePercent: 0,
    cappedRatePercent: 0,
    onCappedPaise: 0,
    onOtherPaise: 0,
    relief: null,
    paise: 0,
    parts: 0,
    law,
  };
}

export type Rebate = {
  /** `relief` is the marginal relief just above the limit. */
  kind: 'none' | 'rebate' | 'relief';
  paise: number;
  /** Exact. */
  parts: number;
  law: LawReference;
};

/**
 * Section 87A (156 of the Act of 2025), for residents. The limit is one of total income: exempt gains of section 112A
 * count, agricultural income does not, because Schedule II (section 10(1) of the Act of 1961) leaves it out of total
 * income. The tax is that on total income, which agricultural income may have raised by partial integration. Up to
 * the limit the rebate stops at its maximum. The relief above it (section 156(2)(b), proviso (b) to section 87A)
 * compares the whole income tax with the income above the limit and names no maximum, only the tax at slab rates
 * (section 156(3)): with much agricultural income the tax just above the limit is therefore less than at it.
 */
export function rebateOn(
  totalIncomeRupees: number,
  tax: IncomeTax,
  isResident: boolean,
  law: DatedRow<RebateRule>,
): Rebate {
  const { incomeLimitRupees, maximumRupees, hasMarginalRelief, covers } = law.value;
  const covered =
    covers === 'slab-tax' ? tax.slabParts : tax.parts - tax.special.equityLongTermParts;
  const above = totalIncomeRupees - incomeLimitRupees;
  let parts = 0;
  if (isResident && above <= 0) parts = Math.min(covered, partsOfRupees(maximumRupees));
  else if (isResident && hasMarginalRelief) {
    parts = Math.min(covered, Math.max(0, tax.parts - partsOfRupees(above)));
  }
  const kind = parts === 0 ? 'none' : above <= 0 ? 'rebate' : 'relief';
  return { kind, paise: paiseOfParts(parts), parts, law };
}
