import { dayNumberOf } from '@/lib/calendar/day-count';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';

/** Points of one line: more would be finer than a screen. Several lines share this budget. */
const maxDrawn = { ofOne: 200, ofSeveral: 120 };

/** A gap between points as wide as the drawing weighs as much as a deviation of this share of its height. */
const widthWeight = 0.4;
/** A deviation below this share of the height does not show. The line is straight; the next point goes to its middle. */
const straight = 0.002;

/**
 * Leaves out entries until at most `max` remain, in their order. The first, the last, and the lowest and highest of
 * every series always remain. The others are chosen one by one, each where the lines through the entries chosen so
 * far deviate most from a series, as a share of that series' range.
 * @param max four or more; both ends and the extremes of the series remain even where they are more
 * @param valuesOf one value for each series; null where it is not known.
 */
export function downsample<Entry>(
  entries: readonly Entry[],
  valuesOf: (entry: Entry) => readonly (number | null)[],
  max?: number,
): readonly Entry[] {
  const [first] = entries;
  if (first === undefined) return entries;
  const rows = entries.map(valuesOf);
  const series = valuesOf(first).map((_, index) => rows.map((row) => row[index] ?? null));
  const limit = max ?? (series.length > 1 ? maxDrawn.ofSeveral : maxDrawn.ofOne);
  if (entries.length <= limit) return entries;
  const last = entries.length - 1;
  const chosen = new Set([0, last, ...series.flatMap(extremePlaces)]);
  const shapes = series.map(shapeOf);
  const places = [...chosen].toSorted((a, b) => a - b);
  const stretches = places
    .slice(1)
    .flatMap((to, index) => stretchBetween(places[index] ?? 0, to, shapes) ?? []);
  while (chosen.size < limit && stretches.length > 0) {
    const worst = stretches.reduce((a, b) => (b.score > a.score ? b : a));
    chosen.add(worst.place);
    stretches.splice(
      stretches.indexOf(worst),
      1,
      ...[
        stretchBetween(worst.from, worst.place, shapes),
        stretchBetween(worst.place, worst.to, shapes),
      ].filter((each) => each !== null),
    );
  }
  return entries.filter((_, index) => chosen.has(index));
}

/** The values of a series as shares of its range; a gap has the value before it. */
function shapeOf(values: readonly (number | null)[]): readonly number[] {
  const known = values.filter((value) => value !== null);
  const lowest = known.reduce((a, b) => Math.min(a, b), Infinity);
  const highest = known.reduce((a, b) => Math.max(a, b), -Infinity);
  const range = highest > lowest ? highest - lowest : 1;
  let before = known[0] ?? 0;
  return values.map((value) => {
    before = value ?? before;
    return before / range;
  });
}

type Stretch = { from: number; to: number; place: number; score: number };

/** Where a point between two others would help most, and how much; null where no entry is between them. */
function stretchBetween(
  from: number,
  to: number,
  shapes: readonly (readonly number[])[],
): Stretch | null {
  if (to - from < 2) return null;
  let place = Math.round((from + to) / 2);
  let deviation = straight;
  for (const shape of shapes) {
    const start = shape[from] ?? 0;
    const slope = ((shape[to] ?? 0) - start) / (to - from);
    for (let index = from + 1; index < to; index += 1) {
      const distance = Math.abs((shape[index] ?? 0) - start - slope * (index - from));
      if (distance > deviation) {
        deviation = distance;
        place = index;
      }
    }
  }
  const width = (to - from) / ((shapes[0]?.length ?? 1) - 1);
  return { from, to, place, score: deviation + widthWeight * width };
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
