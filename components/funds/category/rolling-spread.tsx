import { figureLabels } from '@/components/charts/figure-labels';
import { Histogram } from '@/components/charts/histogram';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import { Card } from '@/components/ui/card/card';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import type { PeerRolling, RollingBin } from '@/lib/funds/domain/market/peer-rolling';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** How the rolling returns of all funds of a category are distributed. */
export function RollingSpread({
  rolling: { years, windows, funds, ended, worst, median, best, lossPercent, bins },
  csvSource,
  messages: { list, fund },
}: {
  rolling: PeerRolling;
  csvSource: string;
  messages: Messages['funds'];
}) {
  const { rolling: messages } = list.category;
  const values = {
    ...{ years, windows: formatNumber(windows), funds, ended },
    worst: formatSignedPercent(worst),
    median: formatSignedPercent(median),
    best: formatSignedPercent(best),
    loss: formatPercent(lossPercent, 1),
  };
  const title = fill(messages.title, values);
  return (
    <Card title={title} titleId="rolling-title">
      <ReadableFigure
        sentence={fill(messages.sentence, values)}
        note={fill(ended > 0 ? messages.noteEnded : messages.note, values)}
        caption={messages.caption}
        columns={[
          textColumn<RollingBin>({
            id: 'range',
            title: messages.range,
            value: ({ from, to }) =>
              fill(messages.fromTo, { from: formatNumber(from), to: formatNumber(to) }),
          }),
          numberColumn<RollingBin>({
            id: 'count',
            title: messages.count,
            value: ({ count }) => count,
          }),
        ]}
        rows={bins}
        rowKey={({ from }) => from}
        fileName="rolling-returns.csv"
        labels={figureLabels(fund.table, title, csvSource)}
        hasReadout={false}
      >
        <Histogram
          bins={bins}
          binTitle={messages.range}
          formatEdge={(edge) => `${formatNumber(edge)}%`}
          formatCount={formatNumber}
          marker={{ value: median, label: fill(messages.median, values) }}
        />
      </ReadableFigure>
    </Card>
  );
}
