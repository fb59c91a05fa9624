import { sumOf } from '@/lib/cashflow/statistics';
import {
  extremesWithin,
  zerosWithin,
  type BoundedFunction,
  type Bounds,
  type Point,
} from '@/lib/options/domain/pricing/bounded-search';
import {
  expiriesOf,
  isOption,
  payoffAtExpiry,
  requireLegs,
  signedUnits,
  worthAtExpiry,
  type Leg,
} from './leg';
import {
  breakevensOf,
  extremesOf,
  profitRangesOf,
  type Extremes,
  type SpotRange,
} from './piecewise-linear';
import { unitValuer, type Scenario } from './strategy-value';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { black76, yearsUntil, type DayCount } from '@/lib/options/domain/pricing/black';
import { normalBelow } from '@/lib/options/domain/pricing/normal';

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
    bestRupees: slope > 0 ? 'unlimited' : Math.max(...bounds.map(({ max }) => max)),
    worstRupees: slope < 0 ? 'unlimited' : Math.min(...bounds.map(({ min }) => min)),
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

/** A scenario whose day is the first expiry, at any spot. */
export type FirstExpiryMarket = Omit<Scenario, 'spot' | 'date'>;

/** With the delta of each leg that expires later. */
type ValuedPoint = Point & { deltas: readonly number[] };

type FirstExpiryResult = BoundedFunction<ValuedPoint> & {
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

  /** Valid where no strike of the legs that settle lies strictly inside. */
  const slopeWithin = (from: ValuedPoint, to: ValuedPoint): Bounds => {
    const middle = (from.at + to.at) / 2;
    const settled = sumOf(settling.map((leg) => signedUnits(leg) * settledDelta(leg, middle)));
    let [min, max] = [settled, settled];
    living.forEach(({ units }, index) => {
      const [one, other] = [units * (from.deltas[index] ?? 0), units * (to.deltas[index] ?? 0)];
      min += Math.min(one, other);
      max += Math.max(one, other);
    });
    return { min, max };
  };

  const far = pointAt(1e9 * Math.max(...legs.map((leg) => (isOption(leg) ? leg.strike : 1))));
  return {
    pointAt,
    slopeWithin,
    strikes: [...new Set(strikes)].sort((one, other) => one - other),
    slopeBeyond: slopeWithin(far, far).max,
  };
}

function settledDelta(leg: Leg, spot: number): number {
  if (leg.kind === 'call') return spot > leg.strike ? 1 : 0;
  if (leg.kind === 'put') return spot < leg.strike ? -1 : 0;
  return 1;
}

/**
 * The meaning of "probability" here: the spot at the horizon is lognormal. Most screens assume this, few state their
 * parameters, and the figures differ by several percentage points.
 */
export type OddsConvention = {
  /** The mean of that spot: today's, or the forward's. */
  anchor: 'spot' | 'forward';
  /** One for all, or that of the option leg whose strike is nearest. */
  volatility: number | 'per-leg';
  dayCount: DayCount;
};

/** A strategy in its market, and the day whose result is asked for, usually the first expiry. */
type Outlook = OddsConvention &
  Pick<Scenario, 'spot' | 'date' | 'rate' | 'dividendYield'> & {
    legs: readonly Leg[];
    horizon: IsoDate;
  };

/**
 * The probability, 0 to 1, that the spot is within ranges (see `profitRangesOf`) at the horizon, in closed form. Null
 * where each leg's volatility is asked for and no leg is an option.
 */
export function probabilityWithin(ranges: readonly SpotRange[], outlook: Outlook): number | null {
  requireLegs(outlook.legs);
  let probability = 0;
  for (const { fromSpot, toSpot } of ranges) {
    const below = probabilityBelow(fromSpot, outlook, 'or-at');
    const belowEnd = toSpot === null ? 1 : probabilityBelow(toSpot, outlook);
    if (below === null || belowEnd === null) return null;
    probability += belowEnd - below;
  }
  // Volatilities that differ by strike need not fit one distribution.
  return Math.min(1, Math.max(0, probability));
}

/**
 * The mean of the result at the horizon, before charges, under the same distribution: with a leg's own volatility each
 * leg has its own. A leg that expires later counts as what it is worth then, without a grid.
 */
export function expectedProfitRupees(outlook: Outlook): number {
  requireLegs(outlook.legs);
  return sumOf(
    outlook.legs.map((leg) => signedUnits(leg) * (expectedUnit(leg, outlook) - leg.priceRupees)),
  );
}

function expectedUnit(leg: Leg, outlook: Outlook): number {
  const { date, rate, dividendYield, horizon, dayCount } = outlook;
  const mean = meanSpot(outlook);
  if (leg.kind === 'stock') return mean;
  const yearsAfter = yearsUntil(horizon, leg.expiry, dayCount);
  const forward = mean * Math.exp((rate - dividendYield) * yearsAfter);
  if (!isOption(leg)) return forward;
  const volatility = outlook.volatility === 'per-leg' ? leg.volatility : outlook.volatility;
  const years = yearsUntil(date, horizon, dayCount) + yearsAfter;
  // Until the horizon the spot moves, after it the model values: together one lognormal spot at expiry.
  const terms = { right: leg.kind, strike: leg.strike, years };
  const price = black76(terms, { forward, volatility, rate: 0 }).price;
  return price * Math.exp(-rate * yearsAfter);
}

function meanSpot({ anchor, spot, date, horizon, dayCount, rate, dividendYield }: Outlook): number {
  if (anchor === 'spot') return spot;
  return spot * Math.exp((rate - dividendYield) * yearsUntil(date, horizon, dayCount));
}

/** @param orAt whether the price itself counts; it matters where the spot no longer moves. */
function probabilityBelow(spot: number, outlook: Outlook, orAt?: 'or-at'): number | null {
  if (spot <= 0) return 0;
  const { legs, date, horizon, dayCount } = outlook;
  const volatility =
    outlook.volatility === 'per-leg' ? nearestVolatility(legs, spot) : outlook.volatility;
  if (volatility === null) return null;
  const deviation = volatility * Math.sqrt(yearsUntil(date, horizon, dayCount));
  const distance = Math.log(spot / meanSpot(outlook));
  if (deviation === 0) return distance > 0 || (orAt && distance === 0) ? 1 : 0;
  return normalBelow(distance / deviation + deviation / 2);
}

function nearestVolatility(legs: readonly Leg[], spot: number): number | null {
  const [nearest] = legs
    .filter(isOption)
    .sort((one, other) => Math.abs(one.strike - spot) - Math.abs(other.strike - spot));
  return nearest?.volatility ?? null;
}
