import { z } from 'zod';
import { readPeriod, type Period } from '@/lib/calendar/period';
import { firstOf, type QueryValues } from '@/lib/query-values';

/** How far back the price is drawn; `max` only where whole histories are to be had. */
export const priceRanges = [
  '1d',
  '7d',
  '30d',
  '90d',
  '1y',
  'max',
] as const satisfies readonly Period[];
export type PriceRange = (typeof priceRanges)[number];

/** A year says more than a day, and needs no call of its own: the long history holds it. */
export const usualRange: PriceRange = '1y';

/** What stands in the fields of the two calculators; empty where nothing was typed. */
export type CoinTyped = {
  /** Converter: a count of coins, and an amount of rupees. */
  coins: string;
  rupees: string;
  /** Sale: how many coins, what they cost together, and the price of one. */
  quantity: string;
  cost: string;
  price: string;
};

const text = z.preprocess(firstOf, z.string().trim().max(40).catch(''));

const schema = z.object({
  coins: text,
  rupees: text,
  quantity: text,
  cost: text,
  price: text,
});

/** The ranges that a page offers. */
export function offeredPriceRanges(hasWholeHistories: boolean): readonly PriceRange[] {
  return priceRanges.filter((range) => range !== 'max' || hasWholeHistories);
}

/** What does not fit is as if it were not there, and so is a range that is not offered. */
export function readCoinQuery(
  values: QueryValues,
  offered: readonly PriceRange[],
): { range: PriceRange; typed: CoinTyped } {
  return { range: readPeriod(values.range, offered, usualRange), typed: schema.parse(values) };
}
