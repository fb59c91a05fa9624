import { valuePosition } from '@/lib/dashboard/domain/gains-and-returns';
import type { Position } from '@/lib/dashboard/domain/portfolio';
import type { Holding } from '@/lib/holdings/holding';

/** A holding at its price of 20 November 2026, named by its id, without a page and a fund house, but for what is given. */
export function positionOf(
  holding: Holding,
  priceRupees: number | null,
  given: Pick<Position, 'group'> & Partial<Position>,
): Position {
  return {
    ...valuePosition(holding, priceRupees),
    ...{ holding, name: holding.instrumentId, path: null, house: null },
    ...{ priceRupees, pricedOn: priceRupees === null ? null : '2026-11-20' },
    ...given,
  };
}
