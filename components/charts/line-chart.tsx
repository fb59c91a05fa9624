import { area, line } from 'd3-shape';
import { StepAxis, ValueAxis } from './axes';
import { ChartSvg } from './chart-svg';
import { plotOf, tickCountsOf, withRoomAtRight, type ChartSize } from './chart-size';
import { EndLabels } from './end-labels';
import { Marker, type ChartMarker } from './marker';
import { fittedAxis, stepAxis, valueAxis } from './scales';
import { fillClasses, strokeClasses, type Series } from './series';

/** Room for "Nifty 50 ₹1.25 cr" beside the ends of the lines. */
const labelRoom = 128;

type Value = number | null;
type Point = { value: Value; index: number };

/**
 * Quantities over the same steps, a line each. A value that is not known leaves a gap: no line is drawn across
 * what nobody knows. Lines may start above zero (`holdsZero` false); areas never do.
 */
export function LineChart({
  size,
  steps,
  series,
  stepTitle,
  formatStep,
  formatValue,
  holdsZero = false,
  isFilled = false,
  markers = [],
  breaks = [],
}: {
  size: ChartSize;
  steps: readonly number[];
  series: readonly Series[];
  stepTitle: string;
  formatStep: (step: number) => string;
  formatValue: (value: number) => string;
  /** Whether the upright axis must reach zero. */
  holdsZero?: boolean;
  /** Fills between line and zero: for one quantity. */
  isFilled?: boolean;
  /** Places on the level axis that matter. */
  markers?: readonly ChartMarker[];
  /** Places of steps before which every line ends and begins anew. */
  breaks?: readonly number[];
}) {
  const hasLabels = size !== 'narrow' && series.length > 1;
  const plot = withRoomAtRight(plotOf(size), hasLabels ? labelRoom : 0);
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const axisOf = holdsZero || isFilled ? valueAxis : fittedAxis;
  const upright = axisOf(known, plot, tickCountsOf(size).y);
  const across = stepAxis(steps, plot, Math.ceil(tickCountsOf(size).x * 0.6));
  const xAt = (_: Value, index: number) => across.at(steps[index] ?? 0);
  const yOf = (value: Value) => upright.at(value ?? 0);
  const isKnown = (value: Value) => value !== null;
  const pointX = ({ index }: Point) => across.at(steps[index] ?? 0);
  const pointY = ({ value }: Point) => yOf(value);
  const hasValue = ({ value }: Point) => isKnown(value);
  const path = line<Point>().digits(1).defined(hasValue).x(pointX).y(pointY);
  const fill = area<Point>().digits(1).defined(hasValue).x(pointX).y0(upright.at(0)).y1(pointY);

  return (
    <ChartSvg
      size={size}
      reading={steps.map((step, index) => ({
        x: across.at(step),
        ys: series.map(({ values }) => {
          const value = values[index] ?? null;
          return value === null ? null : upright.at(value);
        }),
      }))}
    >
      <ValueAxis axis={upright} plot={plot} format={formatValue} />
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
            className={strokeClasses[tone]}
          />
          <LonePoints values={values} x={xAt} y={yOf} className={fillClasses[tone]} />
        </g>
      ))}
      {markers.map((marker) => (
        <Marker key={marker.label} marker={marker} axis={across} plot={plot} />
      ))}
      {hasLabels ? (
        <EndLabels
          plot={plot}
          labels={series.flatMap((one) => {
            const last = one.values.findLast(isKnown);
            return last === null || last === undefined
              ? []
              : [{ series: one, y: upright.at(last), value: formatValue(last) }];
          })}
        />
      ) : null}
      <StepAxis axis={across} plot={plot} format={formatStep} title={stepTitle} />
    </ChartSvg>
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
function LonePoints({
  values,
  x,
  y,
  className,
}: {
  values: readonly Value[];
  x: (value: Value, index: number) => number;
  y: (value: Value) => number;
  className: string;
}) {
  return values.map((value, index) =>
    value !== null &&
    (values[index - 1] ?? null) === null &&
    (values[index + 1] ?? null) === null ? (
      <circle key={index} cx={x(value, index)} cy={y(value)} r="2.5" className={className} />
    ) : null,
  );
}
