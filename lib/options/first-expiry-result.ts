import { worthAtExpiry } from './expiry-payoff';
import { expiriesOf, isOption, requireLegs, signedUnits, type Leg } from './leg';
import type { Bounds, BoundedFunction } from './bounded-search';
import { valueUnit, type Scenario } from './strategy-value';

/** A scenario whose day is the first expiry, at any spot. */
export type FirstExpiryMarket = Omit<Scenario, 'spot' | 'date'>;

export type FirstExpiryResult = BoundedFunction & {
  /** Where the slope jumps: the strikes of what expires, ascending. */
  strikes: readonly number[];
  /** Rupees for each rupee of spot, in the limit. */
  slopeBeyond: number;
};

/**
 * The result at the first expiry by spot, where legs that expire later are worth what the model says: curved between
 * strikes. Its slope is known within bounds over any interval, since an option's delta only rises with the spot; that
 * is what makes a search for its zeros and extremes exact without a grid. @throws without any expiry.
 */
export function resultAtFirstExpiry(
  legs: readonly Leg[],
  market: FirstExpiryMarket,
): FirstExpiryResult {
  requireLegs(legs);
  const [date] = expiriesOf(legs);
  if (date === undefined) throw new Error('Stock alone never expires');
  const settles = (leg: Leg) => leg.kind === 'stock' || leg.expiry === date;
  const strikes = legs
    .filter(isOption)
    .filter(settles)
    .map(({ strike }) => strike);
  const unitAt = (leg: Leg, spot: number) => valueUnit(leg, { ...market, spot, date });

  const valueAt = (spot: number) =>
    legs.reduce((sum, leg) => {
      const worth = settles(leg) ? worthAtExpiry(leg, spot) : unitAt(leg, spot).price;
      return sum + signedUnits(leg) * (worth - leg.priceRupees);
    }, 0);

  /** Valid where no strike of what settles lies strictly inside. */
  const slopeWithin = (from: number, to: number): Bounds => {
    let [least, most] = [0, 0];
    for (const leg of legs) {
      const units = signedUnits(leg);
      const ends = settles(leg)
        ? [settledDelta(leg, (from + to) / 2)]
        : [unitAt(leg, from).delta, unitAt(leg, to).delta];
      least += Math.min(...ends.map((delta) => units * delta));
      most += Math.max(...ends.map((delta) => units * delta));
    }
    return { least, most };
  };

  const farSpot = 1e9 * Math.max(...legs.map((leg) => (isOption(leg) ? leg.strike : 1)));
  return {
    valueAt,
    slopeWithin,
    strikes: [...new Set(strikes)].sort((one, other) => one - other),
    slopeBeyond: slopeWithin(farSpot, farSpot).most,
  };
}

function settledDelta(leg: Leg, spot: number): number {
  if (leg.kind === 'call') return spot > leg.strike ? 1 : 0;
  if (leg.kind === 'put') return spot < leg.strike ? -1 : 0;
  return 1;
}
