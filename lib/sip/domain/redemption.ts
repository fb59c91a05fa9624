import type { IsoDate } from '@/lib/calendar/iso-date';
import { success, type Result } from '@/lib/result';
import { standardConvention, type Convention } from './inputs/convention';
import { gainsLawOn, type Fund, type GainsLaw, type GainsLawProblem } from '@/lib/law/gains-law';
import { taxOnGains, type GainsTax } from '@/lib/law/gains-tax';
import { holdingOf, gainsOf, isLongTerm } from './lots';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import type { DetailedPlan } from './schedule';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { monthsPerYear } from './plan';

/** One payment of the plan on the day when everything is sold, unrounded. */
type RedeemedLot = {
  boughtInMonth: number;
  ageMonths: number;
  isLongTerm: boolean;
  costRupees: number;
  gainRupees: number;
};

export type Redemption = GainsTax & {
  valueRupees: number;
  valueAfterTaxRupees: number;
  /** Oldest first. */
  lots: readonly RedeemedLot[];
  law: GainsLaw;
};

/**
 * Selling everything on the plan's last day, so that the yearly exemption is used once. The plan began as many
 * months before that day as it has.
 */
export function redeemAtEnd(
  plan: DetailedPlan,
  fund: Fund,
  redeemedOn: IsoDate,
  convention: Convention = standardConvention,
): Result<Redemption, GainsLawProblem> {
  const law = gainsLawOn(fund, redeemedOn, shiftMonths(redeemedOn, -plan.months));
  if (!law.ok) return law;
  const { lots, unitPriceRupees, month } = holdingOf(plan, convention);
  const tax = taxOnGains(gainsOf(lots, unitPriceRupees, month, law.value), law.value);
  const value = lots.reduce((sum, { units }) => sum + units * unitPriceRupees, 0);
  const valueRupees = roundToRupee(value);
  return success({
    ...tax,
    valueRupees,
    valueAfterTaxRupees: valueRupees - tax.totalTaxRupees,
    lots: lots.map(({ boughtInMonth, units, costRupees }) => ({
      boughtInMonth,
      ageMonths: month - boughtInMonth,
      isLongTerm: isLongTerm(month - boughtInMonth, law.value),
      costRupees,
      gainRupees: units * unitPriceRupees - costRupees,
    })),
    law: law.value,
  });
}

/** The payments of one plan year with the same tax treatment. */
export type LotGroup = {
  year: number;
  isLongTerm: boolean;
  /** Months held, of the youngest and the oldest. */
  youngest: number;
  oldest: number;
  costRupees: number;
  gainRupees: number;
};

/**
 * The lots of a redemption year by year; a year in which the law changes its mind has two groups. What is paid at the
 * end of a plan's twelfth month belongs to its first year.
 */
export function lotGroups(
  lots: readonly RedeemedLot[],
  { paidAt }: Pick<Convention, 'paidAt'>,
): LotGroup[] {
  const groups: LotGroup[] = [];
  const delay = paidAt === 'start' ? 0 : 1;
  for (const { boughtInMonth, ageMonths, isLongTerm, costRupees, gainRupees } of lots) {
    const year = Math.floor(Math.max(0, boughtInMonth - delay) / monthsPerYear) + 1;
    const last = groups.at(-1);
    if (last?.year === year && last.isLongTerm === isLongTerm) {
      last.youngest = Math.min(last.youngest, ageMonths);
      last.oldest = Math.max(last.oldest, ageMonths);
      last.costRupees += costRupees;
      last.gainRupees += gainRupees;
    } else {
      groups.push({
        year,
        isLongTerm,
        youngest: ageMonths,
        oldest: ageMonths,
        costRupees,
        gainRupees,
      });
    }
  }
  return groups;
}
