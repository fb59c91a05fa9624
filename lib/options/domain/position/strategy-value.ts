import { sumOf } from '@/lib/cashflow/statistics';
import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  blackScholes,
  type Valuation,
  daysPerYearOf,
  yearsUntil,
  type DayCount,
} from '@/lib/options/domain/pricing/black';
import { expiriesOf, isOption, requireLegs, signedUnits, type Leg } from './leg';

/** A scenario in which the legs are valued: spot, day and volatility. */
export type Scenario = {
  spot: number;
  date: IsoDate;
  /** Continuous, fractions a year. */
  rate: number;
  dividendYield: number;
  /** One for all legs, or each its own. */
  volatility: number | 'per-leg';
  /** Added to every volatility: 0.02 is two percentage points more. Never takes one below 0. */
  volatilityChange: number;
  dayCount: DayCount;
};

/** As trading screens quote them: theta a day, of volatility and interest a percentage point. */
export const greekNames = [
  // For each point of the spot, and what a point adds to that.
  'deltaRupees',
  'gammaRupees',
  'thetaRupeesPerDay',
  'vegaRupeesPerPercent',
  'rhoRupeesPerPercent',
  // What a percentage point of volatility adds to delta and to vega.
  'vannaRupeesPerPercent',
  'volgaRupeesPerPercent',
] as const;

export type GreekName = (typeof greekNames)[number];

/** In rupees for all units together. */
type NetGreeks = Record<GreekName, number>;

type LegValue = {
  /** The value of one unit; for a future, its fair price. */
  unitRupees: number;
  /** Since it was traded, all units. */
  profitRupees: number;
  greeks: NetGreeks;
};

export type StrategyValue = {
  legs: readonly LegValue[];
  profitRupees: number;
  greeks: NetGreeks;
};

/**
 * The result since the trade, and the greeks, in a scenario. @throws where a leg has settled before the scenario's day, at a
 * price that the scenario does not hold.
 */
export function valueStrategy(legs: readonly Leg[], scenario: Scenario): StrategyValue {
  requireLegs(legs);
  const [first] = expiriesOf(legs);
  if (first !== undefined && first < scenario.date) throw new Error('A leg has expired');
  const values = legs.map((leg) => valueLeg(leg, scenario));
  return {
    legs: values,
    profitRupees: sumOf(values.map(({ profitRupees }) => profitRupees)),
    greeks: sumOfGreeks(values),
  };
}

/** The value of one unit of a leg by spot, with the rest of the scenario unchanged. */
export function unitValuer(
  leg: Leg,
  scenario: Omit<Scenario, 'spot'>,
): (spot: number) => Valuation {
  const { date, rate, dividendYield, dayCount } = scenario;
  if (leg.kind === 'stock') return (spot) => forwardOf(spot, 0, 0);
  const years = yearsUntil(date, leg.expiry, dayCount);
  if (!isOption(leg)) return (spot) => forwardOf(spot, rate - dividendYield, years);
  const volatility = volatilityOf(leg.volatility, scenario);
  const terms = { right: leg.kind, strike: leg.strike, years };
  return (spot) => blackScholes(terms, { spot, rate, dividendYield, volatility });
}

type VolatilityChoice = Pick<Scenario, 'volatility' | 'volatilityChange'>;

function volatilityOf(own: number, { volatility, volatilityChange }: VolatilityChoice): number {
  return Math.max(0, (volatility === 'per-leg' ? own : volatility) + volatilityChange);
}

function forwardOf(spot: number, carry: number, years: number): Valuation {
  const growth = Math.exp(carry * years);
  const price = spot * growth;
  const none = { gamma: 0, vega: 0, vanna: 0, volga: 0 };
  const rho = years * price;
  return { ...none, price, delta: growth, theta: -carry * price, rho, dividendRho: -rho };
}

function valueLeg(leg: Leg, scenario: Scenario): LegValue {
  const valued = unitValuer(leg, scenario)(scenario.spot);
  const units = signedUnits(leg);
  return {
    unitRupees: valued.price,
    profitRupees: units * (valued.price - leg.priceRupees),
    greeks: {
      deltaRupees: units * valued.delta,
      gammaRupees: units * valued.gamma,
      thetaRupeesPerDay: (units * valued.theta) / daysPerYearOf(scenario.dayCount),
      vegaRupeesPerPercent: (units * valued.vega) / 100,
      rhoRupeesPerPercent: (units * valued.rho) / 100,
      vannaRupeesPerPercent: (units * valued.vanna) / 100,
      // The change of the vega (per percentage point) when the volatility rises by a percentage point.
      volgaRupeesPerPercent: (units * valued.volga) / 100 / 100,
    },
  };
}

function sumOfGreeks(legs: readonly LegValue[]): NetGreeks {
  const sums = greekNames.map((name) => [name, sumOf(legs.map(({ greeks }) => greeks[name]))]);
  return Object.fromEntries(sums) as NetGreeks;
}
