import { endLabelsOf } from '@/components/charts/parts/labels';
import { type ChartMarker, FadedArea, Marker, Stretched } from '@/components/charts/parts/marks';
import {
  areaPath,
  extent,
  linePath,
  type PathPoint,
  percent,
} from '@/components/charts/parts/paths';
import { ChartPlot } from './chart-plot';
import { heightsAt, placesOf, stepAxes, type Across } from './frame';
import { dashOf, fillClasses, strokeClasses, type Series, type SeriesTone } from './series';

type Value = number | null;

/**
 * Quantities over the same days or steps, a line each: the first solid, the second dashed, the third dotted. A missing
 * value leaves a gap; no line is drawn across it.
 */
export function LineChart({
  over,
  series,
  formatValue,
  holdsZero = false,
  isFilled = false,
  hasDifference = false,
  hasExtremes = false,
  endText,
  markers = [],
  events = [],
  breaks = [],
}: {
  over: Across;
  series: readonly Series[];
  formatValue: (value: number) => string;
  /** Whether the vertical axis must reach zero; never for prices. */
  holdsZero?: boolean;
  /** A soft area below the first line. */
  isFilled?: boolean;
  /** The area between the first two lines, in the colour of the lower one. */
  hasDifference?: boolean;
  /** Rings at the highest and the lowest value of the first line. */
  hasExtremes?: boolean;
  /** Prints the values at the ends of lines; by default as the axis does. */
  endText?: (value: number) => string;
  /** Places on the horizontal axis that matter. */
  markers?: readonly ChartMarker[];
  /** What happened, on the base line. */
  events?: readonly EventMark[];
  /** Places before which every line is interrupted. */
  breaks?: readonly number[];
}) {
  const places = placesOf(over);
  const axes = { over, values: series.flatMap(({ values }) => values), holdsZero, formatValue };
  const [main] = series;
  const known = main?.values.filter((value) => value !== null) ?? [];
  const { yAxis, xAxis, xAt } = withSpaceForLow(
    stepAxes(axes),
    hasExtremes ? Math.min(...known) : null,
    () => stepAxes({ ...axes, spaceBelow: lowLabelSpace }),
  );
  const pathOf = (values: readonly Value[]) =>
    values.flatMap((value, index): PathPoint[] => {
      const point = value === null ? null : ([xAt(index), yAxis.at(value)] as const);
      return breaks.includes(index) ? [null, point] : [point];
    });
  // The area below a line ends at zero, so that a loss hangs from it; elsewhere at the foot of the drawing.
  const base = holdsZero ? yAxis.at(0) : extent;
  const top = yAxis.at(Math.max(...known, holdsZero ? 0 : -Infinity));
  const isWhole =
    breaks.length === 0 &&
    series.every(({ values }) => values.length === places.length && !values.includes(null));

  return (
    <ChartPlot
      yAxis={yAxis}
      xAxis={xAxis}
      stepTitle={'days' in over ? undefined : over.stepTitle}
      tones={series.map(({ tone }) => tone)}
      endLabels={
        series.length > 1 ? endLabelsOf(series, yAxis.at, endText ?? formatValue, xAt) : undefined
      }
      isReadFromLines={isWhole}
      hasGutter={markers.length > 0}
      reading={places.map((_, index) => ({
        x: xAt(index),
        ys: heightsAt(yAxis, series, index),
      }))}
    >
      {isFilled && main && known.length > 0 ? (
        <FadedArea path={areaPath(pathOf(main.values), base)} tone={main.tone} top={top} />
      ) : null}
      {hasDifference && main && series[1] ? (
        <Difference lines={[main, series[1]]} pointsOf={pathOf} />
      ) : null}
      <Stretched hasLines>
        {/* The first line is the one that the chart is about: it lies above the others. */}
        {series
          .map(({ id, tone, values }, index) => (
            <path
              key={id}
              d={linePath(pathOf(values))}
              {...(index > 0 && { strokeDasharray: dashOf(index) })}
              className={strokeClasses[tone]}
            />
          ))
          .reverse()}
      </Stretched>
      {series.map(({ id, tone, values }) =>
        lonePlaces(values, breaks).map((index) => (
          <circle
            key={`${id} ${index}`}
            cx={percent(xAt(index))}
            cy={percent(yAxis.at(values[index] ?? 0))}
            r="2.5"
            className={fillClasses[tone]}
          />
        )),
      )}
      {hasExtremes && main ? (
        <HighLow
          points={pathOf(main.values)}
          texts={[Math.max(...known), Math.min(...known)].map(endText ?? formatValue)}
          tone={main.tone}
        />
      ) : null}
      {markers.map((marker) => (
        <Marker key={marker.label} marker={marker} at={xAxis.at(marker.value)} />
      ))}
      {events.length > 0 ? <EventMarks events={events} at={xAxis.at} /> : null}
    </ChartPlot>
  );
}

type Axes = ReturnType<typeof stepAxes>;

/** Adds space where the figure below the lowest point would meet the dates. @param low null without that figure. */
function withSpaceForLow(axes: Axes, low: Value, spaced: () => Axes): Axes {
  return low !== null && axes.yAxis.at(low) > extent - lowLabelSpace ? spaced() : axes;
}

