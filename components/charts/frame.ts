import { scaleBand, scaleLinear } from 'd3-scale';
import { shownFrom, type FigureWidth } from './label-room';

/** Units of every drawing, across and down: the browser stretches them to the size of the figure. */
export const extent = 1000;

type Tick = { value: number; at: number; label: string };

/** Values from the lower edge (1000) to the upper one (0). */
export type UprightAxis = { at: (value: number) => number; ticks: readonly Tick[] };

/** A label below the drawing, and the least width of the figure in which it is shown. */
type LevelLabel = { at: number; label: string; from: FigureWidth };

export type LevelAxis = { at: (value: number) => number; labels: readonly LevelLabel[] };

/** Categories side by side; `at` is where the one of an index begins. */
type BandAxis = LevelAxis & { width: number };

const uprightTicks = 5;
const mostLevelTicks = 12;

/** Ends on round numbers. With `holdsZero`, heights may be compared: areas and bars always hold zero. */
export function uprightAxis({
  values,
  holdsZero,
  format,
  roomBelow = 0,
}: {
  values: readonly number[];
  holdsZero: boolean;
  format: (value: number) => string;
  /** Units below the lowest tick, for values of bars that hang. */
  roomBelow?: number;
}): UprightAxis {
  const all = holdsZero || values.length === 0 ? [0, ...values] : values;
  const lowest = Math.min(...all);
  const highest = Math.max(...all);
  const flat = holdsZero ? [lowest, lowest + 1] : [lowest - 1, highest + 1];
  const scale = scaleLinear()
    .domain(highest > lowest ? [lowest, highest] : flat)
    .range([extent - roomBelow, 0])
    .nice(uprightTicks);
  const at = (value: number) => scale(value);
  return {
    at,
    ticks: scale
      .ticks(uprightTicks)
      .map((value) => ({ value, at: at(value), label: format(value) })),
  };
}

/** From the left edge to the right one, its ticks on round numbers. */
export function levelAxis({
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
}): LevelAxis {
  const scale = scaleLinear()
    .domain([from, to > from ? to : from + 1])
    .range([0, extent]);
  const at = (value: number) => scale(value);
  const values = scale
    .ticks(mostLevelTicks)
    .filter((value) => value <= to && (!isWhole || Number.isInteger(value)));
  const step = (values[1] ?? 1) - (values[0] ?? 0);
  const places = values.map((value) => Math.round(value / step));
  return { at, labels: labelsOf(places, values.map(format), (index) => at(values[index] ?? 0)) };
}

/**
 * Both axes of quantities over steps, and where the step of an index lies.
 * @param values all that is drawn; one that is not known (null) takes no room
 */
export function stepAxes({
  steps,
  values,
  holdsZero,
  formatStep,
  formatValue,
}: {
  /** Ascending whole numbers. */
  steps: readonly number[];
  values: readonly (number | null)[];
  holdsZero: boolean;
  formatStep: (step: number) => string;
  formatValue: (value: number) => string;
}): { upright: UprightAxis; across: LevelAxis; xAt: (index: number) => number } {
  const known = values.filter((value) => value !== null);
  const upright = uprightAxis({ values: known, holdsZero, format: formatValue });
  const [from = 0] = steps;
  const across = levelAxis({ from, to: steps.at(-1) ?? from, format: formatStep, isWhole: true });
  return { upright, across, xAt: (index) => across.at(steps[index] ?? 0) };
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
): readonly LevelLabel[] {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  const widths = shownFrom(places, longest);
  return labels.flatMap((label, index) => {
    const from = widths[index];
    return from ? [{ at: at(index), label, from }] : [];
  });
}

/** Units as an attribute of an svg that is as large as its box. */
export function percent(units: number): string {
  return `${Math.round((units / extent) * 10_000) / 100}%`;
}
