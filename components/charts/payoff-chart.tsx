import { area, line } from 'd3-shape';
import { ChartPlot } from './chart-plot';
import { extent, levelAxis, percent, uprightAxis } from './frame';
import { HatchedArea } from './hatched-area';
import { Marker, type ChartMarker } from './marker';
import { Stretched } from './stretched';
import { breakEvens, withCrossings, type PayoffPoint } from './zero-crossings';

/**
 * The result of a position at each price: straight between its points. Profit is a plain area above zero, loss a
 * hatched one below, so that neither needs its colour; rings mark the breakevens.
 */
export function PayoffChart({
  id,
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
  /** By rising price. */
  points: readonly PayoffPoint[];
  priceTitle: string;
  formatPrice: (price: number) => string;
  formatProfit: (profit: number) => string;
  /** The price now. */
  marker?: ChartMarker;
  /** The price that the reader points at. */
  movedMarker?: ChartMarker;
  /** The profit on another day at the price of each point: a dotted line. */
  overlay?: readonly number[];
}) {
  const upright = uprightAxis({
    values: [...points.map(({ profit }) => profit), ...(overlay ?? [])],
    holdsZero: true,
    format: formatProfit,
  });
  const across = levelAxis({
    from: points[0]?.price ?? 0,
    to: points.at(-1)?.price ?? 1,
    format: formatPrice,
  });
  const all = [...withCrossings(points)];
  const zero = upright.at(0);
  const xOf = ({ price }: PayoffPoint) => across.at(price);
  const side = (sign: 1 | -1) =>
    area<PayoffPoint>()
      .digits(0)
      .x(xOf)
      .y0(zero)
      .y1(({ profit }) => upright.at(profit * sign > 0 ? profit : 0))(all) ?? '';
  const edge = line<PayoffPoint>()
    .digits(0)
    .x(xOf)
    .y(({ profit }) => upright.at(profit))(all);
  const dotted =
    overlay &&
    line<number>()
      .digits(0)
      .x((_, index) => across.at(points[index]?.price ?? 0))
      .y((profit) => upright.at(profit))([...overlay]);

  return (
    <ChartPlot
      upright={upright}
      across={across}
      stepTitle={priceTitle}
      reading={points.map((point, index) => ({
        x: xOf(point),
        ys: [point.profit, ...(overlay ? [overlay[index] ?? 0] : [])].map((one) => upright.at(one)),
      }))}
    >
      <HatchedArea id={`${id}-loss`} path={side(-1)} tone="loss" opacity={0.55} />
      <Stretched>
        <path d={side(1)} fillOpacity="0.22" className="fill-gain" />
        <path
          d={`M0,${Math.round(zero)}H${extent}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-ink-soft"
        />
      </Stretched>
      {marker ? <Marker marker={marker} at={across.at(marker.value)} /> : null}
      {movedMarker ? <Marker marker={movedMarker} at={across.at(movedMarker.value)} /> : null}
      <Stretched>
        <path
          d={edge ?? ''}
          fill="none"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
        {dotted ? (
          <path
            d={dotted}
            fill="none"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray="1 5"
            vectorEffect="non-scaling-stroke"
            className="stroke-chart-3"
          />
        ) : null}
      </Stretched>
      {breakEvens(points).map((price) => (
        <g key={price}>
          <circle
            cx={percent(across.at(price))}
            cy={percent(zero)}
            r="4.5"
            strokeWidth="2"
            className="fill-surface stroke-ink"
          />
          <text
            x={percent(across.at(price))}
            y={percent(zero)}
            dy="-10"
            textAnchor="middle"
            strokeWidth="4"
            paintOrder="stroke"
            className="fill-ink stroke-surface font-semibold"
          >
            {formatPrice(price)}
          </text>
        </g>
      ))}
    </ChartPlot>
  );
}
