import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { type DatedValue, valueOn } from '@/lib/cashflow/dated-value';
import { daysBetween } from '@/lib/calendar/day-count';

export const mostPeers = 4;

/**
 * Companies to look at beside one: of its industry, else of its sector, the nearest in size first. Size is compared
 * by ratio: 100 is as far from 200 as 200 is from 400.
 */
export function peersOf(row: RatioRow, rows: readonly RatioRow[]): readonly RatioRow[] {
  const others = rows.filter(({ isin, sector }) => isin !== row.isin && sector === row.sector);
  const farness = ({ industry, values }: RatioRow) => {
    const own = row.values.marketCap;
    const other = values.marketCap;
    const size = own && other ? Math.abs(Math.log(other / own)) : Infinity;
    return { isOfOther: Number(industry !== row.industry), size };
  };
  return others
    .map((other) => ({ other, ...farness(other) }))
    .sort(
      (one, two) =>
        one.isOfOther - two.isOfOther ||
        // Infinity - Infinity is no number.
        (one.size === two.size ? 0 : one.size - two.size) ||
        (one.other.name < two.other.name ? -1 : 1),
    )
    .slice(0, mostPeers)
    .map(({ other }) => other);
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

export type IndexedRow = {
  date: IsoDate;
  /** One for each series, in their order; 100 on the first day. Null where a series has no price. */
  values: readonly (number | null)[];
};

/** A price older than this is not used for a day. */
const maxAgeDays = 15;

/**
 * Several prices from a common start of 100, month by month up to a day. What began later, or has no price at the
 * start, has no line: 100 on another day would compare what cannot be compared.
 */
export function indexedPrices(
  series: readonly (readonly DatedValue[])[],
  { to, months }: { to: IsoDate; months: number },
): IndexedRow[] {
  const dates = Array.from({ length: months + 1 }, (_, index) => shiftMonths(to, index - months));
  const starts = series.map((points) => priceAt(points, dates[0]!));
  return dates.map((date) => ({
    date,
    values: series.map((points, index) => {
      const start = starts[index];
      const price = priceAt(points, date);
      return start && price !== null ? (price / start) * 100 : null;
    }),
  }));
}

function priceAt(points: readonly DatedValue[], date: IsoDate): number | null {
  const point = valueOn(points, date);
  return point && daysBetween(point.date, date) <= maxAgeDays ? point.value : null;
}
