import { Legend } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import type { Series } from '@/components/charts/series';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Coin } from '@/lib/crypto/domain/coin';
import type { IndexedDay } from '@/lib/crypto/domain/compare';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { axisDay } from './axis-day';
import { figureLabels } from './figure-labels';

const tones = ['first', 'second', 'third', 'fourth'] as const;

/** What 100 rupees in each coin became since the first day that all of them have. */
export function CompareChart({
  coins,
  days,
  messages,
  labels,
}: {
  /** In the order of the values of each day. */
  coins: readonly Pick<Coin, 'id' | 'name' | 'symbol'>[];
  days: readonly IndexedDay[];
  messages: Messages['crypto']['compare'];
  labels: Messages['charts']['labels'];
}) {
  const series: Series[] = coins.map(({ id, symbol }, index) => ({
    id,
    label: symbol,
    tone: tones[index] ?? 'fifth',
    values: days.map(({ values }) => values[index] ?? null),
  }));
  const last = days.at(-1);
  const daysShown = daysBetween(days[0]!.date, days.at(-1)!.date);
  return (
    <ReadableFigure
      sentence={fill(messages.sentence, {
        from: formatDate(days[0]!.date),
        to: formatDate(days.at(-1)!.date),
        values: coins
          .map(({ name }, index) =>
            fill(messages.value, { name, value: formatNumber(last?.values[index] ?? null, 1) }),
          )
          .join(', '),
      })}
      legend={<Legend id="compare" series={series} isLine />}
      caption={messages.caption}
      columns={[
        textColumn<IndexedDay>({
          id: 'day',
          title: messages.day,
          value: ({ date }) => formatDate(date),
        }),
        ...coins.map(({ id, name }, index) =>
          numberColumn<IndexedDay>({
            id,
            title: name,
            value: ({ values }) => values[index] ?? null,
            format: (value) => formatNumber(value, 1),
          }),
        ),
      ]}
      rows={days}
      rowKey={({ date }) => date}
      fileName="coins-compared.csv"
      labels={figureLabels(labels, messages.caption)}
    >
      <LineChart
        steps={days.map(({ date }) => dayNumberOf(date))}
        series={series}
        stepTitle={messages.days}
        formatStep={(day) => axisDay(day, daysShown)}
        formatValue={(value) => formatNumber(value)}
      />
    </ReadableFigure>
  );
}
