import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure, DrawdownFigure } from '@/components/charts/price-figure';
import { changeClass } from '@/components/ui/change-class';
import { dayFormats } from '@/lib/calendar/day-formats';
import { dateOfDayNumber } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { downsample } from '@/lib/cashflow/downsample';
import { drawdowns, maximumDrawdown } from '@/lib/cashflow/drawdown';
import type { PricePoint, Coin } from '@/lib/crypto/domain/coin';
import { formatAxisRupees, formatPrice } from '@/lib/crypto/domain/format-price';
import { dayCloses, worstTwelveMonths, summarisePrices } from '@/lib/crypto/domain/price-points';
import { type Messages, messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatPercent } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

const dayMs = 24 * 3_600_000;
const istOffsetMs = 5.5 * 3_600_000;

type NamedCoin = Pick<Coin, 'id' | 'name'>;

/** The price over a range, in rupees. Up to three months a point is a moment in India, beyond that a day. */
export function PriceChart({
  coin: { id, name },
  points,
  csvSource,
  messages,
  labels,
}: {
  coin: NamedCoin;
  csvSource: string;
  points: readonly PricePoint[];
  messages: Messages['crypto']['coin']['chart'];
  labels: Messages['charts']['labels'];
}) {
  const summary = summarisePrices(points);
  if (!summary) return <p className="text-sm text-ink-soft">{messages.tooShort}</p>;
  const { first, last, lowest, highest, changePercent } = summary;
  const isDaily = last.atMs - first.atMs > 92 * dayMs;
  const moment = (atMs: number) =>
    isDaily ? formatDate(dateOfDayNumber(Math.floor(atMs / dayMs))) : formatMoment(new Date(atMs));
  const rupees = (price: number) => formatPrice(price, 'inr');
  const caption = fill(messages.caption, { name });
  return (
    <PriceFigure
      sentence={fill(messages.sentence, {
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
      lines={[{ id: 'price', label: messages.price, tone: 'first' }]}
      messages={{ caption, date: messages.at, days: dayFormats() }}
      unit="₹"
      formatValue={rupees}
      formatAxis={formatAxisRupees}
      endText={rupees}
      fileName={`price-${id}.csv`}
      labels={figureLabels(labels, caption, csvSource)}
    />
  );
}

/** What a coin costs, and how that has changed in a day. */
export function PriceHead({
  coin: { price, changePercent },
  dollars,
  messages,
}: {
  coin: Coin;
  /** The price in dollars, in words; null while no rate is known. */
  dollars: string | null;
  messages: Messages['crypto']['coin']['figures'];
}) {
  const change = changePercent['24h'];
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="text-3xl font-semibold md:text-4xl">{formatPrice(price, 'inr')}</span>
        <span className={changeClass(formatSignedPercent(change))}>
          {fill(messages.inDay, { change: formatSignedPercent(change) })}
        </span>
      </p>
      {dollars ? <p className="text-xs text-ink-faint">{dollars}</p> : null}
    </div>
  );
}

const { charts, crypto } = messages();
const { drawdown } = crypto.coin;

/** How far the coin stood below its highest price, and its worst twelve months. */
export function DrawdownTab({
  coin,
  points,
  csvSource,
}: {
  coin: NamedCoin;
  points: readonly PricePoint[];
  csvSource: string;
}) {
  const closes = dayCloses(points);
  const worst = worstTwelveMonths(closes);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="max-w-prose text-sm">
        {drawdown.text}{' '}
        <b className="font-semibold">
          {worst
            ? fill(drawdown.worst, {
                change: formatSignedPercent(worst.changePercent, 1),
                end: formatDate(worst.end),
              })
            : drawdown.noYear}
        </b>
      </p>
      <DrawdownChart
        coin={coin}
        closes={closes}
        csvSource={csvSource}
        messages={drawdown}
        labels={charts.labels}
      />
    </div>
  );
}

/** How far the price lay below its highest so far, day by day. */
export function DrawdownChart({
  coin: { id, name },
  closes,
  csvSource,
  messages,
  labels,
}: {
  coin: NamedCoin;
  closes: readonly DatedValue[];
  csvSource: string;
  messages: Messages['crypto']['coin']['drawdown'];
  labels: Messages['charts']['labels'];
}) {
  const deepest = maximumDrawdown(closes);
  if (!deepest || closes.length < 2)
    return <p className="text-sm text-ink-soft">{messages.none}</p>;
  const { percent, peak, trough, recoveredOn } = deepest;
  const falls = downsample(drawdowns(closes), ({ value }) => [value]);
  const caption = fill(messages.caption, { name });
  const sentence = fill(percent === 0 ? messages.never : messages.sentence, {
    name,
    since: formatDate(closes[0]!.date),
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
        ? fill(messages.recovered, { date: formatDate(recoveredOn) })
        : messages.notRecovered;
  return (
    <DrawdownFigure
      points={datedPlaces(falls, ({ value }) => [value])}
      formatValue={(value) => formatPercent(value)}
      formatAxis={(value) => formatPercent(value, 0)}
      label={messages.below}
      sentence={`${sentence} ${recovery}`.trim()}
      messages={{ caption, date: messages.day, days: dayFormats() }}
      fileName={`drawdown-${id}.csv`}
      labels={figureLabels(labels, caption, csvSource)}
    />
  );
}
