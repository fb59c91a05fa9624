import { BarChart } from '@/components/charts/bar-chart';
import { figureLabels } from '@/components/charts/figure-labels';
import { ReadableFigure } from '@/components/charts/readable-figure';
import { Card } from '@/components/ui/card/card';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { calendarReturns, type CalendarReturn } from '@/lib/funds/domain/calendar-returns';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** What the NAV did in each calendar year; nothing for a history within one. */
export function CalendarChart({
  series,
  csvSource,
  messages: { calendar, table },
}: {
  series: readonly DatedValue[];
  csvSource: string;
  messages: Messages['funds']['fund'];
}) {
  const years = calendarReturns(series);
  const sorted = [...years].sort((one, other) => one.percent - other.percent);
  const worst = sorted[0];
  const best = sorted.at(-1);
  if (!worst || !best || years.length < 2) return null;
  const nameOf = ({ year, isWholeYear }: CalendarReturn) => `${year}${isWholeYear ? '' : '*'}`;
  const sentence = fill(calendar.sentence, {
    best: nameOf(best),
    bestPercent: formatSignedPercent(best.percent),
    worst: nameOf(worst),
    worstPercent: formatSignedPercent(worst.percent),
  });
  return (
    <Card title={calendar.title} titleId="calendar-title">
      <ReadableFigure
        sentence={sentence}
        note={calendar.sentencePart}
        caption={calendar.title}
        columns={[
          textColumn({ id: 'year', title: calendar.year, value: nameOf }),
          numberColumn({
            id: 'return',
            title: calendar.value,
            unit: calendar.unit,
            value: ({ percent }: CalendarReturn) => percent,
            format: formatSignedPercent,
          }),
        ]}
        rows={years}
        rowKey={({ year }) => year}
        fileName="calendar-years.csv"
        labels={figureLabels(table, calendar.title, csvSource)}
        hasReadout={false}
      >
        <BarChart
          id="calendar"
          categories={years.map(nameOf)}
          series={[
            {
              id: 'return',
              label: calendar.value,
              tone: 'first',
              values: years.map(({ percent }) => percent),
            },
          ]}
          formatValue={(value) => `${formatNumber(value, 1)}%`}
        />
      </ReadableFigure>
    </Card>
  );
}
