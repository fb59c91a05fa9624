import { line } from 'd3-shape';
import { StepAxis, ValueAxis } from '@/components/charts/axes';
import { plotOf, tickCountsOf, visibilityOf, type ChartSize } from '@/components/charts/chart-size';
import { stepAxis, valueAxis } from '@/components/charts/scales';
import { strokeClasses, type Series } from '@/components/charts/series';

/** Where colour cannot speak, the dashes do. */
const dashes = [undefined, '9 5', '2.5 4.5'];

/** Quantities beside each other on one axis, each as a line that ends where its values do. */
export function ValueLines({
  size,
  steps,
  series,
  stepTitle,
  formatStep,
  formatValue,
}: {
  size: ChartSize;
  steps: readonly number[];
  series: readonly Series[];
  stepTitle: string;
  formatStep: (step: number) => string;
  formatValue: (value: number) => string;
}) {
  const plot = plotOf(size);
  const across = stepAxis(steps, plot, tickCountsOf(size).x);
  const upright = valueAxis(
    series.flatMap(({ values }) => values),
    plot,
    tickCountsOf(size).y,
  );
  const path = line<number>()
    .digits(1)
    .x((_, index) => across.at(steps[index] ?? 0))
    .y((value) => upright.at(value));
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      aria-hidden="true"
      className={`h-auto w-full ${visibilityOf(size)}`}
    >
      <ValueAxis axis={upright} plot={plot} format={formatValue} />
      {series.map(({ id, tone, label, values }, index) => {
        const last = values.length - 1;
        const end = { x: across.at(steps[last] ?? 0), y: upright.at(values[last] ?? 0) };
        return (
          <g key={id} className={strokeClasses[tone]}>
            <path
              d={path(values) ?? ''}
              fill="none"
              strokeWidth="2.5"
              strokeDasharray={dashes[index]}
              strokeLinejoin="round"
            />
            <circle cx={end.x} cy={end.y} r="3" fill="none" strokeWidth="2" />
            <text
              x={end.x - 8}
              y={end.y - 10}
              textAnchor="end"
              strokeWidth="4"
              className="fill-ink stroke-surface text-xs [paint-order:stroke]"
            >
              {label}
            </text>
          </g>
        );
      })}
      <StepAxis axis={across} plot={plot} format={formatStep} title={stepTitle} />
    </svg>
  );
}
