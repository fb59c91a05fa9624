import { HeatTable } from '@/components/charts/heat-table';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { messages } from '@/lib/messages';
import { formatFixed, notKnown } from '@/lib/money/rupees';
import { sampleReturnYears, type YearOfReturns } from '@/lib/tables/sample-series';
import { ChartFrame } from './chart-frame';

const years = sampleReturnYears(2021, 70);
const format = (percent: number) => formatFixed(percent, 1);

/** Two measures of time, a value in each cell; the months to come have none. */
export function HeatTableExample() {
  const { heat, monthNames, year, units } = messages().charts;
  return (
    <ChartFrame
      hasReadout={false}
      title={heat.title}
      sentence={heat.sentence}
      columns={[
        textColumn<YearOfReturns>({ id: 'year', title: year, value: (row) => String(row.year) }),
        ...monthNames.map((name, month) =>
          numberColumn<YearOfReturns>({
            id: name,
            title: name,
            unit: units.percent,
            value: ({ monthlyPercent }) => monthlyPercent[month] ?? null,
            format,
          }),
        ),
      ]}
      rows={years}
      rowKey={(row) => row.year}
    >
      <HeatTable
        columns={monthNames}
        rows={years.map((row) => ({
          id: String(row.year),
          label: String(row.year),
          values: row.monthlyPercent,
        }))}
        format={format}
        notKnown={notKnown}
      />
    </ChartFrame>
  );
}
