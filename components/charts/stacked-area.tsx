import { area, line, stack, type SeriesPoint } from 'd3-shape';
import { ChartPlot } from './chart-plot';
import { stepAxes } from './frame';
import { HatchedArea } from './hatched-area';
import { fillClasses, strokeClasses, type Series } from './series';
import { Stretched } from './stretched';

type Point = SeriesPoint<number>;

/**
 * Quantities on top of each other, step by step; the upper edge is their sum. A negative one hangs down from
 * the edge below it, and a step at which one is not known is a gap.
 */
export function StackedArea({
  id,
  steps,
  series,
  lines = [],
  stepTitle,
  formatStep,
  formatValue,
  isReadable = true,
}: {
  /** The only one of its name in the page. */
  id: string;
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
  const layers = stack<number, string>()
    .keys(series.map((one) => one.id))
    // Where one is not known the sum is not: `isKnown` leaves the step out of the drawing.
    .value((index, key) => series.find((one) => one.id === key)?.values[index] ?? 0)(
    steps.map((_, index) => index),
  );
  const { upright, across, xAt } = stepAxes({
    steps,
    values: [...layers.flat(2), ...lines.flatMap(({ values }) => values)],
    holdsZero: true,
    formatStep,
    formatValue,
  });
  const xOf = (_: Point, index: number) => xAt(index);
  const isKnown = (_: Point, index: number) =>
    series.every(({ values }) => (values[index] ?? null) !== null);
  const band = area<Point>()
    .digits(0)
    .defined(isKnown)
    .x(xOf)
    .y0(([lower]) => upright.at(lower))
    .y1(([, upper]) => upright.at(upper));
  const edge = line<Point>()
    .digits(0)
    .defined(isKnown)
    .x(xOf)
    .y(([, upper]) => upright.at(upper));
  const lineOf = line<number | null>()
    .digits(0)
    .defined((value) => value !== null)
    .x((_, index) => xAt(index))
    .y((value) => upright.at(value ?? 0));

  return (
    <ChartPlot
      upright={upright}
      across={across}
      stepTitle={stepTitle}
      reading={
        isReadable
          ? steps.map((_, index) => ({
              x: xAt(index),
              ys: layers.map((layer) => upright.at(layer[index]?.[1] ?? 0)),
            }))
          : undefined
      }
    >
      {layers.map((layer, index) => {
        const one = series[index];
        if (!one) return null;
        const path = band(layer) ?? '';
        return (
          <g key={one.id}>
            {one.isHatched ? (
              <HatchedArea id={`${id}-${one.id}`} path={path} tone={one.tone} />
            ) : null}
            <Stretched>
              {one.isHatched ? null : <path d={path} className={fillClasses[one.tone]} />}
              <path
                d={edge(layer) ?? ''}
                fill="none"
                strokeWidth="2"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
                className={strokeClasses[one.tone]}
              />
            </Stretched>
          </g>
        );
      })}
      {lines.length > 0 ? (
        <Stretched>
          {lines.map((one) => (
            <g key={one.id} fill="none" strokeLinejoin="round">
              {/* The edge keeps the line apart from any area behind it. */}
              <path
                d={lineOf(one.values) ?? ''}
                strokeWidth="6"
                vectorEffect="non-scaling-stroke"
                className="stroke-surface"
              />
              <path
                d={lineOf(one.values) ?? ''}
                strokeWidth="2.5"
                strokeDasharray="8 4"
                vectorEffect="non-scaling-stroke"
                className={strokeClasses[one.tone]}
              />
            </g>
          ))}
        </Stretched>
      ) : null}
    </ChartPlot>
  );
}
