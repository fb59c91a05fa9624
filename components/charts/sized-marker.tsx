import type { Plot } from './chart-size';
import type { ChartMarker } from './marker';
import type { Axis } from './scales';

const rowHeight = 18;

/** An upright dashed line at one value of the level axis, with its words beside it. */
export function SizedMarker({
  marker,
  axis,
  plot,
}: {
  marker: ChartMarker;
  axis: Axis;
  plot: Plot;
}) {
  const x = Math.round(axis.at(marker.value));
  const isFarRight = x > (plot.left + plot.right) / 2;
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={plot.top}
        y2={plot.bottom}
        strokeDasharray="4 4"
        className="stroke-ink-soft"
      />
      <text
        x={isFarRight ? x - 6 : x + 6}
        y={plot.top + 6 + (marker.row ?? 0) * rowHeight}
        textAnchor={isFarRight ? 'end' : 'start'}
        strokeWidth="4"
        paintOrder="stroke"
        className="fill-ink stroke-surface text-xs font-semibold"
      >
        {marker.label}
      </text>
    </g>
  );
}
