import type { Market, Rank } from '@/lib/funds/domain/market/market';
import type { PeerGroup } from '@/lib/funds/domain/market/market-table';
import type { SeriesLookup } from '@/lib/funds/domain/market/market-series';
import { usualRankMonths } from './list-columns';

/** A quarter of fewer funds holds one or none of them. */
const minPeers = 8;

/** The quarter of its peers that a fund stands in, from 1 for the highest returns; null among too few. */
export function quartileOf(rank: Rank | null): 1 | 2 | 3 | 4 | null {
  if (!rank || rank.of < minPeers) return null;
  return Math.ceil((4 * rank.place) / rank.of) as 1 | 2 | 3 | 4;
}

export type QuartileYears = {
  /** From the earliest on. */
  years: readonly number[];
  rows: readonly {
    code: number;
    name: string;
    /** One for each year; null for a year without a rank, or with too few funds. */
    quartiles: readonly (number | null)[];
  }[];
};

const mostYears = 10;

/**
 * The quartile of each fund of a category in each calendar year, among all funds of that year. The funds are those offered
 * today, the highest three-year return first; without a rank in any year a fund is left out.
 * @param nameOf the name of a fund by a code of its schemes; null for a scheme that the list does not have.
 */
export function quartileYears(
  group: PeerGroup,
  market: Market,
  series: Pick<SeriesLookup, 'yearRanksOf' | 'categoryOf'>,
  nameOf: (code: number) => string | null,
): QuartileYears {
  const { category, plan } = group;
  const years = (series.categoryOf(category, plan)?.years ?? [])
    .map(({ period }) => period)
    .slice(-mostYears);
  const rows = market
    .codesOf(group)
    .map((code) => ({ code, place: market.rankOf(code, usualRankMonths)?.place ?? Infinity }))
    // Infinity less itself is no number.
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .flatMap(({ code }) => {
      const name = nameOf(code);
      const ranks = new Map(
        series.yearRanksOf({ code, category, plan }).map((rank) => [rank.period, rank]),
      );
      const quartiles = years.map((year) => quartileOf(ranks.get(year) ?? null));
      return name !== null && quartiles.some(Boolean) ? [{ code, name, quartiles }] : [];
    });
  return { years, rows };
}
