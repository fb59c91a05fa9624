import { extent, percent } from '@/components/charts/parts/paths';
import { fillClasses, type Series } from '@/components/charts/series';

/** Two lines of text 17 px apart do not touch; in units of the lowest drawing that has labels (264 px). */
const lineHeight = 65;
/** Half a line. */
const edge = 16;

export type EndLabel = {
  series: Pick<Series, 'id' | 'label' | 'tone'>;
  y: number;
  value: string;
  /** Name and value, with their length in letters. */
  label: string;
};

/** The names of lines at their last known values. */
export function endLabelsOf(
  series: readonly Series[],
  at: (value: number) => number,
  format: (value: number) => string,
): readonly EndLabel[] {
  return series.flatMap((one) => {
    const last = one.values.findLast((value) => value !== null);
    if (last === null || last === undefined) return [];
    const value = format(last);
    return [{ series: one, y: at(last), value, label: `${value} ${one.label}`.trim() }];
  });
}

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

/** Names beside the ends of lines, in figures that are wide enough, so that readers need no legend. */
export function EndLabels({ labels }: { labels: readonly EndLabel[] }) {
  const heights = spreadApart(
    labels.map(({ y }) => y),
    edge,
    extent - edge,
  );
  return (
    <>
      <g strokeWidth="2" className="stroke-surface">
        {labels.map(({ series, y }) => (
          <circle
            key={series.id}
            cx="100%"
            cy={percent(y)}
            r="4"
            className={fillClasses[series.tone]}
          />
        ))}
      </g>
      <g className="hidden @min-[600px]:inline">
        {labels.map(({ series, value }, index) => (
          <text
            key={series.id}
            x="100%"
            y={percent(heights[index] ?? 0)}
            dx="10"
            dy="0.32em"
            className={fillClasses[series.tone]}
          >
            <tspan className="font-semibold">{value}</tspan>
            {series.label ? <tspan dx="5">{series.label}</tspan> : null}
          </text>
        ))}
      </g>
    </>
  );
}
