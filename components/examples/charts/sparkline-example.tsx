import { Sparkline } from '@/components/charts/sparkline';
import { Table } from '@/components/ui/table';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatPercent } from '@/lib/money/rupees';
import { grownRupees, sampleReturnsPercent } from '@/lib/tables/sample-series';

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
