import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { valueOn } from '@/lib/cashflow/dated-value';
import { daysBetween } from '@/lib/calendar/day-count';

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
