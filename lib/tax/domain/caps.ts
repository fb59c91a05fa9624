import type { Regime } from '@/lib/law/tax-years';
import { deductionLines, type DeductionName } from './deductions';
import { incomeOf } from './income';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import { ageBandOf, lawOfYear } from './law-of-year';

/** The used part of a cap, and so the room that is left. */
type CapUse = {
  name: DeductionName | 'selfOccupiedInterest';
  usedRupees: number;
  capRupees: number;
};

/**
 * Every cap that a regime gives this person above zero, in the order of the fields; claimed or not, but for rent and
 * donations, whose caps are shares of income.
 */
export function capsOf(input: TaxInput, regime: Regime): readonly CapUse[] {
  const law = lawOfYear(input.year);
  const { house } = law.regimes[regime];
  const interestCap = house.value.selfOccupiedInterestCapRupees;
  const interest: CapUse = {
    name: 'selfOccupiedInterest',
    usedRupees: Math.min(input.houseRupees.selfOccupiedInterest, interestCap),
    capRupees: interestCap,
  };
  const ageBand = ageBandOf(input, law);
  const { taxable, deductions: taken } = incomeOf(input, regime, law, ageBand, 'none');
  const income = taxable.normalRupees + taken.rupees;
  const deductions = deductionLines(input, regime, law, ageBand, income).map(
    ({ name, allowedRupees, capRupees }): CapUse => ({
      name,
      usedRupees: allowedRupees,
      capRupees: capRupees ?? 0,
    }),
  );
  return [interest, ...deductions].filter(({ capRupees }) => capRupees > 0);
}
