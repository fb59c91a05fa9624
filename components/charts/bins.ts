import { scaleLinear } from 'd3-scale';

export type Bin = {
  /** Holds values from here, included, … */
  from: number;
  /** … up to here, left out; the last bin includes its end. */
  to: number;
  count: number;
};

/** Counts values in bins of one width that begin and end on round numbers; about `binCount` of them. */
export function binsOf(values: readonly number[], binCount: number): readonly Bin[] {
  if (values.length === 0) return [];
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const scale = scaleLinear()
    .domain(highest > lowest ? [lowest, highest] : [lowest - 0.5, lowest + 0.5])
    .nice(binCount);
  const edges = scale.ticks(binCount);
  const last = edges.length - 2;
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? from;
    return {
      from,
      to,
      count: values.filter(
        (value) => value >= from && (value < to || (index === last && value <= to)),
      ).length,
    };
  });
}
