import { Legend } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import type { Series } from '@/components/charts/series';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { daySteps } from '@/lib/calendar/day-steps';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import type { BackTest } from '@/lib/picks/domain/record/back-test';

type Month = BackTest['months'][number];

/** Equal parts of all picks against the benchmark, from 100. @param test has months. */
export function BackTestChart({
  test: { years, from, to, months },
  benchmark,
  messages: { chart, years: yearNames },
  labels,
}: {
  test: BackTest;
  benchmark: string;
  messages: Messages['picksOwn']['record']['backTest'];
  labels: Messages['charts']['labels'];
}) {
  const id = `back-test-${years}`;
  const title = fill(chart.title, { years: yearNames[years] });
  const last = months.at(-1);
  const other = last?.benchmark ?? null;
  const sentence = fill(other === null ? chart.sentenceAlone : chart.sentence, {
    from: formatDate(from),
    to: formatDate(to),
    end: formatFixed(last?.equalWeight ?? null, 1),
    other: formatFixed(other, 1),
    benchmark,
  });
  const { steps, format } = daySteps(months.map(({ date }) => date));
  const series: Series[] = [
    {
      id: `${id}-picks`,
      label: chart.picks,
      tone: 'first',
      values: months.map(({ equalWeight }) => equalWeight),
    },
    ...(other === null
      ? []
      : [
          {
            id: `${id}-benchmark`,
            label: chart.benchmark,
            tone: 'second' as const,
            isHatched: true,
            values: months.map((month) => month.benchmark),
          },
        ]),
  ];
  const oneDecimal = (value: number) => formatFixed(value, 1);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-semibold">
        {title}
      </h3>
      <ReadableFigure
        sentence={sentence}
        legend={<Legend id={id} series={series} isLine />}
        caption={title}
        columns={[
          textColumn<Month>({
            id: 'date',
            title: chart.date,
            value: ({ date }) => date,
            format: (date) => formatDate(date as Month['date']),
          }),
          numberColumn<Month>({
            id: 'picks',
            title: chart.picks,
            value: ({ equalWeight }) => equalWeight,
            format: oneDecimal,
          }),
          numberColumn<Month>({
            id: 'benchmark',
            title: chart.benchmark,
            value: (month) => month.benchmark,
            format: oneDecimal,
          }),
        ]}
        rows={months}
        rowKey={({ date }) => date}
        fileName={`back-test-${years}-years.csv`}
        labels={{
          ...labels,
          csvSource: fill(chart.source, { benchmark }),
          read: fill(labels.read, { title }),
        }}
      >
        <LineChart
          steps={steps}
          series={series}
          stepTitle={chart.date}
          formatStep={format}
          formatValue={(value) => formatNumber(value)}
        />
      </ReadableFigure>
    </section>
  );
}
