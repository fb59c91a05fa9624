import { payoffAtExpiry } from './expiry-payoff';
import { expiriesOf, isOption, signedUnits, type Leg } from './leg';
import { extremesOf } from './piecewise-linear';
import { valueStrategy, type Scenario } from './strategy-value';

/** The spot jumps by so many percent, either way. */
type MoveAssumption = { fromMovePercent: number; toMovePercent: number };

export type Margin =
  /** Nothing can cost more than this: the worst result at expiry, exactly. */
  | { kind: 'defined'; worstCaseRupees: number }
  /**
   * Losses can exceed any deposit. The range is what jumps at once by `assumption` would lose in the worse direction at
   * unchanged volatility; what the exchange blocks (SPAN and exposure margin) changes by the day and may be more.
   */
  | { kind: 'range'; fromRupees: number; toRupees: number; assumption: MoveAssumption };

/** Our assumption, not the exchange's scan range. */
const assumption: MoveAssumption = { fromMovePercent: 10, toMovePercent: 20 };

/**
 * What a strategy ties up. Defined where sold options and futures are covered on both sides by bought ones that expire
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
  const ends = [lossOf(assumption.fromMovePercent), lossOf(assumption.toMovePercent)];
  const [fromRupees, toRupees] = [Math.min(...ends), Math.max(...ends)];
  return { kind: 'range', fromRupees, toRupees, assumption };
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
