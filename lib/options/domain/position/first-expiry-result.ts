import { worthAtExpiry } from './expiry-payoff';
import { expiriesOf, isOption, requireLegs, signedUnits, type Leg } from './leg';
import type { Bounds, BoundedFunction, Point } from '@/lib/options/domain/pricing/bounded-search';
import { unitValuer, type Scenario } from './strategy-value';

/** A scenario whose day is the first expiry, at any spot. */
export type FirstExpiryMarket = Omit<Scenario, 'spot' | 'date'>;

/** With the delta of each leg that expires later. */
type ValuedPoint = Point & { deltas: readonly number[] };

export type FirstExpiryResult = BoundedFunction<ValuedPoint> & {
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
  const settling = legs.filter(settles);
  const living = legs
    .filter((leg) => !settles(leg))
    .map((leg) => ({ leg, units: signedUnits(leg), unitAt: unitValuer(leg, { ...market, date }) }));
  const strikes = settling.filter(isOption).map(({ strike }) => strike);

  const pointAt = (at: number): ValuedPoint => {
    let value = 0;
    for (const leg of settling) {
      value += signedUnits(leg) * (worthAtExpiry(leg, at) - leg.priceRupees);
    }
    const deltas = living.map(({ leg, units, unitAt }) => {
      const { price, delta } = unitAt(at);
      value += units * (price - leg.priceRupees);
      return delta;
    });
    return { at, value, deltas };
  };

  /** Valid where no strike of what settles lies strictly inside. */
  const slopeWithin = (from: ValuedPoint, to: ValuedPoint): Bounds => {
    const middle = (from.at + to.at) / 2;
    const settled = settling.reduce(
      (sum, leg) => sum + signedUnits(leg) * settledDelta(leg, middle),
      0,
    );
    let [least, most] = [settled, settled];
    living.forEach(({ units }, index) => {
      const [one, other] = [units * (from.deltas[index] ?? 0), units * (to.deltas[index] ?? 0)];
      least += Math.min(one, other);
      most += Math.max(one, other);
    });
    return { least, most };
  };

  const far = pointAt(1e9 * Math.max(...legs.map((leg) => (isOption(leg) ? leg.strike : 1))));
  return {
    pointAt,
    slopeWithin,
    strikes: [...new Set(strikes)].sort((one, other) => one - other),
    slopeBeyond: slopeWithin(far, far).most,
  };
}

function settledDelta(leg: Leg, spot: number): number {
  if (leg.kind === 'call') return spot > leg.strike ? 1 : 0;
  if (leg.kind === 'put') return spot < leg.strike ? -1 : 0;
  return 1;
}
