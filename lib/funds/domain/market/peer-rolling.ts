import { z } from 'zod';
import { lastOfMonth } from '@/lib/calendar/shift-months';
import { cagrPercent } from '@/lib/cashflow/cagr';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { medianOf } from '@/lib/cashflow/statistics';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { minPeers } from './peer-groups';
import { piecesOf, type MarketNavs } from './scheme-figures';

/** How many rolling returns lie between two figures. */
const rollingBinSchema = z.object({
  /** Included. */
  from: z.number(),
  /** Left out. */
  to: z.number(),
  count: z.int().nonnegative(),
});
export type RollingBin = z.infer<typeof rollingBinSchema>;

/** The returns of every period of so many years, of all schemes of a category and plan: percent a year. */
export const peerRollingSchema = z.object({
  years: z.int().positive(),
  /** The periods, one ending at each month end of each scheme. */
  windows: z.int().positive(),
  /** The schemes that have such a period, and how many of them have ended since. */
  funds: z.int().positive(),
  ended: z.int().nonnegative(),
  worst: z.number(),
  median: z.number(),
  best: z.number(),
  /** The share of periods that ended below their beginning. */
  lossPercent: z.number(),
  bins: z.array(rollingBinSchema).readonly(),
});
export type PeerRolling = z.infer<typeof peerRollingSchema>;

const years = 3;
const binWidths = [1, 2, 5, 10, 20];
const mostBins = 16;

/**
 * @param members of one category and plan, wound-up ones included: without them the category would look better than it was.
 * @param isOffered whether a scheme is still offered.
 */
export function peerRolling(
  members: readonly Scheme[],
  navs: MarketNavs,
  isOffered: (code: number) => boolean,
): PeerRolling | null {
  const percents: number[] = [];
  let [funds, ended] = [0, 0];
  for (const { code } of members) {
    const own = piecesOf(code, navs).flatMap(monthEndWindows);
    if (own.length === 0) continue;
    funds += 1;
    if (!isOffered(code)) ended += 1;
    percents.push(...own);
  }
  if (funds < minPeers) return null;
  percents.sort((one, other) => one - other);
  const losses = percents.filter((percent) => percent < 0).length;
  return {
    ...{ years, funds, ended, windows: percents.length },
    worst: percents[0]!,
    median: medianOf(percents),
    best: percents.at(-1)!,
    lossPercent: (100 * losses) / percents.length,
    bins: binsOf(percents),
  };
}

/** From one month end to the same one years later; `rollingReturns` would take January for a 29 February that ends it. */
function monthEndWindows(piece: readonly DatedValue[]): number[] {
  const ends = piece.filter(({ date }) => date === lastOfMonth(date));
  const byMonth = new Map(ends.map(({ date, value }) => [date.slice(0, 7), value]));
  return ends.flatMap(({ date, value }) => {
    const start = byMonth.get(`${Number(date.slice(0, 4)) - years}${date.slice(4, 7)}`);
    return start === undefined ? [] : cagrPercent(start, value, years);
  });
}

/** Bins of one round width. @param sorted not empty, in ascending order. */
function binsOf(sorted: readonly number[]): RollingBin[] {
  const [lowest, highest] = [sorted[0]!, sorted.at(-1)!];
  const countOf = (width: number) => Math.floor(highest / width) - Math.floor(lowest / width) + 1;
  const width = binWidths.find((each) => countOf(each) <= mostBins) ?? binWidths.at(-1)!;
  const first = Math.floor(lowest / width);
  const counts = Array.from({ length: countOf(width) }, () => 0);
  for (const percent of sorted) counts[Math.floor(percent / width) - first]! += 1;
  return counts.map((count, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    count,
  }));
}
