import type { DatedRow, LawReference } from '@/lib/law/dated-row';
import type { HousePropertyRule } from '@/content/law/house-property';
import type { TaxInput } from './inputs/input';

export type HouseProperty = {
  /** As far as the regime allows it; a loss on its own. */
  selfOccupiedInterestRupees: number;
  /** Rent less municipal taxes, the flat 30 % and all interest; negative when that is more. */
  letOutRupees: number;
  /** Loss of earlier years that this year's income took. */
  broughtForwardUsedRupees: number;
  /** The remaining income: zero or more. */
  incomeRupees: number;
  /** What other income may carry of the loss; the rest waits. */
  lossToSetOffRupees: number;
  lossRupees: number;
  /** The most of a loss that other income carries in a year. */
  setOffCapRupees: number;
  law: LawReference;
};

/** Income from houses of a year, under the caps of a regime. Paise of the flat deduction are dropped. */
export function houseProperty(
  { houseRupees, lossesRupees }: TaxInput,
  law: DatedRow<HousePropertyRule>,
): HouseProperty {
  const rule = law.value;
  const selfOccupied = Math.min(
    houseRupees.selfOccupiedInterest,
    rule.selfOccupiedInterestCapRupees,
  );
  const annualValue = Math.max(0, houseRupees.rentReceived - houseRupees.municipalTaxes);
  const flat = Math.floor((annualValue * rule.standardDeductionPercent) / 100);
  const letOut = annualValue - flat - houseRupees.letOutInterest;
  const total = letOut - selfOccupied;
  const used = Math.min(Math.max(0, total), lossesRupees.house);
  const loss = Math.max(0, -total);
  return {
    selfOccupiedInterestRupees: selfOccupied,
    letOutRupees: letOut,
    broughtForwardUsedRupees: used,
    incomeRupees: Math.max(0, total) - used,
    lossToSetOffRupees: Math.min(loss, rule.lossSetOffCapRupees),
    lossRupees: loss,
    setOffCapRupees: rule.lossSetOffCapRupees,
    law,
  };
}
