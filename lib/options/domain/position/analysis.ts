import type { IsoDate } from '@/lib/calendar/iso-date';
import { expiriesOf, isOption, payoffAtExpiry, signedUnits, type Leg } from './leg';
import {
  outcomeOf,
  resultAtFirstExpiry,
  type FirstExpiryMarket,
  type Outcome,
  expectedProfitRupees,
  probabilityWithin,
} from './outcome';
import {
  breakevensOf,
  extremesOf,
  profitRangesOf,
  resultAt,
  type Extremes,
  type PiecewiseLinear,
  type SpotRange,
} from './piecewise-linear';
import type { Strategy } from './read-strategy';
import {
  closingCharges,
  expiryCosts,
  openingCharges,
  type StrategyCharges,
} from './strategy-charges';
import { valueStrategy, type Scenario, type StrategyValue } from './strategy-value';

/** After the charges to open and the tax on exercise. */
type NetOutcome = Extremes & {
  breakevens: readonly number[];
  profitRanges: readonly SpotRange[];
  probability: number | null;
};

export type Analysis = {
  strategy: Strategy;
  /** The first expiry, which the outcome is of; null for stock alone. */
  horizon: IsoDate | null;
  outcome: Outcome;
  /** Null on a day before our first row of charges. With several expiries only the charges to open are in it. */
  net: NetOutcome | null;
  /** 0 to 1, before charges. */
  probability: number | null;
  /** The expected result at the horizon, before charges. */
  expectedRupees: number | null;
  /** Received for options less paid for them. */
  premiumRupees: number;
  opening: StrategyCharges | null;
  /** At what each leg is worth today. */
  closing: StrategyCharges | null;
  /** As things stand on the day of the strategy. */
  value: StrategyValue;
  margin: Margin;
};

/** All figures of a strategy. @throws where a leg expires before the strategy's day. */
export function analyse(strategy: Strategy): Analysis {
  const { legs } = strategy;
  const scenario = scenarioOf(strategy);
  const value = valueStrategy(legs, scenario);
  const [horizon = null] = expiriesOf(legs);
  const outcome = outcomeOf(legs, scenario);
  const opening = openingCharges(legs, strategy);
  const closing = closingCharges(
    legs,
    value.legs.map(({ unitRupees }) => unitRupees),
    strategy,
  );
  const outlook = horizon && { ...strategy, horizon };
  const oddsOf = (ranges: readonly SpotRange[]) => outlook && probabilityWithin(ranges, outlook);
  const netLine = opening.ok ? netOutcome(legs, opening.value, scenario) : null;
  return {
    strategy,
    horizon,
    outcome,
    net: netLine && { ...netLine, probability: oddsOf(netLine.profitRanges) },
    probability: oddsOf(outcome.profitRanges),
    expectedRupees: outlook && expectedProfitRupees(outlook),
    premiumRupees: legs
      .filter(isOption)
      .reduce((sum, leg) => sum - signedUnits(leg) * leg.priceRupees, 0),
    opening: opening.ok ? opening.value : null,
    closing: closing.ok ? closing.value : null,
    value,
    margin: marginOf(legs, scenario),
  };
}

/** The maximum loss after charges, below zero if none is possible; null without a limit. */
export function maximumLossRupees({ outcome, net, opening }: Analysis): number | null {
  if (outcome.worstRupees === 'unlimited') return null;
  // Sold legs with several expiries have no result after charges: there only what opening costs is taken off.
  const worst = net?.worstRupees ?? 'unlimited';
  return -(worst === 'unlimited' ? outcome.worstRupees - (opening?.totalRupees ?? 0) : worst);
}

/** The strategy's own day, spot and volatilities. */
export function scenarioOf(strategy: Strategy): Scenario {
  const { spot, date, rate, dividendYield, volatility, dayCount } = strategy;
  return { spot, date, rate, dividendYield, volatility, dayCount, volatilityChange: 0 };
}

/** The result at the first expiry by spot, before charges; null for stock alone, which has none. */
export function expiryResult(strategy: Strategy): ((spot: number) => number) | null {
  const { legs } = strategy;
  const count = expiriesOf(legs).length;
  if (count === 0) return null;
  if (count === 1) {
    const line = payoffAtExpiry(legs);
    return (spot) => resultAt(line, spot);
  }
  const { pointAt } = resultAtFirstExpiry(legs, scenarioOf(strategy));
  return (spot) => pointAt(spot).value;
}

function netOutcome(
  legs: readonly Leg[],
  opening: StrategyCharges,
  market: FirstExpiryMarket,
): Omit<NetOutcome, 'probability'> | null {
  if (expiriesOf(legs).length > 1) return paidWithABoughtLeg(legs, opening, market);
  const costs = expiryCosts(legs, opening);
  if (!costs.ok) return null;
  const line = payoffAtExpiry(legs, costs.value);
  const span = spanBeforeTax(legs, opening);
  return {
    breakevens: breakevensOf(line).filter((spot) => spot >= span.from && spot <= span.to),
    profitRanges: profitRangesOf(line),
    ...extremesBetween(span, line, extremesOf(payoffAtExpiry(legs))),
  };
}

