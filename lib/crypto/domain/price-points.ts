import { dayMs, hourMs } from '@/lib/calendar/day-count';
import { dateInUtc, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { rollingReturns } from '@/lib/cashflow/rolling-returns';
import { changePercent } from '@/lib/cashflow/statistics';
import type { PricePoint } from './coin';

/** A sparkline is some hundred pixels wide: 42 of 168 prices draw the same line. */
export const hoursPerWeekPrice = 4;

/** The market's week of prices as points, the last at the time of the market's figures. */
export function weekPoints(weekPrices: readonly number[], asOf: string): PricePoint[] {
  const lastMs = Date.parse(asOf);
  return weekPrices.map((price, index) => ({
    atMs: lastMs - (weekPrices.length - 1 - index) * hoursPerWeekPrice * hourMs,
    price,
  }));
}

type PriceSummary = {
  first: PricePoint;
  last: PricePoint;
  lowest: PricePoint;
  highest: PricePoint;
  /** From the first to the last; null where the first was zero. */
  changePercent: number | null;
};

/** @returns null for fewer than two points: there is no change to describe. */
export function summarisePrices(points: readonly PricePoint[]): PriceSummary | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const lowest = points.reduce((known, point) => (point.price < known.price ? point : known));
  const highest = points.reduce((known, point) => (point.price > known.price ? point : known));
  return { first, last, lowest, highest, changePercent: changePercent(first.price, last.price) };
}

/**
 * The last price of each day of UTC, as the providers of coins count days. A price of midnight is what the day before
 * ended with: CoinGecko's histories of days have no other. Prices of zero are left out.
 */
export function dayCloses(points: readonly PricePoint[]): DatedValue[] {
  const closes = new Map<IsoDate, number>();
  for (const { atMs, price } of points) {
    if (price > 0) closes.set(dateInUtc(new Date(atMs - 1)), price);
  }
  return [...closes].map(([date, value]) => ({ date, value }));
}

/** The prices of the last days of a history, counted back from its last point. */
export function lastDays(points: readonly PricePoint[], days: number): readonly PricePoint[] {
  const last = points.at(-1);
  if (!last) return points;
  const fromMs = last.atMs - days * dayMs;
  return points.filter(({ atMs }) => atMs >= fromMs);
}

/** The worst change over any twelve months of a history, in percent; null for less than a year of it. */
export function worstTwelveMonths(
  closes: readonly DatedValue[],
): { changePercent: number; end: IsoDate; isOnly: boolean } | null {
  const years = rollingReturns(closes, 1);
  return (
    years && {
      changePercent: years.minPercent,
      end: years.worstEnd,
      // A history of one year has nothing to compare.
      isOnly: years.windows === 1,
    }
  );
}

/** A sparkline in figures, for readers who do not see it: the page makes a sentence of it. */
type WeekSummary = { changePercent: number; low: number; high: number };

/** @returns null for fewer than two prices or a first price of zero: there is no line to describe. */
export function summariseWeek(prices: readonly number[]): WeekSummary | null {
  const [first] = prices;
  const last = prices.at(-1);
  if (!first || last === undefined || prices.length < 2) return null;
  return {
    changePercent: (last / first - 1) * 100,
    low: Math.min(...prices),
    high: Math.max(...prices),
  };
}
