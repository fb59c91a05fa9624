import { LineChart } from '@/components/charts/line-chart';
import type { Series } from '@/components/charts/series';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { dayFormats } from '@/lib/calendar/day-formats';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import { grownRupees, sampleReturnsPercent } from '@/lib/tables/sample-series';
import { ChartFrame } from './chart-frame';
import { monthDay, monthName } from './month-names';

const values = grownRupees(8_40_000, sampleReturnsPercent(21, 36, 1.9, 3.5));
const steps = values.map((_, month) => month);

/** One quantity over time. */
export function AreaChartExample() {
  const { charts } = messages();
  const series: Series = { id: 'value', label: charts.area.value, tone: 'first', values };
  return (
    <ChartFrame
      title={charts.area.title}
      sentence={fill(charts.area.sentence, {
        from: formatLakhCrore(values[0] ?? null),
        to: formatLakhCrore(values.at(-1) ?? null),
      })}
      columns={[
        textColumn({ id: 'month', title: charts.month, value: monthName }),
        numberColumn({
          id: 'value',
          title: series.label,
          unit: charts.units.rupees,
          value: (month: number) => values[month] ?? null,
          format: formatNumber,
        }),
      ]}
      rows={steps}
      rowKey={(month) => month}
    >
      <LineChart
        over={{ days: steps.map(monthDay), formats: dayFormats() }}
        series={[series]}
        formatValue={formatShortRupees}
        holdsZero
        isFilled
      />
    </ChartFrame>
  );
}
