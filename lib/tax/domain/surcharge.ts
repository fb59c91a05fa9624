import type { DatedRow, LawReference } from '@/lib/law/dated-row';
import type { SurchargeRule } from '@/content/law/surcharge';
import { paiseOfParts, partsOfRupees, percentOfParts, proportionOfParts } from './working/parts';
import {
  incomeTaxOn,
  lessIncome,
  uncappedIncomeOf,
  type IncomeTax,
  type Tables,
  type TaxableIncome,
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
  const most = taxThere.parts + there.onCapped + there.onOther + partsOfRupees(excess);
  const before = onCapped + onOther;
  const relief = Math.min(before, Math.max(0, tax.parts + before - most));
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
