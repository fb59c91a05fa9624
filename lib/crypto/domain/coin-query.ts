import { z } from 'zod';
import { readPeriod, type Period } from '@/lib/calendar/period';
import { firstOf, type QueryValues } from '@/lib/query-values';
import { filledPairs, pathWithQuery, type QueryPair } from '@/lib/navigation/query-path';
import { coinPath } from './coin';

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

export const coinTabs = ['sale', 'drawdown', 'purchases', 'converter', 'rules'] as const;
export type CoinTab = (typeof coinTabs)[number];

const text = z.preprocess(firstOf, z.string().trim().max(40).catch(''));

/** The texts of the fields of the two calculators; empty where nothing was typed. */
const typedSchema = z.object({
  /** Converter: a count of coins, and an amount of rupees. */
  coins: text,
  rupees: text,
  /** Sale: how many coins, what they cost together, and the price of one. */
  quantity: text,
  cost: text,
  price: text,
});

export type CoinTyped = z.infer<typeof typedSchema>;

const tabSchema = z.preprocess(firstOf, z.enum(coinTabs).catch('sale'));

/** Those ranges of a page that it offers. */
export function offeredRanges<Range extends Period>(
  ranges: readonly Range[],
  hasWholeHistories: boolean,
): readonly Range[] {
  return ranges.filter((range) => range !== 'max' || hasWholeHistories);
}

/** What a coin's page shows: the range of the chart, the open tab, and what was typed into the calculators. */
export type CoinQuery = { range: PriceRange; tab: CoinTab; typed: CoinTyped };

/** Invalid values, and ranges that are not offered, are ignored. */
export function readCoinQuery(values: QueryValues, offered: readonly PriceRange[]): CoinQuery {
  return {
    range: readPeriod(values.range, offered, usualRange),
    tab: tabSchema.parse(values.tab),
    typed: typedSchema.parse(values),
  };
}

const calculatorFields = {
  sale: ['quantity', 'cost', 'price'],
  converter: ['coins', 'rupees'],
} as const satisfies Partial<Record<CoinTab, readonly (keyof CoinTyped)[]>>;

function coinPairs({ range, tab, typed }: CoinQuery): QueryPair[] {
  return filledPairs([
    ['range', range === usualRange ? null : range],
    ['tab', tab === 'sale' ? null : tab],
    ...Object.entries(typed),
  ]);
}

/** The address of a coin's page. */
export function coinPathOf(id: string, query: CoinQuery): string {
  return pathWithQuery(coinPath(id), coinPairs(query));
}

/** What the form of a calculator sends beside its own fields. */
export function hiddenPairs(
  query: CoinQuery,
  calculator: keyof typeof calculatorFields,
): QueryPair[] {
  const own: readonly string[] = calculatorFields[calculator];
  return coinPairs({ ...query, tab: calculator }).filter(([name]) => !own.includes(name));
}
