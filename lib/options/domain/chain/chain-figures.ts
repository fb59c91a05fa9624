import type { OptionRight } from '@/lib/options/domain/pricing/black';
import {
  volatilityOfStrike,
  type VolatilityProblem,
} from '@/lib/options/domain/pricing/implied-volatility';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { sumOf } from '@/lib/cashflow/statistics';
import type { OptionLeg } from '@/lib/options/domain/position/leg';
import { compareTexts } from '@/lib/text/compare-texts';
import { priceOf, type Chain, type ChainRow } from './chain';

export type ChainMarket = {
  spot: number;
  /** Continuous, fractions a year. */
  rate: number;
  dividendYield: number;
  /** Until the expiry of the chain. */
  years: number;
};

export type StrikeVolatility =
  | { strike: number; volatility: number; from: OptionRight }
  | { strike: number; volatility: null; problem: VolatilityProblem };

export type ChainFigures = {
  volatilities: readonly StrikeVolatility[];
  /** The puts for each call; null where no calls are counted. */
  putCallRatio: { openInterest: number | null; volume: number | null };
  /**
   * The strike at which all open options together would be worth least at expiry; null where nothing is open, or where
   * the open interest of all calls or of all puts is not known.
   */
  maxPainStrike: number | null;
  /** Of how many options the open interest is known: the figures by open interest count these. */
  knownOpenInterest: { count: number; all: number };
  /** The strike with the most open interest of calls or puts. */
  wallStrike: Readonly<Record<OptionRight, number | null>>;
};

/** The figures of a whole chain; a strike's volatility is that of its side out of the money. */
export function chainFigures({ rows }: Chain, market: ChainMarket): ChainFigures {
  return {
    volatilities: rows.map((row) => volatilityAt(row, market)),
    putCallRatio: {
      openInterest: ratioOf(rows, 'openInterest'),
      volume: ratioOf(rows, 'volume'),
    },
    maxPainStrike: maxPain(rows),
    knownOpenInterest: {
      count: sumOf(rights.map((right) => knownOf(rows, right, 'openInterest').length)),
      all: rights.length * rows.length,
    },
    wallStrike: { call: wallOf(rows, 'call'), put: wallOf(rows, 'put') },
  };
}

/**
 * The spot that the chain itself implies: by put-call parity at the strike where call and put are closest in price,
 * call - put = spot × e^(-dividend yield × years) - strike × e^(-rate × years). Null where no strike has both prices.
 */
export function spotByParity(
  { rows }: Chain,
  { rate, dividendYield, years }: Omit<ChainMarket, 'spot'>,
): number | null {
  const priced = rows.flatMap(({ strike, call, put }) => {
    const [callPrice, putPrice] = [priceOf(call), priceOf(put)];
    return callPrice === null || putPrice === null ? [] : [{ strike, gap: callPrice - putPrice }];
  });
  const [first, ...rest] = priced;
  if (!first) return null;
  const { strike, gap } = rest.reduce(
    (best, one) => (Math.abs(one.gap) < Math.abs(best.gap) ? one : best),
    first,
  );
  const spot = (gap + strike * Math.exp(-rate * years)) * Math.exp(dividendYield * years);
  return spot > 0 ? spot : null;
}

function volatilityAt(row: ChainRow, market: ChainMarket): StrikeVolatility {
  const { strike, call, put } = row;
  const quotes = { strike, years: market.years, call: priceOf(call), put: priceOf(put) };
  const found = volatilityOfStrike(quotes, market);
  return found.ok
    ? { strike, ...found.value }
    : { strike, volatility: null, problem: found.problem };
}

type Count = 'openInterest' | 'volume';

const rights = ['call', 'put'] as const satisfies readonly OptionRight[];

function knownOf(rows: readonly ChainRow[], right: OptionRight, count: Count): number[] {
  return rows.flatMap((row) => row[right][count] ?? []);
}

function ratioOf(rows: readonly ChainRow[], count: Count): number | null {
  const puts = knownOf(rows, 'put', count);
  const calls = sumOf(knownOf(rows, 'call', count));
  return puts.length > 0 && calls > 0 ? sumOf(puts) / calls : null;
}

function maxPain(rows: readonly ChainRow[]): number | null {
  const known = rights.map((right) => knownOf(rows, right, 'openInterest'));
  const isKnown = known.every((side) => side.length > 0);
  if (!isKnown || !known.flat().some((open) => open > 0)) return null;
  // With every further rupee of spot, calls of lower strikes are worth one more a unit, puts of higher ones one less.
  let slope = -sumOf(rows.map(({ put }) => put.openInterest ?? 0));
  const lowest = rows.find(({ call, put }) => {
    slope += (call.openInterest ?? 0) + (put.openInterest ?? 0);
    return slope >= 0;
  });
  return lowest?.strike ?? null;
}

