import type { IsoDate } from '@/lib/calendar/iso-date';
import { jumpBetween, navJumps, type NavJump } from '@/lib/funds/domain/nav-jumps';
import type { PricedHolding } from '@/lib/holdings/worth';

/**
 * The first jump of each fund's NAV while it was held, by the fund's code. The units may have changed on that day, and
 * the recorded purchases have not: the value, the gain and a return across the day are in doubt.
 * @param span only jumps within it; a start of null is the first purchase.
 */
export function navJumpsWhileHeld(
  holdings: readonly PricedHolding[],
  span: { from: IsoDate | null; to: IsoDate },
): ReadonlyMap<string, NavJump> {
  return new Map(
    holdings
      .filter(({ assetClass }) => assetClass === 'fund')
      .flatMap(({ instrumentId, lots, prices }) => {
        const firstBoughtOn = lots.map(({ boughtOn }) => boughtOn).sort()[0];
        if (firstBoughtOn === undefined) return [];
        const from = span.from !== null && span.from > firstBoughtOn ? span.from : firstBoughtOn;
        const jump = jumpBetween(navJumps(prices), from, span.to);
        return jump ? [[instrumentId, jump] as const] : [];
      }),
  );
}
