import { sumOf } from '@/lib/cashflow/statistics';
import { dateOfDayNumber, dayNumberOf, daysBetween, shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { expiryResult, scenarioOf } from './analysis';
import { expiriesOf, isOption, signedUnits } from './leg';
import type { Moves } from './typed-strategy';
import type { Strategy } from './read-strategy';
import { unitValuer, valueStrategy, type Scenario, type StrategyValue } from './strategy-value';

/** Days that can be gone forward: until the first expiry; for stock alone a month. */
export function daysAhead({ legs, date }: Strategy): number {
  const [first] = expiriesOf(legs);
  return first === undefined ? 30 : daysBetween(date, first);
}

/** The scenario after moves; no further than the first expiry. */
export function movedScenario(strategy: Strategy, moves: Moves): Scenario {
  const days = Math.min(moves.days, daysAhead(strategy));
  return {
    ...scenarioOf(strategy),
    spot: strategy.spot * (1 + moves.spotPercent / 100),
    date: shiftDays(strategy.date, days),
    volatilityChange: moves.volatilityPoints / 100,
  };
}

/** The result since the trade, and the greeks, after moves. */
export function valueAfter(strategy: Strategy, moves: Moves): StrategyValue {
  return valueStrategy(strategy.legs, movedScenario(strategy, moves));
}

/** Result by spot on one day at one volatility. */
function resultOn(strategy: Strategy, scenario: Omit<Scenario, 'spot'>) {
  const valuers = strategy.legs.map((leg) => ({
    units: signedUnits(leg),
    price: leg.priceRupees,
    unitAt: unitValuer(leg, scenario),
  }));
  return (spot: number) =>
    sumOf(valuers.map(({ units, price, unitAt }) => units * (unitAt(spot).price - price)));
}

export type PayoffRow = { spot: number; expiryRupees: number; dayRupees: number };

const pointCount = 60;

/** Points of the payoff over the spots that matter: strikes, breakevens, the moved spot, and steps between. */
export function payoffRows(
  strategy: Strategy,
  moves: Moves,
  breakevens: readonly number[],
  { from, to } = spotSpan(strategy, [...breakevens, movedScenario(strategy, moves).spot]),
): readonly PayoffRow[] {
  const strikes = strategy.legs.filter(isOption).map(({ strike }) => strike);
  const step = (to - from) / pointCount;
  const even = Array.from({ length: pointCount + 1 }, (_, index) => from + index * step);
  const marked = [...strikes, ...breakevens].filter((spot) => spot > from && spot < to);
  // A step that nearly meets a strike would be a second row of the same figures.
  const steps = even.filter((spot) => marked.every((one) => Math.abs(one - spot) > step / 3));
  const spots = [...new Set([...steps, ...marked])].sort((one, other) => one - other);
  const onDay = resultOn(strategy, movedScenario(strategy, moves));
  const atExpiry = expiryResult(strategy) ?? onDay;
  const touching = new Set(breakevens);
  return spots.map((spot) => ({
    spot,
    // A breakeven was solved for; the rounding of the sum there is no result.
    expiryRupees: touching.has(spot) ? 0 : atExpiry(spot),
    dayRupees: onDay(spot),
  }));
}

/** The point of the payoff at the spot of the moves. */
export function payoffAtSpot(strategy: Strategy, moves: Moves): PayoffRow {
  const scenario = movedScenario(strategy, moves);
  const { spot } = scenario;
  const onDay = resultOn(strategy, scenario);
  return { spot, expiryRupees: (expiryResult(strategy) ?? onDay)(spot), dayRupees: onDay(spot) };
}

/**
 * So many standard deviations until expiry to either side of the spot, and all strikes and given spots near it with a
 * margin.
 */
export function spotSpan(
  strategy: Strategy,
  spots: readonly number[],
  deviations = 1.5,
): { from: number; to: number } {
  const { spot, legs, volatility } = strategy;
  const options = legs.filter(isOption);
  const known = volatility === 'per-leg' ? options.map((leg) => leg.volatility) : [volatility];
  const deviation = Math.max(0.05, ...known) * Math.sqrt(Math.max(1, daysAhead(strategy)) / 365);
  const reach = Math.min(0.6, Math.max(0.02, deviations * deviation));
  const near = [...options.map(({ strike }) => strike), ...spots].filter(
    (one) => one > spot * 0.4 && one < spot * 1.8,
  );
  const margin = spot * 0.015;
  return {
    from: Math.max(0, Math.min(spot * (1 - reach), ...near.map((one) => one - margin))),
    to: Math.max(spot * (1 + reach), ...near.map((one) => one + margin)),
  };
}

export type HeatAxis = 'date' | 'volatility';

export type HeatGrid = {
  /** Spots, the highest first. */
  rows: readonly { spot: number; movePercent: number; rupees: readonly number[] }[];
  /** Days, or changes of volatility in percentage points, those of the moves included. */
  columns: readonly ({ kind: 'date'; date: IsoDate } | { kind: 'volatility'; points: number })[];
};

const rowCount = 11;
const columnCount = 7;
const volatilitySteps = [-6, -4, -2, 0, 2, 4, 6];

/** Results by spot and day, or by spot and volatility; the moves give the fixed value. */
export function heatGrid(
  strategy: Strategy,
  moves: Moves,
  axis: HeatAxis,
  breakevens: readonly number[],
): HeatGrid {
  const { from, to } = spotSpan(strategy, breakevens);
  const reach = Math.max(1 - from / strategy.spot, to / strategy.spot - 1) * 100;
  const stepPercent = niceStep((reach * 2) / rowCount);
  const half = (rowCount - 1) / 2;
  const columns = axis === 'date' ? dateColumns(strategy) : volatilityColumns(moves);
  const results = columns.map((column) =>
    resultOn(
      strategy,
      movedScenario(strategy, {
        ...moves,
        ...(column.kind === 'date'
          ? { days: daysBetween(strategy.date, column.date) }
          : { volatilityPoints: column.points }),
      }),
    ),
  );
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const movePercent = (half - index) * stepPercent;
    const spot = Math.max(0.05, strategy.spot * (1 + movePercent / 100));
    return { spot, movePercent, rupees: results.map((resultAt) => resultAt(spot)) };
  });
  return { rows, columns };
}

function dateColumns(strategy: Strategy): HeatGrid['columns'] {
  const days = daysAhead(strategy);
  const steps = Math.min(columnCount - 1, days);
  const start = dayNumberOf(strategy.date);
  return Array.from({ length: steps + 1 }, (_, index) => ({
    kind: 'date',
    date: dateOfDayNumber(start + Math.round((days * index) / Math.max(1, steps))),
  }));
}

function volatilityColumns({ volatilityPoints }: Moves): HeatGrid['columns'] {
  return volatilitySteps.map((step) => ({ kind: 'volatility', points: volatilityPoints + step }));
}

/** 0.25, 0.5, 1, 2, 2.5, 5 … the next one up. */
function niceStep(min: number): number {
  const steps = [0.25, 0.5, 1, 1.5, 2, 2.5, 4, 5, 7.5, 9];
  return steps.find((step) => step >= min) ?? 9;
}
