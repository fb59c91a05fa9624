import type { Plot } from './chart-size';
import { fillClasses, type Series } from './series';

/** Less than this between two lines of text, and they touch. */
const lineHeight = 17;

export type EndLabel = { series: Pick<Series, 'id' | 'label' | 'tone'>; y: number; value: string };

/** Moves labels apart, each as little as it can, none out of the plot. Keeps their order from top to bottom. */
export function spreadApart(heights: readonly number[], top: number, bottom: number): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed: number[] = [];
  let free = top;
  for (const index of order) {
    const y = Math.max(heights[index] ?? 0, free);
    placed[index] = y;
    free = y + lineHeight;
  }
  let limit = bottom;
  for (const index of [...order].reverse()) {
    const y = Math.min(placed[index] ?? 0, limit);
    placed[index] = y;
    limit = y - lineHeight;
  }
  return placed;
}

/** Names beside the ends of lines: no eye has to go to a legend and back. */
export function EndLabels({ labels, plot }: { labels: readonly EndLabel[]; plot: Plot }) {
  const heights = spreadApart(
    labels.map(({ y }) => y),
    plot.top + 4,
    plot.bottom - 4,
  );
  return labels.map(({ series, value }, index) => (
    <text key={series.id} x={plot.right + 10} y={heights[index]} dy="0.32em" className="text-xs">
      <tspan className={`font-semibold ${fillClasses[series.tone]}`}>{series.label}</tspan>
      <tspan dx="6" className="fill-ink-soft">
        {value}
      </tspan>
    </text>
  ));
}
