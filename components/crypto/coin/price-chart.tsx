import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure, DrawdownFigure } from '@/components/charts/price-figure';
import { changeClass } from '@/components/ui/figures/change-class';
import { dayFormats } from '@/lib/calendar/day-texts';
import { dateOfDayNumber, dayMs, dayNumberOf } from '@/lib/calendar/day-count';
import { formatDate, istOffsetMs } from '@/lib/calendar/iso-date';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { endsOf } from '@/lib/ends-of';
import { datedPlaces, downsample } from '@/lib/cashflow/chart-points';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { drawdowns, maximumDrawdown } from '@/lib/cashflow/drawdown';
import type { PricePoint, Coin } from '@/lib/crypto/domain/coin';
import { formatAxisRupees, formatPrice } from '@/lib/crypto/domain/format-price';
import { dayCloses, worstTwelveMonths, summarisePrices } from '@/lib/crypto/domain/price-points';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatPercent } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';

const { charts, crypto } = messages();
const { chart, drawdown, figures } = crypto.coin;

/** Longer than the histories whose points are moments. */
const minDailyMs = 92 * dayMs;

/**
 * The price over a range, in rupees. Up to three months a point is a moment in India, beyond that a day: its close, as in the
 * drawdown and the comparison.
 */
export function PriceChart({
  coin: { id, name },
  points: given,
  csvSource,
}: {
  coin: Pick<Coin, 'id' | 'name'>;
  csvSource: string;
  points: readonly PricePoint[];
}) {
  const isDaily = (given.at(-1)?.atMs ?? 0) - (given[0]?.atMs ?? 0) > minDailyMs;
  const points = isDaily
    ? dayCloses(given).map(({ date, value }) => ({ atMs: dayNumberOf(date) * dayMs, price: value }))
    : given;
  const summary = summarisePrices(points);
  if (!summary) return <p className="text-sm text-ink-soft">{chart.tooShort}</p>;
  const { first, last, lowest, highest, changePercent } = summary;
  const moment = (atMs: number) =>
    isDaily ? formatDate(dateOfDayNumber(Math.floor(atMs / dayMs))) : formatMoment(new Date(atMs));
  const rupees = (price: number) => formatPrice(price, 'inr');
  const caption = fill(chart.caption, { name });
  return (
    <PriceFigure
      sentence={fill(chart.sentence, {
        name,
        from: moment(first.atMs),
        to: moment(last.atMs),
        change: formatSignedPercent(changePercent),
        low: rupees(lowest.price),
        lowAt: moment(lowest.atMs),
        high: rupees(highest.price),
        highAt: moment(highest.atMs),
      })}
      points={downsample(points, ({ price }) => [price]).map(({ atMs, price }) => ({
        day: (isDaily ? atMs : atMs + istOffsetMs) / dayMs,
        text: moment(atMs),
        values: [price],
      }))}
      lines={[{ id: 'price', label: chart.price, tone: 'first' }]}
      messages={{ caption, date: chart.at, days: dayFormats() }}
      unit="₹"
      formatValue={rupees}
      formatAxis={formatAxisRupees}
      endText={rupees}
      fileName={`price-${id}.csv`}
      labels={figureLabels(charts.labels, caption, csvSource)}
    />
  );
}

/** What a coin costs, and how that has changed in a day. */
export function PriceHead({
  coin: { price, changePercent },
  dollars,
}: {
  coin: Coin;
  /** The price in dollars, in words; null while no rate is known. */
  dollars: string | null;
}) {
  const change = changePercent['24h'];
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="text-3xl font-semibold md:text-4xl">{formatPrice(price, 'inr')}</span>
        <span className={changeClass(formatSignedPercent(change))}>
          {fill(figures.inDay, { change: formatSignedPercent(change) })}
        </span>
      </p>
      {dollars ? <p className="text-xs text-ink-faint">{dollars}</p> : null}
    </div>
  );
}

/** How far the coin stood below its highest price, and its worst twelve months. */
export function DrawdownTab({
  coin,
  points,
  csvSource,
}: {
  coin: Pick<Coin, 'id' | 'name'>;
  points: readonly PricePoint[];
  csvSource: string;
}) {
  const closes = dayCloses(points);
  const worst = worstTwelveMonths(closes);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-prose text-sm">
        {drawdown.text}{' '}
        <b className="font-semibold">
          {worst
            ? fill(worst.isOnly ? drawdown.onlyYear : drawdown.worst, {
                change: formatSignedPercent(worst.changePercent, 1),
                end: formatDate(worst.end),
              })
            : drawdown.noYear}
        </b>
      </p>
      <DrawdownChart coin={coin} closes={closes} csvSource={csvSource} />
    </div>
  );
}

/** How far the price lay below its highest so far, day by day. */
export function DrawdownChart({
  coin: { id, name },
  closes,
  csvSource,
}: {
  coin: Pick<Coin, 'id' | 'name'>;
  closes: readonly DatedValue[];
  csvSource: string;
}) {
  const deepest = maximumDrawdown(closes);
  if (!deepest || closes.length < 2)
    return <p className="text-sm text-ink-soft">{drawdown.none}</p>;
  const { percent, peak, trough, recoveredOn } = deepest;
  const falls = downsample(drawdowns(closes), ({ value }) => [value]);
  const caption = fill(drawdown.caption, { name });
  const sentence = fill(percent === 0 ? drawdown.never : drawdown.sentence, {
    name,
    since: formatDate(endsOf(closes).first.date),
    fall: formatPercent(-percent, 1),
    peak: formatPrice(peak.value, 'inr'),
    peakOn: formatDate(peak.date),
    trough: formatPrice(trough.value, 'inr'),
    troughOn: formatDate(trough.date),
  });
  const recovery =
    percent === 0
      ? ''
      : recoveredOn
        ? fill(drawdown.recovered, { date: formatDate(recoveredOn) })
        : drawdown.notRecovered;
  return (
    <DrawdownFigure
      points={datedPlaces(falls, ({ value }) => [value])}
      formatValue={(value) => formatPercent(value)}
      formatAxis={(value) => formatPercent(value)}
      label={drawdown.below}
      sentence={`${sentence} ${recovery}`.trim()}
      messages={{ caption, date: drawdown.day, days: dayFormats() }}
      fileName={`drawdown-${id}.csv`}
      labels={figureLabels(charts.labels, caption, csvSource)}
    />
  );
}
