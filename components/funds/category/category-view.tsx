import type { QuartileYears } from '@/lib/funds/domain/list/quartile-years';
import type { Market } from '@/lib/funds/domain/market/market';
import type { PeerGroup } from '@/lib/funds/domain/market/market-table';
import type { Messages } from '@/lib/messages';
import { CategoryFigures, CategoryYears } from './category-figures';
import { Card } from '@/components/ui/card/card';
import { TableFrame } from '@/components/ui/table/table-frame';
import { fundsPath } from '@/lib/funds/domain/list/list-query';
import { notKnown, formatNumber, formatPercent } from '@/lib/money/rupees';
import { QuartileRows } from './quartile-rows';
import { figureLabels } from '@/components/charts/figure-labels';
import { Histogram } from '@/components/charts/histogram';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import type { PeerRolling, RollingBin } from '@/lib/funds/domain/market/peer-rolling';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** A category: its figures beside the distribution of its rolling returns, its years and the quartiles of its funds. */
export function CategoryView({
  group,
  market,
  quartiles,
  csvSource,
  messages,
}: {
  group: PeerGroup;
  market: Market;
  quartiles: QuartileYears;
  csvSource: string;
  messages: Messages['funds'];
}) {
  const years = <CategoryYears years={group.years} messages={messages.list} />;
  // Rolling returns need three years of months; until then the years take their place.
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <CategoryFigures group={group} market={market} messages={messages} />
      </div>
      <div className="lg:col-span-5">
        {group.rolling ? (
          <RollingSpread rolling={group.rolling} csvSource={csvSource} messages={messages} />
        ) : (
          years
        )}
      </div>
      <div className={group.rolling ? 'lg:col-span-8' : 'lg:col-span-12'}>
        <QuartileTable quartiles={quartiles} messages={messages.list.category} />
      </div>
      {group.rolling ? <div className="lg:col-span-4">{years}</div> : null}
    </div>
  );
}

/** The quartile of each fund in each calendar year, as figures on colours; nothing without years. */
function QuartileTable({
  quartiles: { years, rows },
  messages: { quartiles: messages },
}: {
  quartiles: QuartileYears;
  messages: Messages['funds']['list']['category'];
}) {
  if (rows.length === 0) return null;
  return (
    <Card title={messages.title} titleId="quartiles-title" description={messages.text}>
      <TableFrame caption={messages.caption} isCaptionHidden isPinned className="quartile-table">
        <thead>
          <tr>
            <th scope="col" className="row-head name">
              {messages.fund}
            </th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <QuartileRows
            path={fundsPath}
            lines={rows.map(({ code, name, quartiles }) => [
              ...([code, name, quartiles.map((each) => each ?? notKnown).join('')] as const),
            ])}
          />
        </tbody>
      </TableFrame>
    </Card>
  );
}

/** How the rolling returns of all funds of a category are distributed. */
function RollingSpread({
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
    ...{ years, windows: formatNumber(windows), ended },
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
        note={fillCount(funds, ended > 0 ? messages.noteEnded : messages.note, values)}
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
