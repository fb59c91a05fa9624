import { scaleBand, scaleLinear, type ScaleLinear } from 'd3-scale';
import { clearOfEnds, shownFrom, type FigureWidth } from '@/components/charts/parts/labels';
import { extent } from '@/components/charts/parts/paths';

type Tick = { value: number; at: number; label: string };

/** Values from the lower edge (1000) to the upper one (0). */
export type YAxis = { at: (value: number) => number; ticks: readonly Tick[] };

/** A label below the drawing, and the least width of the figure in which it is shown. */
type XLabel = {
  at: number;
  label: string;
  from: FigureWidth;
  /** The labels of both ends are within the drawing. */
  anchor?: 'start' | 'end';
};

export type XAxis = { at: (value: number) => number; labels: readonly XLabel[] };

/** Categories side by side; `at` gives the left edge of a category by its index. */
type BandAxis = XAxis & { width: number };

/** The usual number of rules: more would be a grid that is hard to read. */
const yTicks = 4;
const maxYTicks = 5;
const maxXTicks = 12;

/**
 * Ends on round numbers, or a little beyond the values. With `holdsZero` the axis reaches zero, so that heights may be
 * compared: bars and stacked areas need it.
 */
export function yAxisOf({
  values,
  holdsZero,
  format,
  spaceBelow = 0,
  isTight = false,
}: {
  values: readonly number[];
  holdsZero: boolean;
  format: (value: number) => string;
  /** Units below the lowest tick, for values that are below their bar or point. */
  spaceBelow?: number;
  /** Ends a tenth beyond the values: for a shape that should fill its drawing. */
  isTight?: boolean;
}): YAxis {
  const all = holdsZero || values.length === 0 ? [0, ...values] : values;
  const lowest = Math.min(...all);
  const highest = Math.max(...all);
  const around = Math.abs(lowest) / 10 || 1;
  const flat = holdsZero ? [lowest, lowest + 1] : [lowest - around, highest + around];
  const beyond = isTight ? (highest - lowest) / 10 : 0;
  const scale = scaleLinear()
    .domain(highest > lowest ? [lowest - beyond, highest + beyond] : flat)
    .range([extent - spaceBelow, 0]);
  if (!isTight) scale.nice(yTicks);
  const at = (value: number) => scale(value);
  const labelled = (values: readonly number[]) =>
    values.map((value) => ({ value, at: at(value), label: format(value) }));
  const few = labelled(fewTicks(scale));
  const fewer = [3, 2, 1].map((count) => labelled(scale.ticks(count)));
  const clear = [few, ...fewer].find((ticks) => areLabelsTrue(ticks, format));
  if (clear) return { at, ticks: clear };
  // The format rounds away the differences of the whole axis: only a label of zero is still true.
  const zero = few.filter(({ value }) => value === 0);
  return { at, ticks: zero.length > 0 ? zero : few.slice(0, 1) };
}

/**
 * Whether a format that rounds leaves the labels true: no two are the same, and none is on the edge between two
 * labels, as 0.5% is where whole percent are printed.
 */
function areLabelsTrue(ticks: readonly Tick[], format: (value: number) => string): boolean {
  const [first, second] = ticks;
  const near = Math.abs((second?.value ?? 0) - (first?.value ?? 0)) / 10;
  const isOnEdge = ({ value, label }: Tick) =>
    value !== 0 && (format(value - near) === label) !== (format(value + near) === label);
  return new Set(ticks.map(({ label }) => label)).size === ticks.length && !ticks.some(isOnEdge);
}

/** Steps of 1, 2 or 5 times a power of ten; of 2.5 times where those of 2 are too many and those of 5 too few. */
function fewTicks(scale: ScaleLinear<number, number>): readonly number[] {
  const some = scale.ticks(yTicks);
  if (some.length <= maxYTicks) return some;
  const step = (some[1] ?? 0) - (some[0] ?? 0);
  const quarter = step * 1.25;
  const [from = 0, to = 0] = scale.domain();
  const isOfTwenties = step.toExponential(0).startsWith('2');
  if (!isOfTwenties || !Number.isInteger(quarter)) return scale.ticks(yTicks - 1);
  const first = Math.ceil(from / quarter);
  const count = Math.floor(to / quarter) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * quarter);
}

