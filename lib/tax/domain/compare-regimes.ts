import type { Regime } from '@/lib/law/tax-years';
import { computeTax, type TaxResult } from './compute-tax';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';

export type Comparison = {
  new: TaxResult;
  old: TaxResult;
  /** Null when the tax is the same in both. */
  cheaper: Regime | null;
  /** The saving of the cheaper regime. */
  savingRupees: number;
  /** One for both regimes, before what either takes off it: what the tax of each is a share of. */
  incomeRupees: number;
};

/** The same person and year in both regimes. */
export function compareRegimes(input: TaxInput): Comparison {
  const inNew = computeTax(input, 'new');
  const inOld = computeTax(input, 'old');
  const difference = inNew.taxRupees - inOld.taxRupees;
  const cheaper = difference === 0 ? null : difference < 0 ? 'new' : 'old';
  return {
    new: inNew,
    old: inOld,
    cheaper,
    savingRupees: Math.abs(difference),
    incomeRupees: incomeBeforeDeductions(inNew),
  };
}

/** Of the new regime, whose few deductions are added back; its houses bring no loss. */
function incomeBeforeDeductions({ income }: TaxResult): number {
  const { salary, familyPension, grossTotalRupees } = income;
  const takenOffSalary = salary.grossRupees - salary.rupees;
  return grossTotalRupees + takenOffSalary + familyPension.deductionRupees;
}