function wallOf(rows: readonly ChainRow[], right: OptionRight): number | null {
  const open = rows.filter((row) => row[right].openInterest);
  const [first, ...rest] = open;
  if (!first) return null;
  const count = (row: ChainRow) => row[right].openInterest ?? 0;
  return rest.reduce((max, row) => (count(row) > count(max) ? row : max), first).strike;
}

type ExpirySmile = { expiry: IsoDate; volatilities: readonly StrikeVolatility[] };

export type VolatilitySurface = {
  expiries: readonly IsoDate[];
  /** By rising strike; fractions a year, null where an expiry has no price at the strike. */
  rows: readonly { strike: number; volatilities: readonly (number | null)[] }[];
};

/**
 * Implied volatility over strikes and expiries, at the strikes nearest to the spot that any of the expiries quotes.
 * Nothing is put between the quotes: where there is none, the cell is unknown.
 */
export function volatilitySurface(
  smiles: readonly ExpirySmile[],
  { spot, maxStrikes }: { spot: number; maxStrikes: number },
): VolatilitySurface {
  const ordered = smiles.toSorted((one, other) => compareTexts(one.expiry, other.expiry));
  const known = ordered.map(({ volatilities }) => volatilitiesByStrike(volatilities));
  const strikes = [...new Set(known.flatMap((smile) => [...smile.keys()]))]
    .sort((one, other) => Math.abs(one - spot) - Math.abs(other - spot))
    .slice(0, maxStrikes)
    .sort((one, other) => one - other);
  return {
    expiries: ordered.map(({ expiry }) => expiry),
    rows: strikes.map((strike) => ({
      strike,
      volatilities: known.map((smile) => smile.get(strike) ?? null),
    })),
  };
}

function volatilitiesByStrike(volatilities: readonly StrikeVolatility[]): Map<number, number> {
  return new Map(
    volatilities.flatMap(({ strike, volatility }) =>
      volatility === null ? [] : [[strike, volatility] as const],
    ),
  );
}

export type ChainTrade = { row: ChainRow; right: OptionRight; side: 'buy' | 'sell' };

/** The trade price of one unit: the ask for a buyer, the bid for a seller; without them `priceOf`. */
export function tradePriceOf({ row, right, side }: ChainTrade): number | null {
  const quote = row[right];
  return (side === 'buy' ? quote.askRupees : quote.bidRupees) || priceOf(quote);
}

/**
 * One lot of an option of a chain; null where it has no price. A strike without a volatility of its own takes that of
 * the nearest which has one, else `volatility`.
 */
export function chainLeg(
  trade: ChainTrade,
  { expiry }: Pick<Chain, 'expiry'>,
  volatilities: readonly StrikeVolatility[],
  { unitsPerLot, volatility }: { unitsPerLot: number; volatility: number },
): OptionLeg | null {
  const { strike } = trade.row;
  const priceRupees = tradePriceOf(trade);
  if (priceRupees === null) return null;
  const known = volatilities.flatMap((one) =>
    one.volatility === null ? [] : [{ away: Math.abs(one.strike - strike), is: one.volatility }],
  );
  const nearest = known.reduce((best, one) => (one.away < best.away ? one : best), {
    away: Infinity,
    is: volatility,
  });
  return {
    side: trade.side,
    kind: trade.right,
    strike,
    expiry,
    lots: 1,
    unitsPerLot,
    priceRupees: Number(priceRupees.toFixed(2)),
    volatility: nearest.is,
  };
}

export type VixRank = {
  date: IsoDate;
  percent: number;
  days: number;
  lowestPercent: number;
  highestPercent: number;
  /** Percent of the days of the file that closed lower; null for fewer than twenty. */
  lowerDaysPercent: number | null;
};

const minDays = 20;

/** The rank of the newest close of the volatility index among those of a file. @param days oldest first */
export function vixRank(days: readonly { date: IsoDate; percent: number }[]): VixRank | null {
  const newest = days.at(-1);
  if (!newest) return null;
  const percents = days.map(({ percent }) => percent);
  const lower = percents.filter((percent) => percent < newest.percent).length;
  return {
    ...newest,
    days: days.length,
    lowestPercent: Math.min(...percents),
    highestPercent: Math.max(...percents),
    lowerDaysPercent: days.length < minDays ? null : (lower / days.length) * 100,
  };
}
