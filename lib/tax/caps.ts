import type { LawReference } from '@/lib/law/dated-row';
import type { Regime } from '@/lib/law/regime';
import { ageBandOf } from './age-band';
import type { DeductionName } from './deduction-line';
import { deductionLines } from './deductions';
import type { TaxInput } from './input';
import { lawOfYear } from './law-of-year';

/** How much of a cap is used: what a person could still put in. */
export type CapUse = {
  name: DeductionName | 'selfOccupiedInterest';
  usedRupees: number;
  capRupees: number;
  law: LawReference;
};

/** Every cap that a regime gives this person above zero, claimed or not, in the order of the fields. */
export function capsOf(input: TaxInput, regime: Regime): readonly CapUse[] {
  const law = lawOfYear(input.year);
  const { house } = law.regimes[regime];
  const interestCap = house.value.selfOccupiedInterestCapRupees;
  const interest: CapUse = {
    name: 'selfOccupiedInterest',
    usedRupees: Math.min(input.houseRupees.selfOccupiedInterest, interestCap),
    capRupees: interestCap,
    law: house,
  };
  const deductions = deductionLines(input, regime, law, ageBandOf(input, law)).map(
    ({ name, allowedRupees, capRupees, law: row }): CapUse => ({
      name,
      usedRupees: allowedRupees,
      capRupees: capRupees ?? 0,
      law: row,
    }),
  );
  return [interest, ...deductions].filter(({ capRupees }) => capRupees > 0);
}
