import { computeTax } from './compute-tax';
import { defaultYear } from './example';
import { emptyInput, type Amounts, type TaxInput } from './input';
import { withMore } from './marginal-rate';

/** What other calculators and pages get wrong, each with a person for whom it shows. */
export type KnownErrorName =
  | 'taxBeforeRebate'
  | 'cessForgotten'
  | 'standardDeduction'
  | 'oldSlabs'
  | 'deductionLeak'
  | 'exemptionAbsorption'
  | 'roundedDown'
  | 'surchargeRelief';

export type KnownError = {
  name: KnownErrorName;
  /** The income that the sentence speaks of. */
  incomeRupees: number;
  /** What comes out with the error: printed by a page that we read, or the error worked through. */
  wrongRupees: number;
  /** What the law gives, by this calculator, in the new regime. */
  rightRupees: number;
};

/**
 * Read in research of 21 Nov 2026 among published figures and reports of users; the right figures are computed, so
 * that they follow the law of the default year.
 */
export function knownErrors(): KnownError[] {
  const tax = (input: TaxInput) => computeTax(input, 'new').taxRupees;
  return [
    {
      name: 'taxBeforeRebate',
      incomeRupees: 1_200_000,
      wrongRupees: 120_000,
      rightRupees: computeTax(taxable(1_200_000), 'new').slabTax.paise / 100,
    },
    {
      name: 'cessForgotten',
      incomeRupees: 1_210_000,
      wrongRupees: 10_000,
      rightRupees: tax(taxable(1_210_000)),
    },
    {
      name: 'standardDeduction',
      incomeRupees: 1_275_000,
      wrongRupees: tax(taxable(1_275_000)),
      rightRupees: tax(withAmounts('salaryRupees', { gross: 1_275_000 })),
    },
    {
      name: 'oldSlabs',
      incomeRupees: 2_000_000,
      wrongRupees: tax({ ...withAmounts('salaryRupees', { gross: 2_000_000 }), year: 2024 }),
      rightRupees: tax(withAmounts('salaryRupees', { gross: 2_000_000 })),
    },
    {
      name: 'deductionLeak',
      incomeRupees: 2_000_000,
      wrongRupees: tax(withAmounts('salaryRupees', { gross: 1_850_000 })),
      rightRupees: tax({
        ...withAmounts('salaryRupees', { gross: 2_000_000 }),
        deductionsRupees: withAmounts('deductionsRupees', { section80c: 150_000 }).deductionsRupees,
      }),
    },
    {
      name: 'exemptionAbsorption',
      incomeRupees: 300_000,
      wrongRupees: 22_750,
      rightRupees: tax(withAmounts('gainsRupees', { longTermEquity: 300_000 })),
    },
    {
      name: 'roundedDown',
      incomeRupees: 1_200_005,
      wrongRupees: tax(taxable(1_200_000)),
      rightRupees: tax(taxable(1_200_005)),
    },
    {
      name: 'surchargeRelief',
      incomeRupees: 5_198_000,
      wrongRupees: tax(taxable(5_100_000)),
      rightRupees: tax(taxable(5_198_000)),
    },
  ];
}

function taxable(rupees: number): TaxInput {
  return withMore(emptyInput(defaultYear), rupees);
}

function withAmounts<Group extends keyof Amounts>(
  group: Group,
  amounts: Partial<Amounts[Group]>,
): TaxInput {
  const empty = emptyInput(defaultYear);
  return { ...empty, [group]: { ...empty[group], ...amounts } };
}
