import { assetTones } from '@/components/charts/asset-tones';
import type { Series } from '@/components/charts/series';
import { StackedArea } from '@/components/charts/stacked-area';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import { ChartFrame } from './chart-frame';

const years = Array.from({ length: 11 }, (_, year) => year);
const saved = (yearlyRupees: number, annualPercent: number) =>
  years.map((year) =>
    Math.round((yearlyRupees * ((1 + annualPercent / 100) ** year - 1)) / (annualPercent / 100)),
  );

/** Quantities on top of each other; their upper edge is the sum. */
export function StackedAreaExample() {
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
        ...series.map(({ id, label, values }) =>
          numberColumn({
            id,
            title: label,
            unit: charts.units.rupees,
            value: (year: number) => values[year] ?? null,
            format: formatNumber,
          }),
        ),
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
