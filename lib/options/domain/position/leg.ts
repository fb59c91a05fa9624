import type { IsoDate } from '@/lib/calendar/iso-date';
import type { OptionRight } from '@/lib/options/domain/pricing/black';
import { sumOf } from '@/lib/cashflow/statistics';
import type { PiecewiseLinear } from './piecewise-linear';

type Traded = {
  side: 'buy' | 'sell';
  lots: number;
  /** Usually 1 for a stock leg. */
  unitsPerLot: number;
  /** Paid or received for one unit: the premium, the future's price, the stock's. */
  priceRupees: number;
};

export type OptionLeg = Traded & {
  kind: OptionRight;
  strike: number;
  expiry: IsoDate;
  /** A fraction a year, 0.2 is 20 %, as implied by the market. */
  volatility: number;
};

export type FutureLeg = Traded & { kind: 'future'; expiry: IsoDate };

export type StockLeg = Traded & { kind: 'stock' };

/** One line of a strategy. */
export type Leg = OptionLeg | FutureLeg | StockLeg;

export const maxLegs = 8;

/** Units of a lot, and lots, above which a count is a mistake. */
export const maxUnits = 1e6;

/** The least step of a price at both exchanges. */
export const tickRupees = 0.05;

/** A price to the nearest tick. */
export function toTick(rupees: number): number {
  return Number((Math.max(0, Math.round(rupees / tickRupees)) * tickRupees).toFixed(2));
}

/** Units with their sign: bought is positive. */
export function signedUnits({ side, lots, unitsPerLot }: Leg): number {
  return (side === 'buy' ? 1 : -1) * lots * unitsPerLot;
}

export function isOption(leg: Leg): leg is OptionLeg {
  return leg.kind === 'call' || leg.kind === 'put';
}

/** The days on which legs expire, ascending, each once; none for stock alone. */
export function expiriesOf(legs: readonly Leg[]): readonly IsoDate[] {
  const days = legs.flatMap((leg) => (leg.kind === 'stock' ? [] : [leg.expiry]));
  return [...new Set(days)].sort();
}

/** @throws unless it has one to eight legs, whole lots and possible prices. */
export function requireLegs(legs: readonly Leg[]): void {
  const isPossible = (leg: Leg) =>
    Number.isInteger(leg.lots) &&
    leg.lots > 0 &&
    leg.unitsPerLot > 0 &&
    leg.priceRupees >= 0 &&
    (!isOption(leg) || (leg.strike > 0 && leg.volatility >= 0)) &&
    Number.isFinite(leg.lots * leg.unitsPerLot * leg.priceRupees);
  if (legs.length < 1 || legs.length > maxLegs || !legs.every(isPossible)) {
    throw new Error(`No strategy of 1 to ${maxLegs} legs: ${JSON.stringify(legs)}`);
  }
}

/** The costs that reduce the result at expiry. */
export type ExpiryCosts = {
  /** The same at every spot. */
  fixedRupees: number;
  /**
   * The tax on the exercise value of a bought option, paid by its buyer. It grows without limit: far above its strikes
   * a spread of calls loses a little with every further rupee of spot, so that pages name the extremes before costs.
   */
  exerciseTaxPercent: number;
};

const noCosts: ExpiryCosts = { fixedRupees: 0, exerciseTaxPercent: 0 };

/** A result below this share of the amounts involved is a rounding error and counts as 0. */
const rounding = 1e-13;

/**
 * The result of a strategy at its one expiry by spot, straight between strikes and exact: no grid. Legs of several
 * expiries have no such line (see `resultAtFirstExpiry`). A future settles at the spot; stock is worth it.
 * @throws for several expiries.
 */
export function payoffAtExpiry(
  legs: readonly Leg[],
  costs: ExpiryCosts = noCosts,
): PiecewiseLinear {
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
