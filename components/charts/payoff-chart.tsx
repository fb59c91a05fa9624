import {
  type ChartMarker,
  FadedArea,
  HatchedArea,
  Marker,
  Stretched,
  StretchedLine,
} from '@/components/charts/parts/marks';
import { ChartPlot } from './chart-plot';
import {
  areaPath,
  extent,
  linePath,
  type PathPoint,
  percent,
} from '@/components/charts/parts/paths';
import { xAxisOf, yAxisOf } from './frame';
import { breakevenLabels, withBreakevens, type PayoffPoint } from './payoff-points';

/** Results that differ by less print the same. */
const halfPaisa = 0.005;

/**
 * The result of a position at each price, as straight lines between its points. Profit is a plain area above zero,
 * loss a hatched one below, so that neither needs its colour; rings mark the breakevens.
 */
export function PayoffChart({
  id,
  points,
  breakevens,
  priceTitle,
  formatPrice,
  formatProfit,
  marker,
  movedMarker,
  overlay,
  highest,
  lowest,
  frequency = [],
}: {
  /** Unique in the page. */
  id: string;
  /** By rising price. */
  points: readonly PayoffPoint[];
  /** By rising price: where the result is zero. Those outside the points are not drawn. */
  breakevens: readonly number[];
  /** The title of the price axis, where the page does not name it elsewhere. */
  priceTitle?: string;
  formatPrice: (price: number) => string;
  formatProfit: (profit: number) => string;
  /** The price now. */
  marker?: ChartMarker;
  /** The price that the reader points at. */
  movedMarker?: ChartMarker;
  /** The profit on another day at the price of each point: a dotted line. */
  overlay?: readonly number[];
  /** Labels of the highest and the lowest profit, where the position has one. */
  highest?: string;
  lowest?: string;
  /** How often the price ended in each range: bars from the foot of the drawing, and a dashed line to compare with. */
  frequency?: readonly FrequencyBin[];
}) {
  const yAxis = yAxisOf({
    values: [...points.map(({ profit }) => profit), ...(overlay ?? [])],
    holdsZero: true,
    isTight: true,
    format: formatProfit,
  });
  const from = points[0]?.price ?? 0;
  const to = points.at(-1)?.price ?? 1;
  const xAxis = xAxisOf({ from, to, format: formatPrice });
  const drawnBreakevens = breakevens.filter((price) => price >= from && price <= to);
  const all = withBreakevens(points, drawnBreakevens);
  const zero = yAxis.at(0);
  const xOf = ({ price }: PayoffPoint) => xAxis.at(price);
  const side = (sign: 1 | -1) =>
    all.map((point): PathPoint =>
      point.profit * sign < 0 ? null : [xOf(point), yAxis.at(point.profit)],
    );
  const [gain, loss] = [side(1), side(-1)];
  const today = overlay?.map((profit, index): PathPoint => [
    xAxis.at(points[index]?.price ?? 0),
    yAxis.at(profit),
  ]);
  const max = Math.max(...points.map(({ profit }) => profit));
  const min = Math.min(...points.map(({ profit }) => profit));

  return (
    <ChartPlot
      yAxis={yAxis}
      xAxis={xAxis}
      stepTitle={priceTitle}
      hasGutter
      tones={['first', 'third']}
      reading={points.map((point, index) => ({
        x: xOf(point),
        ys: [point.profit, ...(overlay ? [overlay[index] ?? 0] : [])].map((one) => yAxis.at(one)),
      }))}
    >
      <Frequency bins={frequency} xAt={xAxis.at} />
      <HatchedArea id={`${id}-loss`} path={areaPath(loss, zero)} tone="loss" opacity={0.55} />
      <FadedArea path={areaPath(gain, zero)} tone="gain" top={yAxis.at(max)} rest={0.04} />
      <Stretched>
        <path
          d={`M0,${Math.round(zero)}H${extent}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-control"
        />
      </Stretched>
      {marker ? <Marker marker={marker} at={xAxis.at(marker.value)} /> : null}
      {movedMarker ? <Marker marker={movedMarker} at={xAxis.at(movedMarker.value)} /> : null}
      <Stretched>
        {today ? (
          <StretchedLine d={linePath(today)} strokeDasharray="1 5" className="stroke-chart-3" />
        ) : null}
        {[
          { points: gain, className: 'stroke-gain' },
          { points: loss, className: 'stroke-loss' },
        ].map(({ points: half, className }) => (
          <StretchedLine
            key={className}
            d={linePath(half)}
            strokeWidth="2.5"
            className={className}
          />
        ))}
      </Stretched>
      {[
        { label: highest, profit: max, className: 'fill-gain' },
        { label: lowest, profit: min, className: 'fill-loss' },
      ].map(({ label, profit, className }) =>
        label ? (
          <Extreme
            key={className}
            label={label}
            className={className}
            places={points.filter((point) => Math.abs(point.profit - profit) < halfPaisa).map(xOf)}
            height={yAxis.at(profit)}
            isBelow={profit < 0}
          />
        ) : null,
      )}
      {breakevenLabels(points, drawnBreakevens, (price) => xAxis.at(price) / extent).map(
        ({ price, isBelow, anchor }) => (
          <g key={price}>
            <circle
              cx={percent(xAxis.at(price))}
              cy={percent(zero)}
              r="4.5"
              strokeWidth="2"
              className="fill-surface stroke-ink"
            />
            <text
              x={percent(xAxis.at(price))}
              y={percent(zero)}
              dx={{ start: 9, middle: 0, end: -9 }[anchor]}
              dy={isBelow ? 19 : -10}
              textAnchor={anchor}
              strokeWidth="4"
              paintOrder="stroke"
              className="fill-ink stroke-surface font-semibold"
            >
              {formatPrice(price)}
            </text>
          </g>
        ),
      )}
    </ChartPlot>
  );
}

/** A range of prices; both shares are of all cases. `compared` is null where it is not known. */
type FrequencyBin = { from: number; to: number; share: number; compared: number | null };

/** The height of the most frequent bin, as a share of the drawing: low, because the payoff is what the chart is about. */
const frequencyShare = 0.45;

function Frequency({
  bins,
  xAt,
}: {
  bins: readonly FrequencyBin[];
  xAt: (price: number) => number;
}) {
  const max = Math.max(...bins.flatMap(({ share, compared }) => [share, compared ?? 0]));
  if (!(max > 0)) return null;
  const yAt = (share: number) => extent * (1 - (share / max) * frequencyShare);
  const line = bins.map(({ from, to, compared }): PathPoint =>
    compared === null ? null : [xAt((from + to) / 2), yAt(compared)],
  );
  return (
    <>
      <g className="fill-chart-2 stroke-surface" opacity={0.45}>
        {bins.map(({ from, to, share }) => (
          <rect
            key={from}
            x={percent(xAt(from))}
            width={percent(xAt(to) - xAt(from))}
            y={percent(yAt(share))}
            height={percent(extent - yAt(share))}
          />
        ))}
      </g>
      <Stretched>
        <StretchedLine
          d={linePath(line)}
          strokeLinecap="butt"
          strokeDasharray="6 4"
          className="stroke-chart-2"
        />
      </Stretched>
    </>
  );
}

/**
 * The name of the highest or lowest result, above its line, a loss below it, outside the hatching: at the outer end of a
 * level stretch, else at the point.
 */
function Extreme({
  label,
  places,
  height,
  isBelow,
  className,
}: {
  label: string;
  places: readonly number[];
  height: number;
  isBelow: boolean;
  className: string;
}) {
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  const anchor = last === extent ? 'end' : first === 0 ? 'start' : 'middle';
  return (
    <text
      x={percent(anchor === 'end' ? last : first)}
      y={percent(height)}
      dx={anchor === 'start' ? 4 : 0}
      dy={isBelow ? 15 : -7}
      textAnchor={anchor}
      strokeWidth="4"
      paintOrder="stroke"
      className={`stroke-surface font-semibold ${className}`}
    >
      {label}
    </text>
  );
}
