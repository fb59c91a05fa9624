import type { IsoDate } from '@/lib/calendar/iso-date';
import type { NavJump } from '@/lib/funds/domain/nav-jumps';
import type { PricedHolding } from '@/lib/holdings/worth';
import { navJumpsWhileHeld } from './nav-jumps-while-held';
import type { Position } from './position';

/** What a person holds, and the funds of it whose value is in doubt. */
export type Portfolio = {
  positions: readonly Position[];
  priced: readonly PricedHolding[];
  /** By the code of a fund: the jump of its NAV while it was held. */
  jumps: ReadonlyMap<string, NavJump>;
  inDoubt: readonly Position[];
};

export function portfolioOf(
  positions: readonly Position[],
  priced: readonly PricedHolding[],
  today: IsoDate,
): Portfolio {
  const jumps = navJumpsWhileHeld(priced, { from: null, to: today });
  return { positions, priced, jumps, inDoubt: positionsInDoubt(positions, jumps) };
}

/** The funds whose value is in doubt and enters sums: they have one, and their NAV jumped while they were held. */
function positionsInDoubt(
  positions: readonly Position[],
  /** By the code of a fund. */
  jumps: ReadonlyMap<string, NavJump>,
): readonly Position[] {
  return positions.filter(
    ({ holding, valueRupees }) =>
      valueRupees !== null && holding.assetClass === 'fund' && jumps.has(holding.instrumentId),
  );
}
