import { area, line } from 'd3-shape';
import { StepAxis, ValueAxis } from './axes';
import { ChartSvg } from './chart-svg';
import { plotOf, tickCountsOf, type ChartSize } from './chart-size';
import { Hatch } from './hatch';
import type { ChartMarker } from './marker';
import { spanAxis, valueAxis } from './scales';
import { SizedMarker } from './sized-marker';
import { breakEvens, withCrossings, type PayoffPoint } from './zero-crossings';

/**
 * What a position comes to at each price: straight between its points. Profit is a plain area above zero, loss a
 * hatched one below, so that neither needs its colour; rings mark where nothing is won or lost.
 */
export function PayoffChart({
  id,
  size,
  points,
  priceTitle,
  formatPrice,
  formatProfit,
  marker,
  movedMarker,
  overlay,
}: {
  /** The only one of its name in the page. */
  id: string;
  size: ChartSize;
  /** By rising price. */
  points: readonly PayoffPoint[];
  priceTitle: string;
  formatPrice: (price: number) => string;
  formatProfit: (profit: number) => string;
  /** The price now. */
  marker?: ChartMarker;
  /** The price that somebody looks at. */
  movedMarker?: ChartMarker;
  /** The profit on another day at the price of each point: a dotted line. */
  overlay?: readonly number[];
}) {
  const plot = plotOf(size);
  const upright = valueAxis(
    [...points.map(({ profit }) => profit), ...(overlay ?? [])],
    plot,
    tickCountsOf(size).y,
  );
  const across = spanAxis(
    points[0]?.price ?? 0,
    points.at(-1)?.price ?? 1,
    plot,
    Math.ceil(tickCountsOf(size).x / 1.6),
  );
  const all = withCrossings(points);
  const hatchId = `${id}-${size}-loss`;
  const xOf = ({ price }: PayoffPoint) => across.at(price);
  const side = (sign: 1 | -1) =>
    area<PayoffPoint>()
      .digits(1)
      .x(xOf)
      .y0(upright.at(0))
      .y1(({ profit }) => upright.at(profit * sign > 0 ? profit : 0))([...all]) ?? '';
  const edge = line<PayoffPoint>()
    .digits(1)
    .x(xOf)
    .y(({ profit }) => upright.at(profit))([...all]);
  const dotted =
    overlay &&
    line<number>()
      .digits(1)
      .x((_, index) => across.at(points[index]?.price ?? 0))
      .y((profit) => upright.at(profit))([...overlay]);

  return (
    <ChartSvg
      size={size}
      reading={points.map((point, index) => ({
        x: xOf(point),
        ys: [point.profit, ...(overlay ? [overlay[index] ?? 0] : [])].map((one) => upright.at(one)),
      }))}
    >
      <Hatch id={hatchId} tone="loss" />
      <ValueAxis axis={upright} plot={plot} format={formatProfit} />
      <path d={side(1)} fillOpacity="0.22" className="fill-gain" />
      <path d={side(-1)} fill={`url(#${hatchId})`} fillOpacity="0.55" />
      <line
        x1={plot.left}
        x2={plot.right}
        y1={upright.at(0)}
        y2={upright.at(0)}
        className="stroke-ink-soft"
      />
      {marker ? <SizedMarker marker={marker} axis={across} plot={plot} /> : null}
      {movedMarker ? <SizedMarker marker={movedMarker} axis={across} plot={plot} /> : null}
      <path
        d={edge ?? ''}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="stroke-ink"
      />
      {dotted ? (
        <path
          d={dotted}
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="1 5"
          className="stroke-chart-3"
        />
      ) : null}
      {breakEvens(points).map((price) => (
        <g key={price}>
          <circle
            cx={Math.round(across.at(price))}
            cy={Math.round(upright.at(0))}
            r="4.5"
            strokeWidth="2"
            className="fill-surface stroke-ink"
          />
          <text
            x={Math.round(across.at(price))}
            y={Math.round(upright.at(0)) - 10}
            textAnchor="middle"
            strokeWidth="4"
            paintOrder="stroke"
            className="fill-ink stroke-surface text-xs font-semibold"
          >
            {formatPrice(price)}
          </text>
        </g>
      ))}
      <StepAxis axis={across} plot={plot} format={formatPrice} title={priceTitle} />
    </ChartSvg>
  );
}
