import { lineKeys } from '@/components/charts/legend';
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

const months = 60;
const steps = Array.from({ length: months + 1 }, (_, month) => month);
const grown = (seed: number, mean: number, spread: number) =>
  grownRupees(1_00_000, sampleReturnsPercent(seed, months, mean, spread));

/** Three lines with a gap in one of them. */
export function LineChartExample() {
  const { charts } = messages();
  const { line, units } = charts;
  const series: Series[] = [
    { id: 'equity', label: line.equity, tone: 'first', values: grown(3, 1.1, 5) },
    {
      id: 'hybrid',
      label: line.hybrid,
      tone: 'second',
      values: grown(9, 0.8, 3).map((rupees, month) => (month >= 26 && month <= 28 ? null : rupees)),
    },
    { id: 'debt', label: line.debt, tone: 'third', values: grown(5, 0.55, 0.4) },
  ];
  const last = (index: number) => formatLakhCrore(series[index]?.values.at(-1) ?? null);
  return (
    <ChartFrame
      title={line.title}
      sentence={fill(line.sentence, { equity: last(0), hybrid: last(1), debt: last(2) })}
      keys={lineKeys(series)}
      columns={[
        textColumn({ id: 'month', title: charts.month, value: monthName }),
        ...series.map(({ id, label, values }) =>
          numberColumn({
            id,
            title: label,
            unit: units.rupees,
            value: (month: number) => values[month] ?? null,
            format: formatNumber,
          }),
        ),
      ]}
      rows={steps}
      rowKey={(month) => month}
    >
      <LineChart
        over={{ days: steps.map(monthDay), formats: dayFormats() }}
        series={series}
        formatValue={formatShortRupees}
      />
    </ChartFrame>
  );
}
