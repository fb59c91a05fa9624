import type { Bin } from './bins';
import { ChartPlot } from './chart-plot';
import { levelAxis, percent, uprightAxis } from './frame';
import { Marker, type ChartMarker } from './marker';

/** How often values fall into each bin; the bars touch, because the bins do. */
export function Histogram({
  bins,
  binTitle,
  formatEdge,
  formatCount,
  marker,
}: {
  bins: readonly Bin[];
  binTitle: string;
  formatEdge: (edge: number) => string;
  formatCount: (count: number) => string;
  /** A value to compare with, such as the median. */
  marker?: ChartMarker;
}) {
  const upright = uprightAxis({
    values: bins.map(({ count }) => count),
    holdsZero: true,
    format: formatCount,
  });
  const across = levelAxis({
    from: bins[0]?.from ?? 0,
    to: bins.at(-1)?.to ?? 1,
    format: formatEdge,
  });
  return (
    <ChartPlot
      upright={upright}
      across={across}
      hasGutter
      tones={['first']}
      stepTitle={binTitle}
      reading={bins.map(({ from, to, count }) => ({
        x: across.at((from + to) / 2),
        ys: [upright.at(count)],
      }))}
    >
      {/* A line of the paper's colour keeps neighbours apart. */}
      <g className="fill-chart-1 stroke-surface">
        {bins.map(({ from, to, count }) => (
          <rect
            key={from}
            x={percent(across.at(from))}
            width={percent(across.at(to) - across.at(from))}
            y={percent(upright.at(count))}
            height={percent(upright.at(0) - upright.at(count))}
          />
        ))}
      </g>
      {marker ? <Marker marker={marker} at={across.at(marker.value)} /> : null}
    </ChartPlot>
  );
}
