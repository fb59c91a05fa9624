import type { LawReference } from '@/lib/law/dated-row';
import type { AmountName } from '@/lib/tax/domain/inputs/input';

export type DeductionName =
  | AmountName<'deductionsRupees'>
  | 'employerPension'
  | 'ownDisability'
  | 'dependantDisability';

export type DeductionLine = {
  name: DeductionName;
  claimedRupees: number;
  allowedRupees: number;
  /** Null where the law has no cap, or where the deduction is not allowed at all. */
  capRupees: number | null;
  /** Why less is allowed than claimed; null when nothing was cut. */
  cutBy: 'cap' | 'half' | 'regime' | 'age' | 'residency' | 'hra' | null;
  law: LawReference;
};

/** No more than a cap is allowed. */
export function cappedLine(
  name: DeductionName,
  claimedRupees: number,
  capRupees: number,
  law: LawReference,
): DeductionLine {
  const allowedRupees = Math.min(claimedRupees, capRupees);
  const cutBy = allowedRupees < claimedRupees ? 'cap' : null;
  return { name, claimedRupees, allowedRupees, capRupees, cutBy, law };
}

/** Nothing is allowed, for the person or for the regime. */
export function refusedLine(
  name: DeductionName,
  claimedRupees: number,
  cutBy: 'regime' | 'age' | 'residency' | 'hra',
  law: LawReference,
): DeductionLine {
  return { name, claimedRupees, allowedRupees: 0, capRupees: null, cutBy, law };
}

/** All of it is allowed: the law has no cap. */
export function wholeLine(
  name: DeductionName,
  claimedRupees: number,
  law: LawReference,
): DeductionLine {
  return { name, claimedRupees, allowedRupees: claimedRupees, capRupees: null, cutBy: null, law };
}
