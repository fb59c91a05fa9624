import type { IsoDate } from '@/lib/calendar/iso-date';
import type { OptionRight } from '@/lib/options/domain/pricing/black';

type Traded = {
  side: 'buy' | 'sell';
  lots: number;
  /** Of a stock leg usually 1. */
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

export const mostLegs = 8;

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

/** @throws for what is no strategy of one to eight legs with whole lots and prices that can be. */
export function requireLegs(legs: readonly Leg[]): void {
  const isPossible = (leg: Leg) =>
    Number.isInteger(leg.lots) &&
    leg.lots > 0 &&
    leg.unitsPerLot > 0 &&
    leg.priceRupees >= 0 &&
    (!isOption(leg) || (leg.strike > 0 && leg.volatility >= 0)) &&
    Number.isFinite(leg.lots * leg.unitsPerLot * leg.priceRupees);
  if (legs.length < 1 || legs.length > mostLegs || !legs.every(isPossible)) {
    throw new Error(`No strategy of 1 to ${mostLegs} legs: ${JSON.stringify(legs)}`);
  }
}
