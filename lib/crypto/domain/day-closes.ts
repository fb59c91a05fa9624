import { dateInUtc, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { PricePoint } from './coin';
import { rollingReturns } from '@/lib/cashflow/rolling-returns';

/** The last price of each day of UTC, as the providers of coins count days. Prices of zero are left out. */
export function dayCloses(points: readonly PricePoint[]): DatedValue[] {
  const closes = new Map<IsoDate, number>();
  for (const { atMs, price } of points) {
    if (price > 0) closes.set(dateInUtc(new Date(atMs)), price);
  }
  return [...closes].map(([date, value]) => ({ date, value }));
}

/** The prices of the last days of a history, counted back from its last point. */
export function lastDays(points: readonly PricePoint[], days: number): readonly PricePoint[] {
  const last = points.at(-1);
  if (!last) return points;
  const fromMs = last.atMs - days * 86_400_000;
  return points.filter(({ atMs }) => atMs >= fromMs);
}

/** The worst change over any twelve months of a history, in percent; null for less than a year of it. */
export function worstTwelveMonths(
  closes: readonly DatedValue[],
): { changePercent: number; end: IsoDate } | null {
  const years = rollingReturns(closes, 1);
  return years && { changePercent: years.minPercent, end: years.worstEnd };
}