/** A known value that no line joins to its neighbours is a dot. @param breaks as those of the chart */
function lonePlaces(values: readonly Value[], breaks: readonly number[]): readonly number[] {
  const isJoined = (index: number) =>
    !breaks.includes(index) &&
    (values[index - 1] ?? null) !== null &&
    (values[index] ?? null) !== null;
  return values.flatMap((value, index) =>
    value !== null && !isJoined(index) && !isJoined(index + 1) ? [index] : [],
  );
}

/** Fills the area between two lines in the colour of the lower one. A place at which a line has no value is a gap. */
function Difference({
  lines,
  pointsOf,
}: {
  lines: readonly [Series, Series];
  /** A point of a line at each place. */
  pointsOf: (values: readonly Value[]) => readonly PathPoint[];
}) {
  const [first = [], second = []] = lines.map(({ values }) => pointsOf(values));
  const upper = first.map((point, place): PathPoint => {
    const other = second[place];
    return point && other ? [point[0], Math.min(point[1], other[1])] : null;
  });
  return [first, second].map((points, at) => {
    const own = points.map((point) => point?.[1] ?? 0);
    // In units from the top: the lower line has the larger one.
    const isLower = upper.map((point, place) => point !== null && (own[place] ?? 0) > point[1]);
    if (!isLower.includes(true)) return null;
    const { id, tone } = lines[at === 0 ? 0 : 1];
    // The area ends at a place where the lines meet, or at the first where the other one is lower.
    const edge = upper.map((point, place) =>
      isLower[place - 1] || isLower[place] || isLower[place + 1] ? point : null,
    );
    return (
      <FadedArea
        key={id}
        path={areaPath(edge, own)}
        tone={tone}
        top={0}
        strength={0.3}
        rest={0.1}
      />
    );
  });
}

type EventMark = {
  /** A place on the horizontal axis: a day or a step. */
  at: number;
  kind: 'bought' | 'sold' | 'event';
  /** The tone of the kind of asset (`assetTones` of share-bars.tsx). */
  tone: SeriesTone;
};

/** Around the place of a mark, which is on the base line. */
const shapes: Record<EventMark['kind'], string> = {
  bought: 'M0-10 5-1H-5z',
  sold: 'M0-1 5-10H-5z',
  event: 'M0-11 5-6 0-1-5-6z',
};

/** 10 px of the narrowest drawing that shows marks (480 px), in units. */
const apart = 21;

/** Events on the base line: up for bought, down for sold, a lozenge for others. Marks that overlap are merged. */
export function EventMarks({
  events,
  at,
}: {
  events: readonly EventMark[];
  at: (place: number) => number;
}) {
  return merged(events.map((event) => ({ ...event, at: at(event.at) }))).map((event) => (
    <svg key={event.at} x={percent(event.at)} y="100%" overflow="visible">
      <path
        d={shapes[event.kind]}
        paintOrder="stroke"
        strokeWidth="2"
        className={`stroke-surface ${fillClasses[event.tone]}`}
      />
    </svg>
  ));
}

/** Merges marks that would overlap: in the colour of the first, and as an event where their kinds differ. */
export function merged(events: readonly EventMark[]): readonly EventMark[] {
  const shown: EventMark[] = [];
  for (const event of [...events].sort((one, other) => one.at - other.at)) {
    const last = shown.at(-1);
    if (!last || event.at - last.at >= apart) shown.push(event);
    else if (last.kind !== event.kind) shown[shown.length - 1] = { ...last, kind: 'event' };
  }
  return shown;
}

/** Units that the figure below the lowest point takes in the lowest drawing (180 px). */
const lowLabelSpace = 110;

/** A ring at the highest and at the lowest point of a line, each with its value. */
function HighLow({
  points,
  texts: [highText = '', lowText = ''],
  tone,
}: {
  points: readonly PathPoint[];
  /** The labels of the highest and the lowest value. */
  texts: readonly string[];
  tone: SeriesTone;
}) {
  const known = points.filter((point) => point !== null);
  if (known.length < 2) return null;
  const high = known.reduce((one, other) => (other[1] < one[1] ? other : one));
  const low = known.reduce((one, other) => (other[1] > one[1] ? other : one));
  if (high[1] === low[1]) return null;
  return (
    <g strokeWidth="2">
      {[
        { point: high, text: highText, dy: -9 },
        { point: low, text: lowText, dy: 19 },
      ].map(({ point: [x, y], text, dy }) => (
        <g key={dy}>
          <circle
            cx={percent(x)}
            cy={percent(y)}
            r="3.5"
            className={`fill-surface ${strokeClasses[tone]}`}
          />
          <text
            x={percent(x)}
            y={percent(y)}
            dy={dy}
            textAnchor={x < extent * 0.15 ? 'start' : x > extent * 0.85 ? 'end' : 'middle'}
            strokeWidth="4"
            paintOrder="stroke"
            className="fill-ink stroke-surface font-semibold"
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
