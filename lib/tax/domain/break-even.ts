import { computeTax } from './compute-tax';
import { emptyInput, maxRupees, type TaxInput } from '@/lib/tax/domain/inputs/input';

export type BreakEven =
  /** Up to this amount the new regime costs no more; with one rupee more the old regime is cheaper. */
  | { kind: 'above'; deductionsRupees: number }
  /** No deduction brings the old regime below the new one. */
  | { kind: 'never' }
  /** The old regime is cheaper only through home loan interest, which reduces gains that no other deduction can reduce. */
  | { kind: 'interest' }
  /** The old regime is cheaper without any. */
  | { kind: 'always' };

/**
 * How much a person must deduct before the old regime is cheaper: all deductions that it alone allows, together (HRA,
 * professional tax, home loan interest, Chapter VI-A). Its standard deduction, the employer's pension contribution
 * and houses that are let count in both regimes and stay. The old tax falls as deductions rise, so bisection finds
 * the last rupee.
 */
export function breakEvenDeductions(input: TaxInput): BreakEven {
  const newTax = computeTax(input, 'new').taxRupees;
  const bare = withoutOldDeductions(input);
  const isOldCheaper = (rupees: number) =>
    computeTax(withDeduction(bare, rupees), 'old').taxRupees < newTax;
  // The search ends at the gross income, or at the largest amount that a field accepts.
  const max = Math.min(computeTax(bare, 'old').income.grossTotalRupees, maxRupees);
  if (isOldCheaper(0)) return { kind: 'always' };
  if (!isOldCheaper(max)) {
    return { kind: computeTax(input, 'old').taxRupees < newTax ? 'interest' : 'never' };
  }
  let low = 0;
  let high = max;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isOldCheaper(middle)) high = middle;
    else low = middle;
  }
  return { kind: 'above', deductionsRupees: low };
}

/**
 * What a person deducts in the old regime and not in the new one: the place on the break-even chart. By the amount that
 * it takes off this year's income: interest on one's home that only adds to a loss for later years takes off nothing.
 */
export function oldOnlyDeductions(input: TaxInput): number {
  const { income } = computeTax(input, 'old', 'none');
  const { income: bare } = computeTax(withoutOldDeductions(input), 'old', 'none');
  return bare.total.exactRupees - income.total.exactRupees;
}

export type BreakEvenPoint = { deductionsRupees: number; oldTaxRupees: number };

/** The old regime's tax for each sum of deductions that it alone allows: the falling line of the chart. */
export function oldTaxByDeductions(
  input: TaxInput,
  deductionsRupees: readonly number[],
): BreakEvenPoint[] {
  const bare = withoutOldDeductions(input);
  return deductionsRupees.map((rupees) => ({
    deductionsRupees: rupees,
    oldTaxRupees: computeTax(withDeduction(bare, rupees), 'old').taxRupees,
  }));
}

function withDeduction(bare: TaxInput, rupees: number): TaxInput {
  return { ...bare, deductionsRupees: { ...bare.deductionsRupees, other: rupees } };
}

function withoutOldDeductions(input: TaxInput): TaxInput {
  const { deductionsRupees, ownDisability, dependantDisability } = emptyInput(input.year);
  return {
    ...input,
    deductionsRupees,
    ownDisability,
    dependantDisability,
    salaryRupees: { ...input.salaryRupees, hraReceived: 0, rentPaid: 0, professionalTax: 0 },
    houseRupees: { ...input.houseRupees, selfOccupiedInterest: 0 },
  };
}
