import { ChartPlot } from './chart-plot';
import { percent } from '@/components/charts/parts/paths';
import { xAxisOf, yAxisOf } from './frame';
import { type ChartMarker, Marker } from '@/components/charts/parts/marks';
import { scaleLinear } from 'd3-scale';

const markerSpace = 1.15;

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
  const counts = bins.map(({ count }) => count);
  const yAxis = yAxisOf({
    // The label of the marker is above the highest bar.
    values: marker ? [...counts, markerSpace * Math.max(...counts)] : counts,
    holdsZero: true,
    format: formatCount,
  });
  const xAxis = xAxisOf({
    from: bins[0]?.from ?? 0,
    to: bins.at(-1)?.to ?? 1,
    format: formatEdge,
  });
  return (
    <ChartPlot
      yAxis={yAxis}
      xAxis={xAxis}
      hasGutter
      tones={['first']}
      stepTitle={binTitle}
      reading={bins.map(({ from, to, count }) => ({
        x: xAxis.at((from + to) / 2),
        ys: [yAxis.at(count)],
      }))}
    >
      {/* A line in the background colour separates neighbours. */}
      <g className="fill-chart-1 stroke-surface">
        {bins.map(({ from, to, count }) => (
          <rect
            key={from}
            x={percent(xAxis.at(from))}
            width={percent(xAxis.at(to) - xAxis.at(from))}
            y={percent(yAxis.at(count))}
            height={percent(yAxis.at(0) - yAxis.at(count))}
          />
        ))}
      </g>
      {marker ? <Marker marker={marker} at={xAxis.at(marker.value)} /> : null}
    </ChartPlot>
  );
}

export type Bin = {
  /** The lower edge, included. */
  from: number;
  /** The upper edge, excluded except in the last bin. */
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