/** From the left edge to the right one, its ticks on round numbers. */
export function xAxisOf({
  from,
  to,
  format,
  isWhole = false,
}: {
  from: number;
  to: number;
  format: (value: number) => string;
  /** Ticks on whole numbers only. */
  isWhole?: boolean;
}): XAxis {
  const scale = scaleLinear()
    .domain([from, to > from ? to : from + 1])
    .range([0, extent]);
  const at = (value: number) => scale(value);
  const values = scale
    .ticks(maxXTicks)
    .filter((value) => value <= to && (!isWhole || Number.isInteger(value)));
  const step = (values[1] ?? 1) - (values[0] ?? 0);
  const places = values.map((value) => Math.round(value / step));
  const labels = labelsOf(
    places,
    values.map((value) => format(value)),
    (index) => at(values[index] ?? 0),
  );
  // The last step shows the result, so it keeps its label; a label too near to it is left out.
  if (!isWhole || to <= from || labels.some((one) => one.at === extent && one.from === 'any')) {
    return { at, labels };
  }
  const last = format(Math.round(to * 10) / 10);
  const clear = clearOfEnds(
    labels.map((one) => one.from),
    labels.map((one) => ({ share: one.at / extent, letters: one.label.length })),
    [0, last.length],
  );
  return {
    at,
    labels: [
      ...labels.flatMap((one, index): XLabel[] => {
        const width = clear[index];
        return width && one.at < extent ? [{ ...one, from: width }] : [];
      }),
      { at: extent, label: last, from: 'any', anchor: 'end' },
    ],
  };
}

/** How the dates below a drawing are printed, by day number. */
export type DayFormats = {
  /** 22 Nov 2021 */
  day: (day: number) => string;
  /** 22 Nov */
  shortDay: (day: number) => string;
  /** Nov 2021 */
  month: (day: number) => string;
};

/** What runs across a drawing: days, which make their own labels, or steps that are counted. */
export type Across =
  | {
      /** Counted from the first day of 1970, ascending; a part of a day is its time. */
      days: readonly number[];
      formats: DayFormats;
    }
  | {
      /** Ascending. */
      steps: readonly number[];
      formatStep: (step: number) => string;
      /** What the labels below count. */
      stepTitle?: string;
    };

/**
 * Both axes of quantities over days or steps, and the place of an index on the lower one.
 * @param values all that is drawn; one that is not known (null) is left out
 */
export function stepAxes({
  over,
  values,
  holdsZero,
  formatValue,
  spaceBelow,
}: {
  over: Across;
  values: readonly (number | null)[];
  holdsZero: boolean;
  formatValue: (value: number) => string;
  /** Units below the lowest tick. */
  spaceBelow?: number;
}): { yAxis: YAxis; xAxis: XAxis; xAt: (index: number) => number } {
  const known = values.filter((value) => value !== null);
  const yAxis = yAxisOf({ values: known, holdsZero, format: formatValue, spaceBelow });
  const places = placesOf(over);
  const [from = 0] = places;
  const xAxis =
    'days' in over
      ? timeAxis(over.days, over.formats)
      : xAxisOf({ from, to: places.at(-1) ?? from, format: over.formatStep, isWhole: true });
  return { yAxis, xAxis, xAt: (index) => xAxis.at(places[index] ?? 0) };
}

/** The heights of the values at one place; null where one is not known. */
export function heightsAt(
  { at }: YAxis,
  series: readonly { values: readonly (number | null)[] }[],
  index: number,
): readonly (number | null)[] {
  return series.map(({ values }) => {
    const value = values[index] ?? null;
    return value === null ? null : at(value);
  });
}

export function placesOf(over: Across): readonly number[] {
  return 'days' in over ? over.days : over.steps;
}

/** The longest times, in days, whose axis is labelled with hours, days and months; a longer one has years. */
const maxDays = { hours: 3, days: 62, everyMonth: 275, months: 3 * 366 };
const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const quarterMonths = [1, 4, 7, 10];

