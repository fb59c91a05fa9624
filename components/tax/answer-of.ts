import {
  breakEvenDeductions,
  oldOnlyDeductions,
  type BreakEven,
} from '@/lib/tax/domain/break-even';
import { compareRegimes, type Comparison } from '@/lib/tax/domain/compute-tax';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';

/** The complete answer. */
export type Answer = {
  input: TaxInput;
  comparison: Comparison;
  breakEven: BreakEven;
  deductionsRupees: number;
};

export function answerOf(input: TaxInput): Answer {
  return {
    input,
    comparison: compareRegimes(input),
    breakEven: breakEvenDeductions(input),
    deductionsRupees: oldOnlyDeductions(input),
  };
}
