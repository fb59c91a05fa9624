import { maxRupees, type TaxInput } from '@/lib/tax/domain/inputs/input';

/**
 * A change that a person can compare: a raise, more of their own into the pension system, or more of the same pay put
 * into it by the employer.
 */
export const whatIfKinds = ['raise', 'ownPension', 'employerPension'] as const;

export type WhatIfKind = (typeof whatIfKinds)[number];

/** The same person after the change. No field passes the most that it may hold. */
export function afterChange(input: TaxInput, kind: WhatIfKind, rupees: number): TaxInput {
  const { salaryRupees, deductionsRupees } = input;
  const more = (amount: number) => Math.min(amount + rupees, maxRupees);
  switch (kind) {
    case 'raise':
      return { ...input, salaryRupees: { ...salaryRupees, gross: more(salaryRupees.gross) } };
    case 'ownPension':
      return {
        ...input,
        deductionsRupees: { ...deductionsRupees, ownPension: more(deductionsRupees.ownPension) },
      };
    case 'employerPension':
      return {
        ...input,
        salaryRupees: { ...salaryRupees, employerPension: more(salaryRupees.employerPension) },
      };
  }
}
