import { assetTones } from '@/components/charts/share-bars';
import { lineKeys } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import type { Series } from '@/components/charts/series';
import { Sparkline } from '@/components/charts/sparkline';
import { StackedArea } from '@/components/charts/stacked-area';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { Table } from '@/components/ui/table';
import { dayFormats } from '@/lib/calendar/day-texts';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import { grownRupees, sampleReturnsPercent } from '@/lib/examples/sample-series';
import { ChartFrame, monthDay, monthName, rupeeColumns } from './chart-frame';

/** Three lines with a gap in one of them. */
export function LineChartExample() {
  const months = 60;
  const steps = Array.from({ length: months + 1 }, (_, month) => month);
  const grown = (seed: number, mean: number, spread: number) =>
    grownRupees(1_00_000, sampleReturnsPercent(seed, months, mean, spread));
  const { charts } = messages();
  const { line } = charts;
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
        ...rupeeColumns(series),
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

/** One quantity over time. */
export function AreaChartExample() {
  const values = grownRupees(8_40_000, sampleReturnsPercent(21, 36, 1.9, 3.5));
  const steps = values.map((_, month) => month);
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
        ...rupeeColumns([series]),
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

/** Quantities on top of each other; their upper edge is the sum. */
export function StackedAreaExample() {
  const years = Array.from({ length: 11 }, (_, year) => year);
  const saved = (yearlyRupees: number, annualPercent: number) =>
    years.map((year) =>
      Math.round((yearlyRupees * ((1 + annualPercent / 100) ** year - 1)) / (annualPercent / 100)),
    );
  const { charts } = messages();
  const { stacked } = charts;
  const series: Series[] = [
    {
      id: 'debt',
      label: stacked.debt,
      tone: assetTones.debt,
      values: saved(90_000, 6.8),
    },
    { id: 'equity', label: stacked.equity, tone: assetTones.equity, values: saved(1_20_000, 11.5) },
    { id: 'gold', label: stacked.gold, tone: assetTones.gold, values: saved(30_000, 8.5) },
  ];
  const total = series.reduce((sum, { values }) => sum + (values.at(-1) ?? 0), 0);
  return (
    <ChartFrame
      title={stacked.title}
      sentence={fill(stacked.sentence, { total: formatLakhCrore(total) })}
      keys={series}
      columns={[
        numberColumn({ id: 'year', title: charts.year, value: (year: number) => year }),
        ...rupeeColumns(series),
      ]}
      rows={years}
      rowKey={(year) => year}
    >
      <StackedArea
        id="stacked-area"
        over={{ steps: years, formatStep: formatNumber, stepTitle: charts.years }}
        series={series}
        formatValue={formatShortRupees}
      />
    </ChartFrame>
  );
}

/** Trends in the rows of a table. */
export function SparklineExample() {
  const { sparkline } = messages().charts;
  const rows = sparkline.funds.map((fund, index) => {
    const values = grownRupees(
      1_00_000,
      sampleReturnsPercent(60 + index, 12, index === 2 ? -0.4 : 0.9, 1 + 2 * index),
    );
    const change = formatPercent(((values.at(-1) ?? 0) / 1_00_000 - 1) * 100, 1);
    return { fund, values, change };
  });
  return (
    <Table
      caption={sparkline.sentence}
      className="w-full"
      rows={rows}
      rowKey={({ fund }) => fund}
      columns={[
        { id: 'fund', title: sparkline.fund, cell: ({ fund }) => fund },
        {
          id: 'trend',
          title: sparkline.trend,
          cell: ({ fund, values, change }) => (
            <Sparkline values={values} label={fill(sparkline.trendLabel, { fund, change })} />
          ),
        },
        { id: 'change', title: sparkline.change, isNumber: true, cell: ({ change }) => change },
      ]}
    />
  );
}
