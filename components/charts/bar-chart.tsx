import { scaleBand } from 'd3-scale';
import { ValueAxis } from './axes';
import { ChartSvg } from './chart-svg';
import { plotOf, tickCountsOf, type ChartSize } from './chart-size';
import { Hatch } from './hatch';
import { valueAxis } from './scales';
import { fillClasses, strokeClasses, type Series } from './series';

/** Of a letter of an axis, on average. */
const letterPx = 7;
/** A bar narrower than this has no room for its value above it. */
const leastLabelledPx = 40;

/** Of a value written below a bar. */
const valueRoomPx = 20;

/** Amounts of a few kinds, from zero up or down. With several series, their bars stand side by side. */
export function BarChart({
  id,
  size,
  categories,
  series,
  formatValue,
}: {
  /** The only one of its name in the page. */
  id: string;
  size: ChartSize;
  categories: readonly string[];
  series: readonly Series[];
  formatValue: (value: number) => string;
}) {
  const plot = plotOf(size);
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const groups = scaleBand<number>()
    .domain(categories.map((_, index) => index))
    .range([plot.left, plot.right])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const bars = scaleBand<string>()
    .domain(series.map((one) => one.id))
    .range([0, groups.bandwidth()])
    .paddingInner(0.08);
  const longest = Math.max(1, ...categories.map(({ length }) => length)) * letterPx;
  const everyNth = Math.max(1, Math.ceil((longest + 8) / groups.step()));
  const hasValues = series.length === 1 && bars.bandwidth() >= leastLabelledPx;
  // The value below the lowest bar keeps clear of the categories.
  const hasLowLabel = hasValues && Math.min(0, ...known) < 0;
  const room = hasLowLabel ? { ...plot, bottom: plot.bottom - valueRoomPx } : plot;
  const upright = valueAxis(known, room, tickCountsOf(size).y);
  const zero = upright.at(0);
  const middle = (index: number) => (groups(index) ?? 0) + groups.bandwidth() / 2;

  return (
    <ChartSvg
      size={size}
      reading={categories.map((_, index) => ({
        x: middle(index),
        ys: series.map(({ values }) => {
          const value = values[index] ?? null;
          return value === null ? null : upright.at(value);
        }),
      }))}
    >
      <ValueAxis axis={upright} plot={plot} format={formatValue} />
      {series.map((one) => {
        const hatchId = `${id}-${size}-${one.id}`;
        return (
          <g
            key={one.id}
            strokeWidth="1.5"
            fill={one.isHatched ? `url(#${hatchId})` : undefined}
            className={
              one.isHatched
                ? strokeClasses[one.tone]
                : `${fillClasses[one.tone]} ${strokeClasses[one.tone]}`
            }
          >
            {one.isHatched ? <Hatch id={hatchId} tone={one.tone} /> : null}
            {one.values.map((value, index) =>
              value === null ? null : (
                <rect
                  key={index}
                  x={round((groups(index) ?? 0) + (bars(one.id) ?? 0))}
                  width={round(bars.bandwidth())}
                  y={round(Math.min(zero, upright.at(value)))}
                  height={round(Math.abs(upright.at(value) - zero))}
                  rx="2"
                />
              ),
            )}
          </g>
        );
      })}
      {hasValues
        ? series[0]?.values.map((value, index) =>
            value === null ? null : (
              <text
                key={index}
                x={round(middle(index))}
                y={round(upright.at(value) + (value < 0 ? 16 : -6))}
                textAnchor="middle"
                className="fill-ink text-xs font-semibold"
              >
                {formatValue(value)}
              </text>
            ),
          )
        : null}
      {categories.map((category, index) =>
        index % everyNth === 0 ? (
          <text
            key={category}
            x={round(middle(index))}
            y={plot.bottom + 18}
            textAnchor="middle"
            className="fill-ink-soft text-xs"
          >
            {category}
          </text>
        ) : null,
      )}
    </ChartSvg>
  );
}

function round(at: number): number {
  return Math.round(at * 10) / 10;
}
