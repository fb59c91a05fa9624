import type { OptionRight } from '@/lib/options/domain/pricing/black';
import { priceOf, type Chain, type ChainRow } from './chain';
import {
  volatilityOfStrike,
  type VolatilityProblem,
} from '@/lib/options/domain/pricing/implied-volatility';

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
  /** Of puts over calls; null where no calls are counted. */
  putCallRatio: { openInterest: number | null; volume: number | null };
  /** The strike at which all open options together would be worth least at expiry; null without open interest. */
  maxPainStrike: number | null;
  /** Where most options of a right are open. */
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

function ratioOf(rows: readonly ChainRow[], count: Count): number | null {
  const total = (right: OptionRight) =>
    rows.reduce((sum, row) => sum + (row[right][count] ?? 0), 0);
  const isKnown = rows.some(({ put }) => put[count] !== null);
  const calls = total('call');
  return isKnown && calls > 0 ? total('put') / calls : null;
}

function maxPain(rows: readonly ChainRow[]): number | null {
  const isOpen = rows.some(({ call, put }) => call.openInterest || put.openInterest);
  if (!isOpen) return null;
  const worthAt = (spot: number) =>
    rows.reduce(
      (sum, { strike, call, put }) =>
        sum +
        Math.max(0, spot - strike) * (call.openInterest ?? 0) +
        Math.max(0, strike - spot) * (put.openInterest ?? 0),
      0,
    );
  // The sum is straight between strikes, so that one of them is its lowest point.
  const worths = rows.map(({ strike }) => ({ strike, worth: worthAt(strike) }));
  return worths.reduce((least, one) => (one.worth < least.worth ? one : least)).strike;
}

function wallOf(rows: readonly ChainRow[], right: OptionRight): number | null {
  const open = rows.filter((row) => row[right].openInterest);
  const [first, ...rest] = open;
  if (!first) return null;
  const count = (row: ChainRow) => row[right].openInterest ?? 0;
  return rest.reduce((most, row) => (count(row) > count(most) ? row : most), first).strike;
}
