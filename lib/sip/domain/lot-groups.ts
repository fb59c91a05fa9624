import { monthsPerYear } from './plan';
import type { RedeemedLot } from './redemption';

/** What was paid in during one year of the plan and is of one kind before the law. */
export type LotGroup = {
  year: number;
  isLongTerm: boolean;
  /** Months held, of the youngest and the oldest. */
  youngest: number;
  oldest: number;
  costRupees: number;
  gainRupees: number;
};

/** The lots of a redemption year by year; a year in which the law changes its mind has two groups. */
export function lotGroups(lots: readonly RedeemedLot[]): LotGroup[] {
  const groups: LotGroup[] = [];
  for (const { boughtInMonth, ageMonths, isLongTerm, costRupees, gainRupees } of lots) {
    const year = Math.floor(boughtInMonth / monthsPerYear) + 1;
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
