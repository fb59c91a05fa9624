import type { Convention } from './inputs/convention';
import type { GainsLaw } from '@/lib/law/gains-law';
import { taxOnGains } from '@/lib/law/gains-tax';
import { gainsOf } from './lot-gains';
import { holdingOf } from './lots';
import type { DetailedPlan } from './schedule';

/** What selling everything at the end of a month of the plan would leave after tax, by the law of the plan's end. */
export function afterTaxRupeesAt(
  plan: DetailedPlan,
  month: number,
  law: GainsLaw,
  convention: Convention,
): number {
  if (month === 0) return plan.lumpSumRupees;
  const { lots, unitPriceRupees } = holdingOf({ ...plan, months: month }, convention);
  const value = lots.reduce((sum, { units }) => sum + units * unitPriceRupees, 0);
  return value - taxOnGains(gainsOf(lots, unitPriceRupees, month, law), law).totalTaxRupees;
}
