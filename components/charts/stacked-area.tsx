import { area, line, stack, type SeriesPoint } from 'd3-shape';
import { StepAxis, ValueAxis } from './axes';
import { plotOf, tickCountsOf, type ChartSize } from './chart-size';
import { ChartSvg } from './chart-svg';
import { Hatch } from './hatch';
import { stepAxis, valueAxis } from './scales';
import { fillClasses, strokeClasses, type Series } from './series';

type Point = SeriesPoint<number>;

/**
 * Quantities on top of each other, step by step; the upper edge is their sum. A negative one hangs down from
 * the edge below it, and a step at which one is not known is a gap.
 */
export function StackedArea({
  id,
  size,
  steps,
  series,
  lines = [],
  stepTitle,
  formatStep,
  formatValue,
  isReadable = false,
}: {
  /** The only one of its name in the page. */
  id: string;
  size: ChartSize;
  steps: readonly number[];
  series: readonly Series[];
  /** Drawn dashed over the areas, each by its own values and no part of the sum. */
  lines?: readonly Series[];
  stepTitle: string;
  formatStep: (step: number) => string;
  formatValue: (value: number) => string;
  /** Where the figure's table has a row for each step (ReadableFigure). */
  isReadable?: boolean;
}) {
  const plot = plotOf(size);
  const layers = stack<number, string>()
    .keys(series.map((one) => one.id))
    // Where one is not known the sum is not: `isKnown` leaves the step out of the drawing.
    .value((index, key) => series.find((one) => one.id === key)?.values[index] ?? 0)(
    steps.map((_, index) => index),
  );
  const across = stepAxis(steps, plot, tickCountsOf(size).x);
  const upright = valueAxis(
    [...layers.flat(2), ...lines.flatMap(({ values }) => values.filter((value) => value !== null))],
    plot,
    tickCountsOf(size).y,
  );
  const xOf = (_: Point, index: number) => across.at(steps[index] ?? 0);
  const isKnown = (_: Point, index: number) =>
    series.every(({ values }) => (values[index] ?? null) !== null);
  const band = area<Point>()
    .digits(1)
    .defined(isKnown)
    .x(xOf)
    .y0(([lower]) => upright.at(lower))
    .y1(([, upper]) => upright.at(upper));
  const edge = line<Point>()
    .digits(1)
    .defined(isKnown)
    .x(xOf)
    .y(([, upper]) => upright.at(upper));
  const lineOf = line<number | null>()
    .digits(1)
    .defined((value) => value !== null)
    .x((_, index) => across.at(steps[index] ?? 0))
    .y((value) => upright.at(value ?? 0));

  return (
    <ChartSvg
      size={size}
      reading={
        isReadable
          ? steps.map((step, index) => ({
              x: across.at(step),
              ys: layers.map((layer) => upright.at(layer[index]?.[1] ?? 0)),
            }))
          : undefined
      }
    >
      <ValueAxis axis={upright} plot={plot} format={formatValue} />
      {layers.map((layer, index) => {
        const one = series[index];
        if (!one) return null;
        const hatchId = `${id}-${size}-${one.id}`;
        return (
          <g key={one.id}>
            {one.isHatched ? <Hatch id={hatchId} tone={one.tone} /> : null}
            <path
              d={band(layer) ?? ''}
              fill={one.isHatched ? `url(#${hatchId})` : undefined}
              className={one.isHatched ? undefined : fillClasses[one.tone]}
            />
            <path
              d={edge(layer) ?? ''}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              className={strokeClasses[one.tone]}
            />
          </g>
        );
      })}
      {lines.map((one) => (
        <g key={one.id} fill="none" strokeLinejoin="round">
          {/* The edge keeps the line apart from any area behind it. */}
          <path d={lineOf(one.values) ?? ''} strokeWidth="6" className="stroke-surface" />
          <path
            d={lineOf(one.values) ?? ''}
            strokeWidth="2.5"
            strokeDasharray="8 4"
            className={strokeClasses[one.tone]}
          />
        </g>
      ))}
      <StepAxis axis={across} plot={plot} format={formatStep} title={stepTitle} />
    </ChartSvg>
  );
}
