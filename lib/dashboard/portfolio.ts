import type { IsoDate } from '@/lib/calendar/iso-date';
import type { NavJump } from '@/lib/funds/domain/nav-jumps';
import type { PricedHolding } from '@/lib/holdings/worth';
import { navJumpsWhileHeld } from './nav-jumps-while-held';
import type { Position } from './position';
import { positionsInDoubt } from './positions-in-doubt';

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
