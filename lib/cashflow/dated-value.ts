import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';

/** A price or a NAV on a day. A series is in the order of days, one value a day, each above zero. */
export type DatedValue = { date: IsoDate; value: number };

/** The value of a day or, where that day has none, of the nearest earlier day; null before the first. */
export function valueOn(series: readonly DatedValue[], date: IsoDate): DatedValue | null {
  return series[indexAfter(series, date) - 1] ?? null;
}

/** The value of a day or of the nearest later one; null after the last. */
export function valueFrom(series: readonly DatedValue[], date: IsoDate): DatedValue | null {
  const before = indexAfter(series, date) - 1;
  return (series[before]?.date === date ? series[before] : series[before + 1]) ?? null;
}

const maxDaysBefore = 10;

/** Whether a value may stand for a later day. Weekends and holidays explain ten days; more is another period. */
export function isNear({ date: earlier }: Pick<DatedValue, 'date'>, date: IsoDate): boolean {
  return daysBetween(earlier, date) <= maxDaysBefore;
}

/** The index of the first entry after a day, which is the number of those up to it; by bisection. */
export function indexAfter(series: readonly { date: IsoDate }[], date: IsoDate): number {
  let low = 0;
  let high = series.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (series[middle]!.date <= date) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Several series from their first common day, each as 100 there, on the days that all of them have.
 * @returns null when they have no day in common.
 */
export function indexedFromCommonStart(
  seriesList: readonly (readonly DatedValue[])[],
): DatedValue[][] | null {
  const [first, ...others] = seriesList;
  if (!first) return null;
  const known = others.map((series) => new Set(series.map(({ date }) => date)));
  const days = new Set(
    first.map(({ date }) => date).filter((date) => known.every((dates) => dates.has(date))),
  );
  if (days.size === 0) return null;
  return seriesList.map((series) => {
    const common = series.filter(({ date }) => days.has(date));
    const start = common[0]!.value;
    return common.map(({ date, value }) => ({ date, value: (value / start) * 100 }));
  });
}
