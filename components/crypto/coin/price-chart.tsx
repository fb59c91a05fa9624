import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { axisWords } from '@/lib/calendar/axis-words';
import { dateOfDayNumber } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { downsample } from '@/lib/cashflow/downsample';
import type { PricePoint } from '@/lib/crypto/domain/coin';
import { formatAxisRupees, formatPrice } from '@/lib/crypto/domain/format-price';
import { summarisePrices } from '@/lib/crypto/domain/price-points';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatSignedPercent } from '@/lib/money/signed-percent';

const dayMs = 24 * 3_600_000;
const istOffsetMs = 5.5 * 3_600_000;

/** The price over a range, in rupees. Up to three months a point is a moment in India, beyond that a day. */
export function PriceChart({
  name,
  points,
  messages,
  labels,
}: {
  /** Of the coin. */
  name: string;
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
      messages={{ caption, date: messages.at, days: axisWords() }}
      unit="₹"
      formatValue={rupees}
      formatAxis={formatAxisRupees}
      endText={rupees}
      fileName="price.csv"
      labels={figureLabels(labels, caption)}
    />
  );
}
