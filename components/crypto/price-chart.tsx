import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { dateOfDayNumber } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { downsample } from '@/lib/cashflow/downsample';
import type { PricePoint } from '@/lib/crypto/domain/coin';
import { formatAxisRupees, formatPrice } from '@/lib/crypto/domain/format-price';
import { summarisePrices } from '@/lib/crypto/domain/price-points';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { axisDay } from './axis-day';
import { figureLabels } from './figure-labels';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const istOffsetMs = 5.5 * hourMs;

/** The price over a range, in rupees. Up to two days the axis has hours of India, beyond that days. */
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
  const isHourly = last.atMs - first.atMs <= 2 * dayMs;
  const isDaily = last.atMs - first.atMs > 92 * dayMs;
  const stepMs = isHourly ? hourMs : dayMs;
  const drawn = downsample(points, ({ price }) => [price]);
  const moment = (atMs: number) =>
    isDaily ? formatDate(dateOfDayNumber(Math.floor(atMs / dayMs))) : formatMoment(new Date(atMs));
  const rupees = (price: number) => formatPrice(price, 'inr');
  return (
    <ReadableFigure
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
      caption={fill(messages.caption, { name })}
      columns={[
        textColumn<PricePoint>({ id: 'at', title: messages.at, value: ({ atMs }) => moment(atMs) }),
        numberColumn<PricePoint>({
          id: 'price',
          title: messages.price,
          unit: '₹',
          value: ({ price }) => price,
          format: rupees,
        }),
      ]}
      rows={drawn}
      rowKey={({ atMs }) => atMs}
      fileName="price.csv"
      labels={figureLabels(labels, fill(messages.caption, { name }))}
    >
      <LineChart
        steps={drawn.map(({ atMs }) => (isHourly ? atMs + istOffsetMs : atMs) / stepMs)}
        series={[
          {
            id: 'price',
            label: messages.price,
            tone: 'first',
            values: drawn.map(({ price }) => price),
          },
        ]}
        stepTitle={isHourly ? messages.hours : messages.days}
        formatStep={(step) =>
          isHourly ? `${step % 24}:00` : axisDay(step, (last.atMs - first.atMs) / dayMs)
        }
        formatValue={formatAxisRupees}
      />
    </ReadableFigure>
  );
}
