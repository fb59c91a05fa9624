import type { NavJump } from '@/lib/funds/domain/nav-jumps';
import type { Position } from './position';

/** The funds whose value is in doubt and enters sums: they have one, and their NAV jumped while they were held. */
export function positionsInDoubt(
  positions: readonly Position[],
  /** By the code of a fund. */
  jumps: ReadonlyMap<string, NavJump>,
): readonly Position[] {
  return positions.filter(
    ({ holding, valueRupees }) =>
      valueRupees !== null && holding.assetClass === 'fund' && jumps.has(holding.instrumentId),
  );
}
