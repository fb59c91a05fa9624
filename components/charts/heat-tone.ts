/** Ink stays readable on the strongest step in both themes; tests/unit/tokens.test.ts computes it. */
const gains = ['bg-chart-1/10', 'bg-chart-1/20', 'bg-chart-1/30', 'bg-chart-1/40', 'bg-chart-1/50'];
const losses = [
  'bg-chart-2/10',
  'bg-chart-2/20',
  'bg-chart-2/30',
  'bg-chart-2/40',
  'bg-chart-2/50',
];

/**
 * The class of a cell of a table of figures, as HeatTable paints them: teal from zero on, marigold below, the stronger
 * the further. @param furthest the largest distance from zero, above zero.
 */
export function heatTone(value: number, furthest: number): string {
  const steps = value < 0 ? losses : gains;
  const at = Math.min(steps.length - 1, Math.floor((Math.abs(value) / furthest) * steps.length));
  return steps[at] ?? '';
}
