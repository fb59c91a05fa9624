import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { valueOn } from '@/lib/cashflow/dated-value';
import { daysBetween, shiftDays } from '@/lib/calendar/day-count';
import { maxAgeDays } from '@/lib/picks/domain/ratios/price-ratios';

export type IndexedRow = {
  date: IsoDate;
  /** One for each series, in their order; 100 on the first day. Null where a series has no price. */
  values: readonly (number | null)[];
};

/** A finer line is not seen, and each point is a row of the table. */
const maxPoints = 140;
const daysOfWeek = 7;

/**
 * Several prices from a common start of 100: the first day, then each week (or second or third, over years) up to the
 * last day. What began later, or has no price at the start, has no line: 100 on another day would compare what cannot
 * be compared.
 */
export function indexedPrices(
  series: readonly (readonly DatedValue[])[],
  { from, to }: DaySpan,
): IndexedRow[] {
  const weeks = Math.floor(daysBetween(from, to) / daysOfWeek);
  const stepDays = daysOfWeek * Math.max(1, Math.ceil(weeks / maxPoints));
  const steps = Math.ceil(daysBetween(from, to) / stepDays);
  const later = Array.from({ length: steps }, (_, index) =>
    shiftDays(to, (index + 1 - steps) * stepDays),
  );
  const dates = [from, ...later];
  const starts = series.map((points) => priceAt(points, from));
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
