import {
  type Amounts,
  emptyInput,
  type TaxFacts,
  type TaxInput,
} from '@/lib/tax/domain/inputs/input';
import type { TaxYear } from '@/lib/law/tax-years';

/** What differs from a person without income. */
export type Changes = Partial<TaxFacts> & { [Group in keyof Amounts]?: Partial<Amounts[Group]> };

/** A person without income, but for what is given. */
export function person(year: TaxYear, changes: Changes = {}): TaxInput {
  const empty = emptyInput(year);
  return {
    ...empty,
    ...changes,
    salaryRupees: { ...empty.salaryRupees, ...changes.salaryRupees },
    houseRupees: { ...empty.houseRupees, ...changes.houseRupees },
    otherRupees: { ...empty.otherRupees, ...changes.otherRupees },
    gainsRupees: { ...empty.gainsRupees, ...changes.gainsRupees },
    earlierGainsRupees: { ...empty.earlierGainsRupees, ...changes.earlierGainsRupees },
    lossesRupees: { ...empty.lossesRupees, ...changes.lossesRupees },
    deductionsRupees: { ...empty.deductionsRupees, ...changes.deductionsRupees },
  };
}

/** Total income that the slabs tax and nothing else. */
export function taxable(rupees: number, year: TaxYear = 2026, facts: Partial<TaxFacts> = {}) {
  return person(year, { ...facts, otherRupees: { normal: rupees } });
}

export function salaried(gross: number, year: TaxYear = 2026): TaxInput {
  return person(year, { salaryRupees: { gross } });
}

export const lakh = 100_000;
export const crore = 100 * lakh;
