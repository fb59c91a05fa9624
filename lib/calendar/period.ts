import { firstOf, type QueryValue } from '@/lib/query-values';
import { daysBetween, shiftDays } from './day-count';
import type { IsoDate } from './iso-date';
import { shiftMonths } from './months';

type Length = { days: number } | { months: number } | null;

/** How far back a figure goes, from the shortest on. Addresses hold the keys; `max` is all there is. */
const lengths = {
  '1d': { days: 1 },
  '7d': { days: 7 },
  '30d': { days: 30 },
  '90d': { days: 90 },
  '1m': { months: 1 },
  '6m': { months: 6 },
  '1y': { months: 12 },
  '3y': { months: 36 },
  '5y': { months: 60 },
  '10y': { months: 120 },
  max: null,
} as const satisfies Record<string, Length>;

export type Period = keyof typeof lengths;

/** The first day of a period that ends today; null for all there is. */
export function periodStart(period: Period, today: IsoDate): IsoDate | null {
  const length: Length = lengths[period];
  if (length === null) return null;
  return 'months' in length ? shiftMonths(today, -length.months) : shiftDays(today, -length.days);
}

/** The period that an address names; the usual one where it names none of those offered. */
export function readPeriod<Offered extends Period>(
  value: QueryValue,
  offered: readonly Offered[],
  usual: Offered,
): Offered {
  const named = firstOf(value);
  return offered.find((period) => period === named) ?? usual;
}

/** The entries of a period that ends with the newest of them. @param entries by rising date */
export function withinPeriod<Entry extends { date: IsoDate }>(
  entries: readonly Entry[],
  period: Period,
): readonly Entry[] {
  const last = entries.at(-1);
  const start = last ? periodStart(period, last.date) : null;
  return start === null ? entries : entries.filter(({ date }) => date >= start);
}

/** Weekends and holidays alone can put the first entry of a period this many days after its first day. */
const maxDaysLate = 5;

/** The same, with the entry before where the first day has none: a return over the period counts from that one, too. */
export function coveringPeriod<Entry extends { date: IsoDate }>(
  entries: readonly Entry[],
  period: Period,
): readonly Entry[] {
  const within = withinPeriod(entries, period);
  const before = entries[entries.length - within.length - 1];
  if (!before) return within;
  const start = periodStart(period, entries.at(-1)!.date);
  const isNeeded =
    start && within[0]!.date > start && daysBetween(before.date, start) <= maxDaysLate;
  return isNeeded ? [before, ...within] : within;
}

/** Whether entries from the first day to the last cover a period that ends with the last: else it is a shorter time. */
export function isWholePeriod(
  period: Period,
  { first, last }: { first: IsoDate; last: IsoDate },
): boolean {
  const start = periodStart(period, last);
  return start === null || daysBetween(start, first) <= maxDaysLate;
}
