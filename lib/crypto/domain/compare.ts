import { z } from 'zod';
import { downsample } from '@/lib/cashflow/chart-points';
import { indexedFromCommonStart, type DatedValue } from '@/lib/cashflow/dated-value';
import { readPeriod, type Period } from '@/lib/calendar/period';
import { allOf, type QueryValues } from '@/lib/query-values';
import { pathWithQuery, type QueryPair } from '@/lib/navigation/query-path';
import { cryptoPath, type Coin } from './coin';
import { findCoins } from './market-view';

export const comparePath = `${cryptoPath}/compare`;
export const maxCompared = 4;

/** How far back the comparison goes; `max` only where whole histories are to be had. */
export const compareRanges = ['90d', '1y', 'max'] as const satisfies readonly Period[];
type CompareRange = (typeof compareRanges)[number];
export const daysOfRange: Record<CompareRange, number> = { '90d': 90, '1y': 365, max: Infinity };

export type CompareQuery = {
  /** What was typed: an id, a symbol or a name each. */
  words: readonly string[];
  range: CompareRange;
};

const schema = z.object({
  c: z.preprocess(allOf, z.array(z.string().trim().max(120).catch(''))),
});

/** A range that is not offered is ignored. */
export function readCompareQuery(
  values: QueryValues,
  offered: readonly CompareRange[],
): CompareQuery {
  const { c } = schema.parse(values);
  return {
    words: c.filter((text) => text !== '').slice(0, maxCompared),
    range: readPeriod(values.range, offered, '1y'),
  };
}

export function comparePathOf({ words, range }: CompareQuery): string {
  const pairs = words.map((text): QueryPair => ['c', text]);
  if (range !== '1y') pairs.push(['range', range]);
  return pathWithQuery(comparePath, pairs);
}

const coinNamed = (coins: readonly Coin[], text: string) =>
  coins.find(({ id }) => id === text) ??
  coins.find(({ name }) => name === text) ??
  findCoins(coins, text)[0];

/** What a field shows for a coin: its name, or its id where the name means another coin. */
export function wordForCoin(coins: readonly Coin[], { id, name }: Coin): string {
  return coinNamed(coins, name)?.id === id ? name : id;
}

/** The coins that the words mean, each once: the id if it is one, else the name, else the nearest name. */
export function chooseCoins(coins: readonly Coin[], words: readonly string[]) {
  const chosen: Coin[] = [];
  const unknown: string[] = [];
  for (const text of words) {
    const coin = coinNamed(coins, text);
    if (!coin) unknown.push(text);
    else if (!chosen.includes(coin)) chosen.push(coin);
  }
  return { chosen, unknown };
}

/** One day of a comparison: a value for each series, 100 on the first day. */
export type IndexedDay = { date: DatedValue['date']; values: readonly number[] };

/** As many days as a wide drawing shows: the lines of coins are too jagged for the usual number of several lines. */
const maxDays = 160;

/** @returns the days that all have, not more than a chart draws; null when they have fewer than two in common. */
export function indexDays(
  closes: readonly (readonly DatedValue[])[],
): readonly IndexedDay[] | null {
  const indexed = indexedFromCommonStart(closes);
  const days = indexed?.[0]?.map(({ date }, day) => ({
    date,
    values: indexed.map((series) => series[day]!.value),
  }));
  return days && days.length > 1 ? downsample(days, ({ values }) => values, maxDays) : null;
}