/** From the first day to the last, both named in full; between them years, months, days or hours as many as fit. */
export function timeAxis(days: readonly number[], formats: DayFormats): XAxis {
  const [from = 0] = days;
  const to = days.at(-1) ?? from;
  const scale = scaleLinear()
    .domain([from, to > from ? to : from + 1])
    .range([0, extent]);
  const at = (day: number) => scale(day);
  const isHourly = to - from <= maxDays.hours && days.some((day) => !Number.isInteger(day));
  const marks = timeMarks(from, to, isHourly, formats);
  const ends = [from, to].map((day) => dayText(day, isHourly, formats));
  const longest = Math.max(0, ...marks.map(({ label }) => label.length));
  const widths = clearOfEnds(
    shownFrom(
      marks.map(({ place }) => place),
      longest,
      ends.map(({ length }) => length),
    ),
    marks.map(({ day, label }) => ({ share: at(day) / extent, letters: label.length })),
    ends.map(({ length }) => length),
  );
  const named = marks.flatMap(({ day, label }, index): XLabel[] => {
    const width = widths[index];
    return width ? [{ at: at(day), label, from: width }] : [];
  });
  const [first = '', last = ''] = ends;
  return {
    at,
    labels:
      to > from
        ? [
            { at: 0, label: first, from: 'any', anchor: 'start' },
            ...named,
            { at: extent, label: last, from: 'any', anchor: 'end' },
          ]
        : [{ at: 0, label: first, from: 'any', anchor: 'start' }],
  };
}

/** The beginning of a year, month, day or hour, by day number; its place counts those of its kind. */
type TimeMark = { day: number; place: number; label: string };

function timeMarks(
  from: number,
  to: number,
  isHourly: boolean,
  formats: DayFormats,
): readonly TimeMark[] {
  const span = to - from;
  if (isHourly) {
    const stepHours = span > 1 ? 6 : 3;
    const perDay = 24 / stepHours;
    return wholeBetween(from * perDay, to * perDay).map((place) => ({
      day: place / perDay,
      place,
      label: `${(place % perDay) * stepHours}:00`,
    }));
  }
  if (span <= maxDays.days) {
    return wholeBetween(from, to).map((day) => ({
      day,
      place: day,
      label: formats.shortDay(day),
    }));
  }
  const [firstYear, lastYear] = [yearOf(from), yearOf(to)];
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const months = span > maxDays.everyMonth ? quarterMonths : allMonths;
  const marks =
    span > maxDays.months
      ? years.map((year) => ({ day: firstOfMonth(year, 1), place: year, label: `${year}` }))
      : years.flatMap((year) =>
          months.map((month, index) => {
            const day = firstOfMonth(year, month);
            return { day, place: year * months.length + index, label: formats.month(day) };
          }),
        );
  return marks.filter(({ day }) => day > from && day < to);
}

/** The whole numbers between two numbers. */
function wholeBetween(from: number, to: number): readonly number[] {
  const first = Math.floor(from) + 1;
  return Array.from({ length: Math.max(0, Math.ceil(to) - first) }, (_, index) => first + index);
}

const dayMs = 86_400_000;

function yearOf(day: number): number {
  return new Date(day * dayMs).getUTCFullYear();
}

function firstOfMonth(year: number, month: number): number {
  return Date.UTC(year, month - 1, 1) / dayMs;
}

const minutesPerDay = 24 * 60;

function dayText(day: number, isHourly: boolean, formats: DayFormats): string {
  if (!isHourly) return formats.day(day);
  // The last half minute of a day must not round to 24:00.
  const minutes = Math.min(minutesPerDay - 1, Math.round((day % 1) * minutesPerDay));
  const hour = Math.floor(minutes / 60);
  return `${formats.shortDay(day)}, ${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Places for categories with gaps between them, each named in its middle. */
export function bandAxis(categories: readonly string[]): BandAxis {
  const scale = scaleBand<number>()
    .domain(categories.map((_, index) => index))
    .range([0, extent])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const at = (index: number) => scale(index) ?? 0;
  const width = scale.bandwidth();
  const places = categories.map((_, index) => index);
  return { at, width, labels: labelsOf(places, categories, (index) => at(index) + width / 2) };
}

function labelsOf(
  places: readonly number[],
  labels: readonly string[],
  at: (index: number) => number,
): readonly XLabel[] {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  const widths = shownFrom(places, longest);
  return labels.flatMap((label, index) => {
    const from = widths[index];
    return from ? [{ at: at(index), label, from }] : [];
  });
}
