import { scaleBand } from 'd3-scale';
import { ChartPlot } from './chart-plot';
import { extent, percent } from '@/components/charts/parts/paths';
import { bandAxis, heightsAt, yAxisOf } from './frame';
import { Hatch } from '@/components/charts/parts/marks';
import { shownClasses, widthWithSpace } from '@/components/charts/parts/labels';
import { areaAttributes, type Series } from './series';

/** In CSS pixels; on a narrower bar the value above it does not fit. */
const minLabelledPx = 40;
/** More categories than this have short names, and a narrow figure prints only some of them. */
const maxNames = 6;
/** Units left free below the lowest bar for its value: 20 px in the lowest drawing. */
const valueSpace = 111;

/** Amounts of a few kinds, from zero up or down. With several series, their bars are side by side. */
export function BarChart({
  id,
  categories,
  series,
  formatValue,
}: {
  /** Unique in the page. */
  id: string;
  categories: readonly string[];
  series: readonly Series[];
  formatValue: (value: number) => string;
}) {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const groups = bandAxis(categories);
  const bars = scaleBand<string>()
    .domain(series.map((one) => one.id))
    .range([0, groups.width])
    .paddingInner(0.08);
  const valuesFrom =
    series.length === 1 ? widthWithSpace(groups.width / extent, minLabelledPx) : null;
  const hasLowValue = valuesFrom !== null && Math.min(0, ...known) < 0;
  const yAxis = yAxisOf({
    values: known,
    holdsZero: true,
    format: formatValue,
    spaceBelow: hasLowValue ? valueSpace : 0,
  });
  const zero = yAxis.at(0);
  const middle = (index: number) => groups.at(index) + groups.width / 2;

  return (
    <ChartPlot
      yAxis={yAxis}
      xAxis={groups}
      hasGutter
      names={categories.length <= maxNames ? categories : undefined}
      tones={series.map(({ tone }) => tone)}
      reading={categories.map((_, index) => ({
        x: middle(index),
        ys: heightsAt(yAxis, series, index),
      }))}
    >
      {series.map((one) => {
        const hatchId = `${id}-${one.id}`;
        return (
          <g key={one.id} strokeWidth="1.5" {...areaAttributes(hatchId, one)}>
            {one.isHatched ? <Hatch id={hatchId} tone={one.tone} /> : null}
            {one.values.map((value, index) =>
              value === null ? null : (
                <rect
                  key={index}
                  x={percent(groups.at(index) + (bars(one.id) ?? 0))}
                  width={percent(bars.bandwidth())}
                  y={percent(Math.min(zero, yAxis.at(value)))}
                  height={percent(Math.abs(yAxis.at(value) - zero))}
                  rx="3"
                />
              ),
            )}
          </g>
        );
      })}
      {valuesFrom === null ? null : (
        <g
          textAnchor="middle"
          className={`fill-ink font-semibold ${shownClasses[valuesFrom] ?? ''}`}
        >
          {series[0]?.values.map((value, index) =>
            value === null ? null : (
              <text
                key={index}
                x={percent(middle(index))}
                y={percent(yAxis.at(value))}
                dy={value < 0 ? 16 : -6}
              >
                {formatValue(value)}
              </text>
            ),
          )}
        </g>
      )}
    </ChartPlot>
  );
}