/** Without limit where the result before charges is; else the extremes between two spots. */
function extremesBetween(
  { from, to }: { from: number; to: number },
  line: PiecewiseLinear,
  gross: Extremes,
): Extremes {
  const knots = line.knots.map(({ spot }) => spot).filter((spot) => spot > from && spot < to);
  const results = [from, ...knots, to].map((spot) => resultAt(line, spot));
  return {
    bestRupees: gross.bestRupees === 'unlimited' ? 'unlimited' : Math.max(...results),
    worstRupees: gross.worstRupees === 'unlimited' ? 'unlimited' : Math.min(...results),
  };
}

/**
 * The tax on exercise grows with the distance of the spot from the strike while the result of a spread does not: far
 * above or below all strikes it eats every profit. That is no breakeven or loss to plan with, so the figures end a
 * quarter beyond the strikes and breakevens. Below, only where the result before charges no longer changes.
 */
function spanBeforeTax(
  legs: readonly Leg[],
  { totalRupees }: Pick<StrategyCharges, 'totalRupees'>,
): { from: number; to: number } {
  const strikes = legs.filter(isOption).map(({ strike }) => strike);
  const gross = payoffAtExpiry(legs);
  const afterOpening = payoffAtExpiry(legs, { fixedRupees: totalRupees, exerciseTaxPercent: 0 });
  const { knots } = gross;
  const [atZero, atLowest] = knots;
  const isFlatBelow = atZero && atLowest && Math.abs(atZero.rupees - atLowest.rupees) < halfPaisa;
  return {
    from: isFlatBelow ? 0.75 * Math.min(...strikes) : 0,
    to: 1.25 * Math.max(0, ...strikes, ...breakevensOf(gross), ...breakevensOf(afterOpening)),
  };
}

const halfPaisa = 0.005;

/** What opening costs is put on the price of a bought leg: the result of all is lower by just that, at any spot. */
function paidWithABoughtLeg(
  legs: readonly Leg[],
  { totalRupees }: StrategyCharges,
  market: FirstExpiryMarket,
): Omit<NetOutcome, 'probability'> | null {
  const index = legs.findIndex(({ side }) => side === 'buy');
  if (index < 0) return null;
  const dearer = legs.map((leg, at) =>
    at === index ? { ...leg, priceRupees: leg.priceRupees + totalRupees / signedUnits(leg) } : leg,
  );
  const { breakevens, profitRanges, bestRupees, worstRupees } = outcomeOf(dearer, market);
  return { breakevens, profitRanges, bestRupees, worstRupees };
}

/** The spot jumps by this percentage, either way. */
type MoveAssumption = { fromMovePercent: number; toMovePercent: number };

export type Margin =
  /** The maximum loss: exactly the worst result at expiry. */
  | { kind: 'defined'; worstCaseRupees: number }
  /**
   * Losses can exceed any deposit. The range is what jumps at once by `assumption` would lose in the worse direction at
   * unchanged volatility; what the exchange blocks (SPAN and exposure margin) changes by the day and may be more.
   */
  | {
      kind: 'range';
      fromRupees: number;
      toRupees: number;
      /** The jump that costs `toRupees`: the larger one, unless the loss is smaller again that far away. */
      worseMovePercent: number;
      assumption: MoveAssumption;
    };

/** Our assumption, not the exchange's scan range. */
const assumption: MoveAssumption = { fromMovePercent: 10, toMovePercent: 20 };

/**
 * The margin of a strategy. Defined where sold options and futures are covered on both sides by bought ones that expire
 * with them, or by stock that is paid; else a range, never one figure.
 */
export function marginOf(legs: readonly Leg[], scenario: Scenario): Margin {
  const worst = definedWorst(legs);
  if (worst !== null) return { kind: 'defined', worstCaseRupees: Math.max(0, -worst) };
  const profitAfter = (percent: number) =>
    valueStrategy(legs, { ...scenario, spot: scenario.spot * (1 + percent / 100) }).profitRupees;
  const now = profitAfter(0);
  const lossAt = (percent: number) => now - profitAfter(percent);
  const lossOf = (percent: number) => Math.max(0, lossAt(percent), lossAt(-percent));
  const { fromMovePercent, toMovePercent } = assumption;
  const [near, far] = [lossOf(fromMovePercent), lossOf(toMovePercent)];
  return {
    kind: 'range',
    fromRupees: Math.min(near, far),
    toRupees: Math.max(near, far),
    worseMovePercent: near > far ? fromMovePercent : toMovePercent,
    assumption,
  };
}

function definedWorst(legs: readonly Leg[]): number | null {
  if (expiriesOf(legs).length > 1 || isNakedBelow(legs)) return null;
  const { worstRupees } = extremesOf(payoffAtExpiry(legs));
  return worstRupees === 'unlimited' ? null : worstRupees;
}

/** Whether options and futures alone lose with each rupee that the spot falls, down to nothing. */
function isNakedBelow(legs: readonly Leg[]): boolean {
  const slope = legs.reduce((sum, leg) => {
    if (isOption(leg)) return leg.kind === 'put' ? sum - signedUnits(leg) : sum;
    return leg.kind === 'future' ? sum + signedUnits(leg) : sum;
  }, 0);
  return slope > 0;
}
