import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  equityLongTermGains,
  equityShortTermGains,
  otherLongTermGains,
  type GainsRate,
} from '@/content/law/capital-gains';
import { rowHolding, type DatedRow, type LawReference } from '@/lib/law/dated-row';
import {
  lotteryWinnings,
  virtualDigitalAssets,
  type FlatRate,
} from '@/content/law/flat-rate-income';
import type { AmountName } from './inputs/input';

export type SpecialName = AmountName<'earlierGainsRupees'> | 'vda' | 'lottery';

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
