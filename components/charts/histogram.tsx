import { StepAxis, ValueAxis } from './axes';
import type { Bin } from './bins';
import { ChartSvg } from './chart-svg';
import { plotOf, tickCountsOf, type ChartSize } from './chart-size';
import type { ChartMarker } from './marker';
import { spanAxis, valueAxis } from './scales';
import { SizedMarker } from './sized-marker';

/** How often values fall into each bin; the bars touch, because the bins do. */
export function Histogram({
  size,
  bins,
  binTitle,
  formatEdge,
  formatCount,
  marker,
}: {
  size: ChartSize;
  bins: readonly Bin[];
  binTitle: string;
  formatEdge: (edge: number) => string;
  formatCount: (count: number) => string;
  /** A value to compare with, such as the median. */
  marker?: ChartMarker;
}) {
  const plot = plotOf(size);
  const upright = valueAxis(
    bins.map(({ count }) => count),
    plot,
    tickCountsOf(size).y,
  );
  const across = spanAxis(
    bins[0]?.from ?? 0,
    bins.at(-1)?.to ?? 1,
    plot,
    Math.min(tickCountsOf(size).x, bins.length),
  );
  return (
    <ChartSvg
      size={size}
      reading={bins.map(({ from, to, count }) => ({
        x: across.at((from + to) / 2),
        ys: [upright.at(count)],
      }))}
    >
      <ValueAxis axis={upright} plot={plot} format={formatCount} />
      {bins.map(({ from, to, count }) => (
        <rect
          key={from}
          x={Math.round(across.at(from)) + 0.5}
          width={Math.max(1, Math.round(across.at(to)) - Math.round(across.at(from)) - 1)}
          y={Math.round(upright.at(count))}
          height={plot.bottom - Math.round(upright.at(count))}
          className="fill-chart-1"
        />
      ))}
      {marker ? <SizedMarker marker={marker} axis={across} plot={plot} /> : null}
      <StepAxis axis={across} plot={plot} format={formatEdge} title={binTitle} />
    </ChartSvg>
  );
}
