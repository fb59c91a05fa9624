import { dayNumberOf } from '@/lib/calendar/day-count';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';

/** Entries as the points of a chart over days: the place, the name and the values of each. */
export function datedPlaces<Entry extends { date: IsoDate }>(
  entries: readonly Entry[],
  valuesOf: (entry: Entry) => readonly (number | null)[],
): { day: number; text: string; values: readonly (number | null)[] }[] {
  return entries.map((entry) => ({
    day: dayNumberOf(entry.date),
    text: formatDate(entry.date),
    values: valuesOf(entry),
  }));
}
