import type { RatioValues } from '@/lib/picks/domain/screen/compile-rule';
import { ratioIds, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';

/** Nothing known but what is said. */
export function knownValues(known: Partial<Record<RatioId, number | null>>): RatioValues {
  return Object.fromEntries(ratioIds.map((id) => [id, known[id] ?? null])) as RatioValues;
}
