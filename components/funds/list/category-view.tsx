import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { QuartileYears } from '@/lib/funds/domain/list/list-figures';
import type { Market } from '@/lib/funds/domain/market/market';
import type { PeerGroup, PeerYear } from '@/lib/funds/domain/market/market-table';
import { messages } from '@/lib/messages';
import { Card } from '@/components/ui/card/card';
import { figureColumn, Table } from '@/components/ui/table';
import { TableFrame } from '@/components/ui/table/table-frame';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import { formatSignedPercent, formatSigned } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import { QuartileRows } from '@/components/funds/list/fund-rows';
import { figureLabels } from '@/components/charts/figure-labels';
import { Histogram } from '@/components/charts/histogram';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import type { PeerRolling, RollingBin } from '@/lib/funds/domain/market/peer-outcomes';
import { fill, fillCount } from '@/lib/messages/fill';
import { TextLink } from '@/components/ui/text-link';
import { categoryParts, fundNameOf } from '@/lib/funds/domain/fund';
import { fundPath } from '@/lib/funds/domain/fund-query';
import type { Period } from '@/lib/funds/domain/market/scheme-figures';
import { trailingPeriods } from '@/lib/funds/domain/returns-and-risk';
import { fundsPath } from '@/lib/navigation/page-paths';

const { charts, funds: fundMessages } = messages();

/** A category: its figures beside the distribution of its rolling returns, its years and the quartiles of its funds. */
export function CategoryView({
  group,
  market,
  quartiles,
  csvSource,
}: {
  group: PeerGroup;
  market: Market;
  quartiles: QuartileYears;
  csvSource: string;
}) {
  // Rolling returns need three years of months.
  return (
    <div className="grid grid-cols-1 gap-4">
      <div
        className={classNames('grid grid-cols-1 gap-4', group.rolling && 'lg:grid-cols-[7fr_5fr]')}
      >
        <CategoryFigures group={group} market={market} />
        {group.rolling ? <RollingSpread rolling={group.rolling} csvSource={csvSource} /> : null}
      </div>
      <CategoryYears years={group.years} />
      <QuartileTable quartiles={quartiles} />
    </div>
  );
}

/** The quartile of each fund in each calendar year, as figures on colours; nothing without years. */
function QuartileTable({ quartiles: { years, rows } }: { quartiles: QuartileYears }) {
  const { quartiles: quartileMessages } = fundMessages.list.category;
  if (rows.length === 0) return null;
  return (
    <Card
      title={quartileMessages.title}
      titleId="quartiles-title"
      description={quartileMessages.text}
    >
      <TableFrame
        caption={quartileMessages.caption}
        isCaptionHidden
        isPinned
        className="quartile-table"
      >
        <thead>
          <tr>
            <th scope="col" className="row-head name">
              {quartileMessages.fund}
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
              code,
              name,
              quartiles.map((each) => each ?? notKnown).join(''),
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
}: {
  rolling: PeerRolling;
  csvSource: string;
}) {
  const { rolling: rollingMessages } = fundMessages.list.category;
  const values = {
    years,
    windows: formatNumber(windows),
    ended,
    worst: formatSignedPercent(worst),
    median: formatSignedPercent(median),
    best: formatSignedPercent(best),
    loss: formatPercent(lossPercent, 1),
  };
  const title = fill(rollingMessages.title, values);
  return (
    <Card title={title} titleId="rolling-title">
      <ReadableFigure
        sentence={fill(rollingMessages.sentence, values)}
        note={fillCount(
          funds,
          ended > 0 ? rollingMessages.noteEnded : rollingMessages.note,
          values,
        )}
        caption={rollingMessages.caption}
        columns={[
          textColumn<RollingBin>({
            id: 'range',
            title: rollingMessages.range,
            value: ({ from, to }) =>
              fill(rollingMessages.fromTo, { from: formatNumber(from), to: formatNumber(to) }),
          }),
          numberColumn<RollingBin>({
            id: 'count',
            title: rollingMessages.count,
            value: ({ count }) => count,
          }),
        ]}
        rows={bins}
        rowKey={({ from }) => from}
        fileName="rolling-returns.csv"
        labels={figureLabels(charts.labels, title, csvSource)}
        hasReadout={false}
      >
        <Histogram
          bins={bins}
          binTitle={rollingMessages.range}
          formatEdge={(edge) => `${formatNumber(edge)}%`}
          formatCount={formatNumber}
          marker={{ value: median, label: fill(rollingMessages.median, values) }}
        />
      </ReadableFigure>
    </Card>
  );
}

/** The returns of a category and plan: average, median, best, worst, and how many beat the index fund. */
function CategoryFigures({ group, market }: { group: PeerGroup; market: Market }) {
  const { list, plans } = fundMessages;
  const { category } = list;
  const { indexFund } = group;
  const rows = trailingPeriods.filter((months) => group.returns[months]);
  if (rows.length === 0) return null;
  const returnsOf = (months: Period) => group.returns[months]!;
  return (
    <Card
      title={fill(category.title, {
        kind: categoryParts(group.category).kind,
        plan: group.plan ? plans[group.plan] : '',
      })}
      titleId="category-title"
    >
      <Table
        caption={category.caption}
        isCaptionHidden
        columns={[
          {
            id: 'period',
            title: category.period,
            cell: (months) => list.table.periods[months],
          },
          ...(['average', 'median', 'best', 'worst'] as const).map((figure) =>
            figureColumn(figure, category.figures[figure], (months: Period) =>
              formatSigned(returnsOf(months)[figure]),
            ),
          ),
          figureColumn('index', category.figures.index, (months: Period) =>
            formatSigned((indexFund && market.figuresOf(indexFund.code)?.returns[months]) ?? null),
          ),
          figureColumn('above', category.figures.above, (months: Period) => {
            const { aboveIndex, count } = returnsOf(months);
            return aboveIndex === null
              ? fillCount(count, category.count, { count: formatNumber(count) })
              : fill(list.table.place, { place: aboveIndex, of: count });
          }),
        ]}
        rows={rows}
        rowKey={(months) => months}
      />
      <p className="mt-3 text-xs text-ink-soft">
        {category.method}
        {indexFund ? (
          <>
            {' '}
            {category.indexIs}{' '}
            <TextLink href={fundPath(indexFund.code)}>{fundNameOf(indexFund)}</TextLink>
            {category.afterCost}
          </>
        ) : (
          ` ${category.noIndex}`
        )}
      </p>
    </Card>
  );
}

type YearsRow = { title: string; cell: (year: PeerYear) => ReactNode };

/** A column for each calendar year: the average of all funds that had the year, and their number; nothing without month ends. */
function CategoryYears({ years }: { years: PeerGroup['years'] }) {
  const { category } = fundMessages.list;
  if (years.length === 0) return null;
  const rows: YearsRow[] = [
    { title: category.figures.average, cell: ({ average }) => formatSigned(average) },
    {
      title: category.funds,
      cell: ({ count, ended }) => (
        <>
          {count}
          {ended > 0 ? (
            <span className="block text-xs text-ink-soft">{fill(category.ended, { ended })}</span>
          ) : null}
        </>
      ),
    },
  ];
  return (
    <Card title={category.years} titleId="years-title">
      <Table
        caption={category.yearsCaption}
        isCaptionHidden
        isPinned
        columns={[
          { id: 'figure', title: category.year, cell: ({ title }) => title },
          ...years.map((year) =>
            figureColumn(String(year.year), String(year.year), ({ cell }: YearsRow) => cell(year)),
          ),
        ]}
        rows={rows}
      />
    </Card>
  );
}
