import { BarChart } from '@/components/charts/bar-chart';
import type { Series } from '@/components/charts/series';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import { ChartFrame } from './chart-frame';

const years = ['FY 20', 'FY 21', 'FY 22', 'FY 23', 'FY 24', 'FY 25', 'FY 26'];
const values = [-62_000, 1_84_000, 1_21_000, -18_500, 2_43_000, 96_000, 1_35_500];

/** One amount of each kind, above or below zero, with its value at the bar. */
export function BarChartExample() {
  const { bar, year, units } = messages().charts;
  const series: Series[] = [{ id: 'gain', label: bar.gain, tone: 'first', values }];
  return (
    <ChartFrame
      title={bar.title}
      sentence={fill(bar.sentence, {
        worst: formatLakhCrore(Math.min(...values)),
        best: formatLakhCrore(Math.max(...values)),
      })}
      columns={[
        textColumn({ id: 'year', title: year, value: (index: number) => years[index] ?? null }),
        numberColumn({
          id: 'gain',
          title: bar.gain,
          unit: units.rupees,
          value: (index: number) => values[index] ?? null,
          format: formatNumber,
        }),
      ]}
      rows={years.map((_, index) => index)}
      rowKey={(index) => index}
    >
      <BarChart id="bar-chart" categories={years} series={series} formatValue={formatShortRupees} />
    </ChartFrame>
  );
}
