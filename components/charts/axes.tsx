import type { Plot } from './chart-size';
import type { Axis } from './scales';

/** Rules across the drawing with their values to the left; the rule of zero is the strongest. */
export function ValueAxis({
  axis,
  plot,
  format,
}: {
  axis: Axis;
  plot: Plot;
  format: (value: number) => string;
}) {
  return (
    <g>
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={axis.at(tick)}
            y2={axis.at(tick)}
            className={tick === 0 ? 'stroke-control' : 'stroke-line'}
          />
          <text
            x={plot.left - 8}
            y={axis.at(tick)}
            dy="0.32em"
            textAnchor="end"
            className="fill-ink-soft text-xs"
          >
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Values under the drawing, and what they count. */
export function StepAxis({
  axis,
  plot,
  format,
  title,
}: {
  axis: Axis;
  plot: Plot;
  format: (value: number) => string;
  title: string;
}) {
  return (
    <g>
      {axis.ticks.map((tick) => (
        <text
          key={tick}
          x={axis.at(tick)}
          y={plot.bottom + 18}
          textAnchor="middle"
          className="fill-ink-soft text-xs"
        >
          {format(tick)}
        </text>
      ))}
      <text
        x={(plot.left + plot.right) / 2}
        y={plot.height - 4}
        textAnchor="middle"
        className="fill-ink-faint text-xs"
      >
        {title}
      </text>
    </g>
  );
}
