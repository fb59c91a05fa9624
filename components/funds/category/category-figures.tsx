import { Card } from '@/components/ui/card/card';
import { figureColumn } from '@/components/funds/figure-column';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { categoryParts } from '@/lib/funds/domain/category';
import { fundNameOf } from '@/lib/funds/domain/fund';
import { fundPath } from '@/lib/funds/domain/fund-query';
import type { Market } from '@/lib/funds/domain/market/market';
import type { PeerGroup, PeerYear } from '@/lib/funds/domain/market/market-table';
import type { Period } from '@/lib/funds/domain/market/scheme-figures';
import { trailingPeriods } from '@/lib/funds/domain/trailing-returns';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed-percent';

/** The returns of a category and plan: average, median, best, worst, and how many beat the index fund. */
export function CategoryFigures({
  group,
  market,
  messages: { list, plans },
}: {
  group: PeerGroup;
  market: Market;
  messages: Messages['funds'];
}) {
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

/** The averages of calendar years, of all funds that had the year; nothing without month ends. */
export function CategoryYears({
  years,
  messages: { category },
}: {
  years: PeerGroup['years'];
  messages: Messages['funds']['list'];
}) {
  if (years.length === 0) return null;
  return (
    <Card title={category.years} titleId="years-title">
      <Table
        caption={category.yearsCaption}
        isCaptionHidden
        columns={[
          { id: 'year', title: category.year, cell: ({ year }) => year },
          figureColumn('average', category.figures.average, ({ average }: PeerYear) =>
            formatSigned(average),
          ),
          figureColumn('count', category.funds, ({ count, ended }: PeerYear) =>
            ended > 0 ? fill(category.ended, { count, ended }) : fillCount(count, category.count),
          ),
        ]}
        rows={[...years].reverse()}
        rowKey={({ year }) => year}
      />
    </Card>
  );
}
