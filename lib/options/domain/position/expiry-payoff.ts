import { sumOf } from '@/lib/cashflow/statistics';
import { expiriesOf, isOption, requireLegs, signedUnits, type Leg } from './leg';
import type { PiecewiseLinear } from './piecewise-linear';

/** The costs that reduce the result at expiry. */
export type ExpiryCosts = {
  /** The same at every spot. */
  fixedRupees: number;
  /**
   * Of the exercise value of a bought option, paid by its buyer. It grows without limit: far above its strikes a spread
   * of calls loses a little with every further rupee of spot, so that pages name the extremes before costs.
   */
  exerciseTaxPercent: number;
};

const none: ExpiryCosts = { fixedRupees: 0, exerciseTaxPercent: 0 };

/** Below this share of what is at stake a result is the rounding of sums and counts as 0. */
const rounding = 1e-13;

/**
 * The result of a strategy at its one expiry by spot, straight between strikes and exact: no grid. Legs of several
 * expiries have no such line (see `resultAtFirstExpiry`). A future settles at the spot; stock is worth it.
 * @throws for several expiries.
 */
export function payoffAtExpiry(legs: readonly Leg[], costs: ExpiryCosts = none): PiecewiseLinear {
  requireLegs(legs);
  if (expiriesOf(legs).length > 1) throw new Error('Several expiries have no one payoff');
  const strikes = legs.filter(isOption).map(({ strike }) => strike);
  const spots = [...new Set([0, ...strikes])].sort((one, other) => one - other);
  const knots = spots.map((spot) => ({ spot, rupees: resultOf(legs, costs, spot) }));
  const slopeBeyond = sumOf(legs.map((leg) => slopeAbove(leg, costs)));
  return { knots, slopeBeyond };
}

/** What one leg's unit is worth at its expiry, before its price. */
export function worthAtExpiry(leg: Leg, spot: number): number {
  if (leg.kind === 'call') return Math.max(0, spot - leg.strike);
  if (leg.kind === 'put') return Math.max(0, leg.strike - spot);
  return spot;
}

function resultOf(legs: readonly Leg[], costs: ExpiryCosts, spot: number): number {
  const results = legs.map(
    (leg) =>
      signedUnits(leg) * (worthAtExpiry(leg, spot) * shareAfterTax(leg, costs) - leg.priceRupees),
  );
  const result = sumOf(results) - costs.fixedRupees;
  const atStake = sumOf(
    legs.map((leg) => Math.abs(signedUnits(leg)) * (worthAtExpiry(leg, spot) + leg.priceRupees)),
  );
  return Math.abs(result) <= rounding * atStake ? 0 : result;
}

function slopeAbove(leg: Leg, costs: ExpiryCosts): number {
  return leg.kind === 'put' ? 0 : signedUnits(leg) * shareAfterTax(leg, costs);
}

function shareAfterTax(leg: Leg, { exerciseTaxPercent }: ExpiryCosts): number {
  return isOption(leg) && leg.side === 'buy' ? 1 - exerciseTaxPercent / 100 : 1;
}
