import { unclassified } from './company';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { compareTexts } from '@/lib/text/compare-texts';

export const maxPeers = 4;

/**
 * Companies to look at beside one: of its industry, else of its sector, the nearest in size first. Size is compared
 * by ratio: 100 is as far from 200 as 200 is from 400.
 */
export function peersOf(row: RatioRow, rows: readonly RatioRow[]): readonly RatioRow[] {
  const farness = ({ industry, values }: RatioRow) => {
    const own = row.values.marketCap;
    const other = values.marketCap;
    const size = own && other ? Math.abs(Math.log(other / own)) : Infinity;
    return { isOfOther: Number(industry !== row.industry), size };
  };
  return othersOfSector(row, rows)
    .map((other) => ({ other, ...farness(other) }))
    .sort(
      (one, two) =>
        one.isOfOther - two.isOfOther ||
        // Infinity - Infinity is no number.
        (one.size === two.size ? 0 : one.size - two.size) ||
        compareTexts(one.other.name, two.other.name),
    )
    .slice(0, maxPeers)
    .map(({ other }) => other);
}

/** None for a company of an unknown sector: those that no list classifies have nothing in common. */
export function othersOfSector(row: RatioRow, rows: readonly RatioRow[]): readonly RatioRow[] {
  if (row.sector === unclassified) return [];
  return rows.filter(({ isin, sector }) => isin !== row.isin && sector === row.sector);
}

/** The company that a reader means by its symbol, its ISIN or its whole name, in any case. */
export function rowCalled(text: string, rows: readonly RatioRow[]): RatioRow | null {
  const wanted = text.toLowerCase();
  return (
    rows.find(({ isin, symbol, name }) =>
      [symbol, isin, name].some((called) => called.toLowerCase() === wanted),
    ) ?? null
  );
}
