import {
  ratioColumns,
  type RatioColumns,
  type RatioRow,
} from '@/lib/picks/domain/ratios/ratio-row';
import { ratioIds, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';

/** A row with only the given values known. */
export function knownValues(known: Partial<Record<RatioId, number | null>>): RatioRow['values'] {
  return Object.fromEntries(ratioIds.map((id) => [id, known[id] ?? null])) as RatioRow['values'];
}

/** One row of such values, at place 0. */
export function knownColumns(known: Partial<Record<RatioId, number | null>>): RatioColumns {
  return ratioColumns([{ values: knownValues(known) }]);
}
