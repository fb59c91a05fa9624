import { figureLabels } from '@/components/charts/figure-labels';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { axisWords } from '@/lib/calendar/axis-words';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import type { MoodReading } from '@/lib/crypto/domain/mood-summary';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';

/** The index day by day, oldest first. */
export function MoodChart({
  history,
  messages: { chart, words: moods },
  labels,
}: {
  history: readonly MoodReading[];
  messages: Messages['crypto']['mood'];
  labels: Messages['charts']['labels'];
}) {
  const values = history.map(({ value }) => value);
  return (
    <ReadableFigure
      sentence={fill(chart.sentence, {
        count: values.length,
        low: Math.min(...values),
        high: Math.max(...values),
        value: values.at(-1) ?? 0,
      })}
      caption={chart.name}
      columns={[
        textColumn<MoodReading>({
          id: 'day',
          title: chart.day,
          value: ({ date }) => formatDate(date),
        }),
        numberColumn<MoodReading>({ id: 'value', title: chart.value, value: ({ value }) => value }),
        textColumn<MoodReading>({
          id: 'mood',
          title: chart.mood,
          value: ({ mood }) => moods[mood],
        }),
      ]}
      rows={history}
      rowKey={({ date }) => date}
      fileName="fear-and-greed.csv"
      labels={figureLabels(labels, chart.name)}
    >
      <LineChart
        over={{ days: history.map(({ date }) => dayNumberOf(date)), words: axisWords() }}
        series={[{ id: 'value', label: chart.name, tone: 'first', values }]}
        isFilled
        formatValue={formatNumber}
      />
    </ReadableFigure>
  );
}
