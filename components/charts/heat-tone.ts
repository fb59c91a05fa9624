type HeatTone = { cell: string; area: string };

/** Ink stays readable on the strongest step in both themes; tests/unit/tokens.test.ts computes it. */
const gains: readonly HeatTone[] = [
  { cell: 'bg-chart-1/10', area: 'fill-chart-1/10' },
  { cell: 'bg-chart-1/20', area: 'fill-chart-1/20' },
  { cell: 'bg-chart-1/30', area: 'fill-chart-1/30' },
  { cell: 'bg-chart-1/40', area: 'fill-chart-1/40' },
  { cell: 'bg-chart-1/50', area: 'fill-chart-1/50' },
];
const losses: readonly HeatTone[] = [
  { cell: 'bg-chart-2/10', area: 'fill-chart-2/10' },
  { cell: 'bg-chart-2/20', area: 'fill-chart-2/20' },
  { cell: 'bg-chart-2/30', area: 'fill-chart-2/30' },
  { cell: 'bg-chart-2/40', area: 'fill-chart-2/40' },
  { cell: 'bg-chart-2/50', area: 'fill-chart-2/50' },
];
export const heatTones = [...gains, ...losses];

/**
 * The classes of a figure in a heat map, for a table's cell and for a chart's area: teal from zero on, marigold
 * below, the stronger the further. @param furthest the largest distance from zero, above zero.
 */
export function heatTone(value: number, furthest: number): HeatTone {
  const steps = value < 0 ? losses : gains;
  const at = Math.floor((Math.abs(value) / furthest) * steps.length);
  return steps[Math.min(at, steps.length - 1)]!;
}
