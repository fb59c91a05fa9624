import { dayNumberOf } from '@/lib/calendar/day-count';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';

/** Points of one line: more would be finer than a screen. Several lines share this budget. */
const maxDrawn = { ofOne: 200, ofSeveral: 80 };

/**
 * At most `max` entries (four or more) in their order: the first, the last and, of each of equally long intervals
 * between them, the lowest and the highest of every series. A line through them misses no fall and no rise.
 * @param valuesOf one value for each series; null where it is not known.
 */
export function downsample<Entry>(
  entries: readonly Entry[],
  valuesOf: (entry: Entry) => readonly (number | null)[],
  max?: number,
): readonly Entry[] {
  const [first] = entries;
  if (first === undefined) return entries;
  const seriesCount = valuesOf(first).length;
  const limit = max ?? (seriesCount > 1 ? maxDrawn.ofSeveral : maxDrawn.ofOne);
  if (entries.length <= limit) return entries;
  const stretchCount = Math.max(1, Math.floor((limit - 2) / (2 * seriesCount)));
  const last = entries.length - 1;
  const chosen = new Set([0, last]);
  for (let stretch = 0; stretch < stretchCount; stretch += 1) {
    const from = 1 + Math.floor((stretch * (last - 1)) / stretchCount);
    const to = 1 + Math.floor(((stretch + 1) * (last - 1)) / stretchCount);
    const values = entries.slice(from, to).map(valuesOf);
    for (let series = 0; series < seriesCount; series += 1) {
      extremePlaces(values.map((each) => each[series] ?? null)).forEach((place) =>
        chosen.add(from + place),
      );
    }
  }
  return entries.filter((_, index) => chosen.has(index));
}

/** Where the lowest and the highest known value are. */
function extremePlaces(values: readonly (number | null)[]): readonly number[] {
  let lowest: number | null = null;
  let highest: number | null = null;
  for (const [place, value] of values.entries()) {
    if (value === null) continue;
    if (lowest === null || value < (values[lowest] ?? 0)) lowest = place;
    if (highest === null || value > (values[highest] ?? 0)) highest = place;
  }
  return lowest === null || highest === null ? [] : [lowest, highest];
}

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
