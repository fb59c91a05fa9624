import { scaleLinear } from 'd3-scale';
import type { Plot } from './chart-size';

export type Axis = {
  /** Where a value lies on the drawing. */
  at: (value: number) => number;
  ticks: readonly number[];
};

/** An upright axis that always holds zero, so that heights may be compared, and ends on a round number. */
export function valueAxis(values: readonly number[], plot: Plot, tickCount: number): Axis {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const scale = scaleLinear()
    .domain([lowest, highest > lowest ? highest : lowest + 1])
    .range([plot.bottom, plot.top])
    .nice(tickCount);
  return { at: (value) => scale(value), ticks: scale.ticks(tickCount) };
}

/** A level axis of any values from one end to the other. */
export function spanAxis(from: number, to: number, plot: Plot, tickCount: number): Axis {
  const scale = scaleLinear()
    .domain([from, to > from ? to : from + 1])
    .range([plot.left, plot.right]);
  return { at: (value) => scale(value), ticks: scale.ticks(tickCount) };
}
