import type { IsoDate } from '@/lib/calendar/iso-date';
import { black76 } from '@/lib/options/domain/pricing/black';
import { isOption, requireLegs, signedUnits, type Leg } from './leg';
import { normalBelow } from '@/lib/options/domain/pricing/normal';
import type { SpotRange } from './piecewise-linear';
import { yearsUntil, type DayCount } from '@/lib/options/domain/pricing/year-fraction';

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

type OddsMarket = { spot: number; date: IsoDate; rate: number; dividendYield: number };

type Outlook = {
  legs: readonly Leg[];
  /** The day whose result is asked for, usually the first expiry. */
  horizon: IsoDate;
  market: OddsMarket;
  convention: OddsConvention;
};

/**
 * The probability, 0 to 1, that the spot is within ranges (see `profitRangesOf`) at the horizon, in closed form. Null
 * where each leg's volatility is asked for and no leg is an option.
 */
export function probabilityWithin(ranges: readonly SpotRange[], outlook: Outlook): number | null {
  requireLegs(outlook.legs);
  let probability = 0;
  for (const { fromSpot, toSpot } of ranges) {
    const below = probabilityBelow(fromSpot, outlook);
    const above = toSpot === null ? 0 : probabilityAbove(toSpot, outlook);
    if (below === null || above === null) return null;
    probability += 1 - below - above;
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
  return outlook.legs.reduce(
    (sum, leg) => sum + signedUnits(leg) * (expectedUnit(leg, outlook) - leg.priceRupees),
    0,
  );
}

function expectedUnit(leg: Leg, outlook: Outlook): number {
  const { market, horizon, convention } = outlook;
  const mean = meanSpot(outlook);
  if (leg.kind === 'stock') return mean;
  const yearsAfter = yearsUntil(horizon, leg.expiry, convention.dayCount);
  const forward = mean * Math.exp((market.rate - market.dividendYield) * yearsAfter);
  if (!isOption(leg)) return forward;
  const volatility = convention.volatility === 'per-leg' ? leg.volatility : convention.volatility;
  const years = yearsUntil(market.date, horizon, convention.dayCount) + yearsAfter;
  // Until the horizon the spot moves, after it the model values: together one lognormal spot at expiry.
  const terms = { right: leg.kind, strike: leg.strike, years };
  const price = black76(terms, { forward, volatility, rate: 0 }).price;
  return price * Math.exp(-market.rate * yearsAfter);
}

function meanSpot({ market, horizon, convention }: Outlook): number {
  if (convention.anchor === 'spot') return market.spot;
  const years = yearsUntil(market.date, horizon, convention.dayCount);
  return market.spot * Math.exp((market.rate - market.dividendYield) * years);
}

function probabilityAbove(spot: number, outlook: Outlook): number | null {
  const below = probabilityBelow(spot, outlook);
  return below === null ? null : 1 - below;
}

function probabilityBelow(spot: number, outlook: Outlook): number | null {
  if (spot <= 0) return 0;
  const { legs, market, horizon, convention } = outlook;
  const volatility =
    convention.volatility === 'per-leg' ? nearestVolatility(legs, spot) : convention.volatility;
  if (volatility === null) return null;
  const deviation = volatility * Math.sqrt(yearsUntil(market.date, horizon, convention.dayCount));
  const distance = Math.log(spot / meanSpot(outlook));
  if (deviation === 0) return distance > 0 ? 1 : 0;
  return normalBelow(distance / deviation + deviation / 2);
}

function nearestVolatility(legs: readonly Leg[], spot: number): number | null {
  const [nearest] = legs
    .filter(isOption)
    .sort((one, other) => Math.abs(one.strike - spot) - Math.abs(other.strike - spot));
  return nearest?.volatility ?? null;
}
