import {
  equityLongTermGains,
  equityShortTermGains,
  type GainsRate,
  otherLongTermGains,
} from '@/content/law/capital-gains';
import {
  type FlatRate,
  lotteryWinnings,
  virtualDigitalAssets,
} from '@/content/law/flat-rate-income';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { type DatedRow, type LawReference, rowHolding } from '@/lib/law/dated-row';
import type { AmountName } from '@/lib/tax/domain/inputs/input';
import { paiseOfParts, percentOfRupees } from '@/lib/tax/domain/working/parts';

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

type SpecialName = AmountName<'earlierGainsRupees'> | 'vda' | 'lottery';

/** One kind of income that is not taxed by slab. */
export type SpecialRate = {
  name: SpecialName;
  /** Sold before the rates changed within the year. */
  isEarlier: boolean;
  ratePercent: number;
  /** Of the kinds of the same name together. */
  yearlyExemptionRupees: number;
  /**
   * A capital gain takes losses and what is unused of a resident's basic exemption, and its tax bears the capped
   * surcharge; winnings and virtual digital assets know none of this.
   */
  isGain: boolean;
  isLongTerm: boolean;
  law: LawReference;
};

/**
 * The kinds of a year, highest rate first: so losses and an unused exemption save most. Of two gains at one rate
 * the equity gain comes last, because it has an exemption of its own.
 */
export function specialRatesOf(first: IsoDate, last: IsoDate): readonly SpecialRate[] {
  const gains = [first, last].flatMap((date) => [
    gain('shortTermEquity', equityShortTermGains, date, last),
    gain('longTermOther', otherLongTermGains, date, last),
    gain('longTermEquity', equityLongTermGains, date, last),
  ]);
  const flat = [
    flatRate('lottery', lotteryWinnings, last),
    flatRate('vda', virtualDigitalAssets, last),
  ];
  return [...flat, ...gains].sort(
    (a, b) => b.ratePercent - a.ratePercent || a.yearlyExemptionRupees - b.yearlyExemptionRupees,
  );
}

function gain(
  name: AmountName<'earlierGainsRupees'>,
  rows: readonly DatedRow<GainsRate>[],
  date: IsoDate,
  last: IsoDate,
): SpecialRate {
  const law = rowHolding(rows, date);
  const { ratePercent } = law.value;
  const { yearlyExemptionRupees } = rowHolding(rows, last).value;
  const isLongTerm = name !== 'shortTermEquity';
  return {
    name,
    isEarlier: date !== last,
    ratePercent,
    yearlyExemptionRupees,
    isGain: true,
    isLongTerm,
    law,
  };
}

function flatRate(
  name: 'vda' | 'lottery',
  rows: readonly DatedRow<FlatRate>[],
  date: IsoDate,
): SpecialRate {
  const law = rowHolding(rows, date);
  return {
    name,
    isEarlier: false,
    ratePercent: law.value.ratePercent,
    yearlyExemptionRupees: 0,
    isGain: false,
    isLongTerm: false,
    law,
  };
}
