import { Histogram, binsOf, type Bin } from '@/components/charts/histogram';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import { median, sampleReturnsPercent } from '@/lib/tables/sample-series';
import { ChartFrame } from './chart-frame';

const returns = sampleReturnsPercent(41, 240, 0.9, 6);
const bins = binsOf(returns, 16);
const middle = median(returns) ?? 0;

/** How often values of a size come, with their median. */
export function HistogramExample() {
  const { histogram, units } = messages().charts;
  const format = (value: number) => formatNumber(value, 1);
  return (
    <ChartFrame
      title={histogram.title}
      sentence={fill(histogram.sentence, { median: formatPercent(middle) })}
      columns={[
        numberColumn<Bin>({
          id: 'from',
          title: histogram.from,
          unit: units.percent,
          value: ({ from }) => from,
          format,
        }),
        numberColumn<Bin>({
          id: 'to',
          title: histogram.to,
          unit: units.percent,
          value: ({ to }) => to,
          format,
        }),
        numberColumn<Bin>({ id: 'count', title: histogram.count, value: ({ count }) => count }),
      ]}
      rows={bins}
      rowKey={({ from }) => from}
    >
      <Histogram
        bins={bins}
        binTitle={histogram.return}
        formatEdge={format}
        formatCount={formatNumber}
        marker={{
          value: middle,
          label: fill(histogram.median, { median: formatPercent(middle) }),
        }}
      />
    </ChartFrame>
  );
}
