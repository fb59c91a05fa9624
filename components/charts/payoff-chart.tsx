import { ChartPlot } from './chart-plot';
import { FadedArea } from './faded-area';
import { extent, levelAxis, percent, uprightAxis } from './frame';
import { HatchedArea } from './hatched-area';
import { Marker, type ChartMarker } from './marker';
import { areaPath, linePath, type PathPoint } from './paths';
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
  const all = withCrossings(points);
  const zero = upright.at(0);
  const xOf = ({ price }: PayoffPoint) => across.at(price);
  const side = (sign: 1 | -1) =>
    all.map((point): PathPoint =>
      point.profit * sign < 0 ? null : [xOf(point), upright.at(point.profit)],
    );
  const [gain, loss] = [side(1), side(-1)];
  const today = overlay?.map((profit, index): PathPoint => [
    across.at(points[index]?.price ?? 0),
    upright.at(profit),
  ]);
  const highest = Math.max(...points.map(({ profit }) => profit));

  return (
    <ChartPlot
      upright={upright}
      across={across}
      stepTitle={priceTitle}
      hasGutter
      tones={['first', 'third']}
      reading={points.map((point, index) => ({
        x: xOf(point),
        ys: [point.profit, ...(overlay ? [overlay[index] ?? 0] : [])].map((one) => upright.at(one)),
      }))}
    >
      <HatchedArea id={`${id}-loss`} path={areaPath(loss, zero)} tone="loss" opacity={0.55} />
      <FadedArea path={areaPath(gain, zero)} tone="gain" top={upright.at(highest)} rest={0.04} />
      <Stretched>
        <path
          d={`M0,${Math.round(zero)}H${extent}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-control"
        />
      </Stretched>
      {marker ? <Marker marker={marker} at={across.at(marker.value)} /> : null}
      {movedMarker ? <Marker marker={movedMarker} at={across.at(movedMarker.value)} /> : null}
      <Stretched>
        {today ? (
          <path
            d={linePath(today)}
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            strokeDasharray="1 5"
            vectorEffect="non-scaling-stroke"
            className="stroke-chart-3"
          />
        ) : null}
        {[
          { points: gain, className: 'stroke-gain' },
          { points: loss, className: 'stroke-loss' },
        ].map(({ points: half, className }) => (
          <path
            key={className}
            d={linePath(half)}
            fill="none"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className={className}
          />
        ))}
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
            dy="20"
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
