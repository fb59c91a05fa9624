import { area, line } from 'd3-shape';
import { ChartPlot } from './chart-plot';
import { endLabelsOf } from './end-labels';
import { percent, stepAxes } from './frame';
import { Marker, type ChartMarker } from './marker';
import { fillClasses, strokeClasses, type Series } from './series';
import { Stretched } from './stretched';

type Value = number | null;
type Point = { value: Value; index: number };

/**
 * Quantities over the same steps, a line each. A missing value leaves a gap; no line is drawn across it. Lines may
 * start above zero (`holdsZero` false); areas never do.
 */
export function LineChart({
  steps,
  series,
  stepTitle,
  formatStep,
  formatValue,
  holdsZero = false,
  isFilled = false,
  isReadable = true,
  markers = [],
  breaks = [],
}: {
  steps: readonly number[];
  series: readonly Series[];
  stepTitle: string;
  formatStep: (step: number) => string;
  formatValue: (value: number) => string;
  /** Whether the upright axis must reach zero. */
  holdsZero?: boolean;
  /** Fills between line and zero: for one quantity. */
  isFilled?: boolean;
  /** Where the figure's table has a row for each step (ReadableFigure). */
  isReadable?: boolean;
  /** Places on the level axis that matter. */
  markers?: readonly ChartMarker[];
  /** Places of steps before which every line ends and begins anew. */
  breaks?: readonly number[];
}) {
  const { upright, across, xAt } = stepAxes({
    steps,
    values: series.flatMap(({ values }) => values),
    holdsZero: holdsZero || isFilled,
    formatStep,
    formatValue,
  });
  const pointX = ({ index }: Point) => xAt(index);
  const pointY = ({ value }: Point) => upright.at(value ?? 0);
  const hasValue = ({ value }: Point) => value !== null;
  const path = line<Point>().digits(0).defined(hasValue).x(pointX).y(pointY);
  const fill = area<Point>().digits(0).defined(hasValue).x(pointX).y0(upright.at(0)).y1(pointY);

  return (
    <ChartPlot
      upright={upright}
      across={across}
      stepTitle={stepTitle}
      endLabels={series.length > 1 ? endLabelsOf(series, upright.at, formatValue) : undefined}
      reading={
        isReadable
          ? steps.map((_, index) => ({
              x: xAt(index),
              ys: series.map(({ values }) => {
                const value = values[index] ?? null;
                return value === null ? null : upright.at(value);
              }),
            }))
          : undefined
      }
    >
      <Stretched>
        {series.map(({ id, tone, isHatched, values }) => (
          <g key={id}>
            {isFilled ? (
              <path
                d={fill(pointsOf(values, breaks)) ?? ''}
                fillOpacity="0.16"
                className={fillClasses[tone]}
              />
            ) : null}
            <path
              d={path(pointsOf(values, breaks)) ?? ''}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeDasharray={isHatched ? '1 5' : undefined}
              vectorEffect="non-scaling-stroke"
              className={strokeClasses[tone]}
            />
          </g>
        ))}
      </Stretched>
      {series.map(({ id, tone, values }) =>
        lonePlaces(values).map((index) => (
          <circle
            key={`${id} ${index}`}
            cx={percent(xAt(index))}
            cy={percent(upright.at(values[index] ?? 0))}
            r="2.5"
            className={fillClasses[tone]}
          />
        )),
      )}
      {markers.map((marker) => (
        <Marker key={marker.label} marker={marker} at={across.at(marker.value)} />
      ))}
    </ChartPlot>
  );
}

/** The values at their places, and one that is not known before each break. */
function pointsOf(values: readonly Value[], breaks: readonly number[]): Point[] {
  const starts = new Set(breaks);
  return values.flatMap((value, index) =>
    starts.has(index)
      ? [
          { value: null, index },
          { value, index },
        ]
      : [{ value, index }],
  );
}

/** A known value between two unknown ones has no line; it is a dot. */
function lonePlaces(values: readonly Value[]): readonly number[] {
  return values.flatMap((value, index) =>
    value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
      ? [index]
      : [],
  );
}
