import { changeOf } from '@/lib/money/change';
import type { PricePoint } from './coin';

/** A sparkline is some hundred pixels wide: 42 of 168 prices draw the same line. */
export const hoursPerWeekPrice = 4;

/** The market's week of prices as points, the last at the time of the market's figures. */
export function weekPoints(weekPrices: readonly number[], asOf: string): PricePoint[] {
  const lastMs = Date.parse(asOf);
  return weekPrices.map((price, index) => ({
    atMs: lastMs - (weekPrices.length - 1 - index) * hoursPerWeekPrice * 3_600_000,
    price,
  }));
}

export type PriceSummary = {
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
  const { lowest, highest } = extremesOf(points, ({ price }) => price);
  const { ratio } = changeOf(first.price, last.price);
  return { first, last, lowest, highest, changePercent: ratio === null ? null : ratio * 100 };
}

function extremesOf<Entry>(entries: readonly Entry[], valueOf: (entry: Entry) => number) {
  const nearest = (isNearer: (value: number, known: number) => boolean) =>
    entries.reduce((known, entry) => (isNearer(valueOf(entry), valueOf(known)) ? entry : known));
  return {
    lowest: nearest((value, known) => value < known),
    highest: nearest((value, known) => value > known),
  };
}
