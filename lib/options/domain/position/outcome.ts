import { extremesWithin, zerosWithin } from '@/lib/options/domain/pricing/bounded-search';
import { payoffAtExpiry } from './expiry-payoff';
import { resultAtFirstExpiry, type FirstExpiryMarket } from './first-expiry-result';
import { expiriesOf, isOption, type Leg } from './leg';
import {
  breakevensOf,
  extremesOf,
  profitRangesOf,
  type Extremes,
  type SpotRange,
} from './piecewise-linear';

export type Outcome = Extremes & {
  /** `exact`: all legs expire together. `model`: later legs are worth what Black and Scholes say at that day. */
  method: 'exact' | 'model';
  breakevens: readonly number[];
  profitRanges: readonly SpotRange[];
};

/** Results within half a paisa count as equal. */
const precisionRupees = 0.005;
const zeroRupees = 1e-6;

/** Spots beyond this multiple of the highest strike or price are not searched. */
const farthest = 20;
const nearest = 1e-6;

/**
 * Breakevens, ranges of profit and extremes before charges, of any strategy: at its expiry, or with several expiries at
 * the first.
 */
export function outcomeOf(legs: readonly Leg[], market: FirstExpiryMarket): Outcome {
  if (expiriesOf(legs).length <= 1) {
    const payoff = payoffAtExpiry(legs);
    return {
      method: 'exact',
      breakevens: breakevensOf(payoff),
      profitRanges: profitRangesOf(payoff),
      ...extremesOf(payoff),
    };
  }
  return { method: 'model', ...modelledOutcome(legs, market) };
}

function modelledOutcome(legs: readonly Leg[], market: FirstExpiryMarket): Omit<Outcome, 'method'> {
  const result = resultAtFirstExpiry(legs, market);
  const scale = Math.max(...legs.map((leg) => (isOption(leg) ? leg.strike : leg.priceRupees)));
  const ends = [nearest * scale, ...result.strikes, farthest * scale];
  const pieces = ends.slice(1).map((to, index) => ({ from: ends[index] ?? 0, to }));
  const zeros = pieces.flatMap(({ from, to }) => zerosWithin(result, from, to, zeroRupees));
  const breakevens = zeros.filter((zero, index) => zero - (zeros[index - 1] ?? 0) > 1e-9 * scale);
  const bounds = pieces.map(({ from, to }) => extremesWithin(result, from, to, precisionRupees));
  // A slope of a millionth of a unit is the rounding of deltas.
  const slope = Math.abs(result.slopeBeyond) < 1e-6 ? 0 : result.slopeBeyond;
  return {
    breakevens,
    profitRanges: rangesBetween(breakevens, (spot) => result.pointAt(spot).value, farthest * scale),
    bestRupees: slope > 0 ? 'unlimited' : Math.max(...bounds.map(({ most }) => most)),
    worstRupees: slope < 0 ? 'unlimited' : Math.min(...bounds.map(({ least }) => least)),
  };
}

function rangesBetween(
  breakevens: readonly number[],
  valueAt: (spot: number) => number,
  farSpot: number,
): SpotRange[] {
  const ends = [0, ...breakevens];
  return ends.flatMap((fromSpot, index) => {
    const toSpot = breakevens[index] ?? null;
    const isProfit = valueAt((fromSpot + (toSpot ?? farSpot)) / 2) > 0;
    return isProfit ? [{ fromSpot, toSpot }] : [];
  });
}
