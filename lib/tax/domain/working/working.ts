import type { TaxResult } from '@/lib/tax/domain/compute-tax';
import { incomeLines } from './income-working';
import { taxLines } from './tax-working';
import type { WorkingLine } from './working-line';

/**
 * The computation as lines that add up, in the order of the law: income to total income, then tax to the tax of
 * the year. Lines that are zero are left out, but not sums, slabs
 * and a loss that the regime lets wait.
 */
export function workingOf(result: TaxResult): readonly WorkingLine[] {
  return [...incomeLines(result.income), ...taxLines(result)].filter(
    ({ isSum, paise, name, detail }) =>
      isSum || name === 'slab' || detail?.kind === 'house-loss' || paise !== 0,
  );
}
