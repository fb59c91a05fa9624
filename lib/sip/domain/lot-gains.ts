import type { GainsLaw } from '@/lib/law/gains-law';
import { noGains, type Gains } from '@/lib/law/gains-tax';
import type { Lot } from './lots';

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
