import { AreaChart } from '@/components/charts/area-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { downsample } from '@/lib/cashflow/downsample';
import { drawdowns, maximumDrawdown } from '@/lib/cashflow/drawdown';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatPercent } from '@/lib/money/rupees';
import { axisDay } from './axis-day';
import { figureLabels } from './figure-labels';

/** How far the price lay below its highest so far, day by day. */
export function DrawdownChart({
  name,
  closes,
  messages,
  labels,
}: {
  name: string;
  closes: readonly DatedValue[];
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
  const daysShown = daysBetween(falls[0]!.date, falls.at(-1)!.date);
  return (
    <ReadableFigure
      sentence={`${sentence} ${recovery}`.trim()}
      caption={caption}
      columns={[
        textColumn<DatedValue>({
          id: 'day',
          title: messages.day,
          value: ({ date }) => formatDate(date),
        }),
        numberColumn<DatedValue>({
          id: 'below',
          title: messages.below,
          unit: '%',
          value: ({ value }) => value,
          format: (value) => formatPercent(value, 1),
        }),
      ]}
      rows={falls}
      rowKey={({ date }) => date}
      fileName="falls-from-the-high.csv"
      labels={figureLabels(labels, caption)}
    >
      <AreaChart
        steps={falls.map(({ date }) => dayNumberOf(date))}
        series={{
          id: 'below',
          label: messages.below,
          tone: 'loss',
          values: falls.map(({ value }) => value),
        }}
        stepTitle={messages.days}
        formatStep={(day) => axisDay(day, daysShown)}
        formatValue={(value) => formatPercent(value, 0)}
      />
    </ReadableFigure>
  );
}
