import { BarChart } from '@/components/charts/bar-chart';
import type { Series } from '@/components/charts/series';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { messages } from '@/lib/messages';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import { ChartFrame } from './chart-frame';

const months = [5, 6, 7, 8, 9, 10];

/** Two amounts of each kind, side by side; one of them is not known yet. */
export function GroupedBarExample() {
  const { groupedBar, month, monthNames, units } = messages().charts;
  const series: Series[] = [
    {
      id: 'planned',
      label: groupedBar.planned,
      tone: 'second',
      isHatched: true,
      values: [25_000, 25_000, 25_000, 27_500, 27_500, 27_500],
    },
    {
      id: 'actual',
      label: groupedBar.actual,
      tone: 'first',
      values: [24_000, 26_500, 19_000, 28_000, 30_500, null],
    },
  ];
  return (
    <ChartFrame
      title={groupedBar.title}
      sentence={groupedBar.sentence}
      keys={series}
      columns={[
        textColumn({
          id: 'month',
          title: month,
          value: (index: number) => monthNames[months[index] ?? 0] ?? null,
        }),
        ...series.map(({ id, label, values }) =>
          numberColumn({
            id,
            title: label,
            unit: units.rupees,
            value: (index: number) => values[index] ?? null,
            format: formatNumber,
          }),
        ),
      ]}
      rows={months.map((_, index) => index)}
      rowKey={(index) => index}
    >
      <BarChart
        id="grouped-bar"
        categories={months.map((each) => monthNames[each] ?? '')}
        series={series}
        formatValue={formatShortRupees}
      />
    </ChartFrame>
  );
}
