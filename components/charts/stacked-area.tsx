import { stack } from 'd3-shape';
import { Fragment } from 'react';
import { FadedArea, HatchedArea, Stretched, StretchedLine } from '@/components/charts/parts/marks';
import { ChartPlot } from './chart-plot';
import { endLabelsOf } from '@/components/charts/parts/labels';
import { heightsAt, placesOf, stepAxes, type Across } from './frame';
import { areaPath, linePath, type PathPoint } from '@/components/charts/parts/paths';
import { dashOf, strokeClasses, type Series } from './series';

/**
 * Quantities on top of each other; the upper edge is their sum. A negative one hangs down from the edge below it, and
 * a place at which one is not known is a gap.
 */
export function StackedArea({
  id,
  over,
  series,
  lines = [],
  formatValue,
}: {
  /** Unique in the page. */
  id: string;
  over: Across;
  series: readonly Series[];
  /** Drawn dashed over the areas, each by its own values and no part of the sum. */
  lines?: readonly Series[];
  formatValue: (value: number) => string;
}) {
  const places = placesOf(over);
  const layers = stack<number, string>()
    .keys(series.map((one) => one.id))
    // Without one of the values the sum is unknown: `isKnown` leaves the place out of the drawing.
    .value((index, key) => series.find((one) => one.id === key)?.values[index] ?? 0)(
    places.map((_, index) => index),
  );
  const { yAxis, xAxis, xAt } = stepAxes({
    over,
    values: [...layers.flat(2), ...lines.flatMap(({ values }) => values)],
    holdsZero: true,
    formatValue,
  });
  const isKnown = (index: number) => series.every(({ values }) => (values[index] ?? null) !== null);
  const pointsAt = (heightAt: (index: number) => number | null) =>
    places.map((_, index): PathPoint => {
      const height = heightAt(index);
      return height === null ? null : [xAt(index), yAxis.at(height)];
    });
  const drawn = layers.flatMap((layer, index) => {
    const one = series[index];
    if (!one) return [];
    const edge = pointsAt((place) => (isKnown(place) ? (layer[place]?.[1] ?? 0) : null));
    const base = places.map((_, place) => yAxis.at(layer[place]?.[0] ?? 0));
    const top = Math.min(...edge.map((point) => point?.[1] ?? Infinity), yAxis.at(0));
    return [{ one, edge: linePath(edge), area: areaPath(edge, base), top }];
  });
  const sum: Series[] = [
    {
      id: 'sum',
      label: '',
      tone: series.at(-1)?.tone ?? 'first',
      values: places.map((_, place) =>
        isKnown(place) ? (layers.at(-1)?.[place]?.[1] ?? 0) : null,
      ),
    },
  ];

  return (
    <ChartPlot
      yAxis={yAxis}
      xAxis={xAxis}
      stepTitle={'days' in over ? undefined : over.stepTitle}
      tones={[...series, ...lines].map(({ tone }) => tone)}
      endLabels={endLabelsOf(
        [...sum, ...lines.map((line) => ({ ...line, label: '' }))],
        yAxis.at,
        formatValue,
      )}
      reading={places.map((_, index) => ({
        x: xAt(index),
        ys: [
          ...layers.map((layer) => (isKnown(index) ? yAxis.at(layer[index]?.[1] ?? 0) : null)),
          ...heightsAt(yAxis, lines, index),
        ],
      }))}
    >
      {drawn.map(({ one, area, top }) =>
        one.isHatched ? (
          <HatchedArea key={one.id} id={`${id}-${one.id}`} path={area} tone={one.tone} />
        ) : (
          <FadedArea key={one.id} path={area} tone={one.tone} top={top} strength={0.3} rest={0.1} />
        ),
      )}
      <Stretched>
        {drawn.map(({ one, edge }) => (
          <StretchedLine key={one.id} d={edge} className={strokeClasses[one.tone]} />
        ))}
        {lines.map((one, index) => {
          const path = linePath(pointsAt((place) => one.values[place] ?? null));
          return (
            <Fragment key={one.id}>
              {/* The edge separates the line from any area behind it. */}
              <StretchedLine
                d={path}
                strokeWidth="5"
                strokeOpacity="0.75"
                className="stroke-surface"
              />
              <StretchedLine
                d={path}
                strokeDasharray={dashOf(index + 1)}
                className={strokeClasses[one.tone]}
              />
            </Fragment>
          );
        })}
      </Stretched>
    </ChartPlot>
  );
}
