import type { LawReference } from '@/lib/law/dated-row';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import type { YearLaw } from './law-of-year';
import type { SpecialRate } from './special-tax';

export type GainsAfterLosses = {
  /** Left of each kind of special income, in the order of the year's rates; winnings and assets untouched. */
  specialRupees: readonly number[];
  /** Left of the short-term gains that the slabs tax. */
  slabGainRupees: number;
  setOff: {
    shortTermRupees: number;
    longTermRupees: number;
    houseRupees: number;
    /** Of the house loss, the part that lowered income at special rates. */
    houseOnSpecialRupees: number;
  };
  carriedForward: { shortTermRupees: number; longTermRupees: number };
  law: LawReference;
};

/**
 * Sections 70, 71 and 74: losses of the year come before the house loss that other income left over, and that
 * before losses brought forward. A long-term loss meets long-term gains alone, a short-term loss short-term
 * gains first. Among the gains of one kind the law gives no order: the highest rate goes first and the gains
 * that the slabs tax last; a house loss lowers these first, as it does other normal income.
 */
export function setOffCapitalLosses(
  input: TaxInput,
  houseLossRupees: number,
  law: YearLaw,
): GainsAfterLosses {
  const rates = law.specialRates;
  const gains = rates.map((rate) => amountOf(input, rate));
  const { shortTermAtSlab } = input.gainsRupees;
  const left: Left = { rates, gains, slabGain: Math.max(0, shortTermAtSlab) };
  const { shortTerm: earlierShort, longTerm: earlierLong } = input.lossesRupees;
  let shortLoss = Math.max(0, -shortTermAtSlab);
  let longLoss = 0;
  for (let index = 0; index < rates.length; index += 1) {
    const gain = gains[index]!;
    if (gain >= 0) continue;
    if (rates[index]!.isLongTerm) longLoss -= gain;
    else shortLoss -= gain;
    gains[index] = 0;
  }
  const allShort = shortLoss + earlierShort;
  const allLong = longLoss + earlierLong;
  let shortRest = 0;
  let longRest = 0;
  let houseAfterSlabGain = houseLossRupees;
  let houseRest = houseLossRupees;
  if (allShort + allLong + houseLossRupees > 0) {
    longRest = lower(left, longLoss, 'longTerm');
    shortRest = lowerBoth(left, shortLoss);
    houseAfterSlabGain = lowerSlabGain(left, houseLossRupees);
    houseRest = lowerBoth(left, houseAfterSlabGain);
    longRest += lower(left, earlierLong, 'longTerm');
    shortRest += lowerBoth(left, earlierShort);
  }
  return {
    specialRupees: gains,
    slabGainRupees: left.slabGain,
    setOff: {
      shortTermRupees: allShort - shortRest,
      longTermRupees: allLong - longRest,
      houseRupees: houseLossRupees - houseRest,
      houseOnSpecialRupees: houseAfterSlabGain - houseRest,
    },
    carriedForward: { shortTermRupees: shortRest, longTermRupees: longRest },
    law: law.losses,
  };
}

type Left = { rates: readonly SpecialRate[]; gains: number[]; slabGain: number };

function lowerBoth(left: Left, loss: number): number {
  return lower(left, lower(left, loss, 'shortTerm'), 'longTerm');
}

/** Takes a loss from the gains of one term; what remains of the loss is returned. */
function lower(left: Left, loss: number, term: 'shortTerm' | 'longTerm'): number {
  let rest = loss;
  for (let index = 0; rest > 0 && index < left.rates.length; index += 1) {
    const { isGain, isLongTerm } = left.rates[index]!;
    if (!isGain || isLongTerm !== (term === 'longTerm')) continue;
    const used = Math.min(rest, left.gains[index]!);
    left.gains[index]! -= used;
    rest -= used;
  }
  return term === 'shortTerm' ? lowerSlabGain(left, rest) : rest;
}

function lowerSlabGain(left: Left, loss: number): number {
  const used = Math.min(loss, left.slabGain);
  left.slabGain -= used;
  return loss - used;
}

function amountOf(input: TaxInput, { name, isEarlier }: SpecialRate): number {
  if (name === 'vda' || name === 'lottery') return input.otherRupees[name];
  return isEarlier ? input.earlierGainsRupees[name] : input.gainsRupees[name];
}
