import { figureColumn, Table, type Column } from '@/components/ui/table';
import { RouteLink } from '@/components/ui/route-link';
import { TextLink } from '@/components/ui/text-link';
import { categoryParts } from '@/lib/funds/domain/fund';
import { categoryPath, listPath, type ListQuery } from '@/lib/funds/domain/list/list-query';
import { listColumns, periodOf } from '@/lib/funds/domain/list/list-figures';
import type { Market } from '@/lib/funds/domain/market/market';
import type { PeerGroup } from '@/lib/funds/domain/market/market-table';
import { trailingPeriods } from '@/lib/funds/domain/returns-and-risk';
import { fill, fillCount } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { formatSigned, formatSignedPercent } from '@/lib/money/signed';

const { list: listMessages, plans } = messages().funds;

/** The average returns of every category, of direct plans unless the query asks for regular ones, with links to its funds. */
export function CategoriesTable({
  query,
  market: { table },
}: {
  query: ListQuery;
  market: Market;
}) {
  const { categories, count, table: tableMessages } = listMessages;
  const plan = query.plan ?? 'direct';
  const groups = (table?.peerGroups ?? [])
    .filter(
      (group) => group.plan === plan && trailingPeriods.some((months) => group.returns[months]),
    )
    .sort((one, other) => one.category.localeCompare(other.category));
  const columns: Column<PeerGroup>[] = [
    {
      id: 'category',
      title: categories.category,
      cell: ({ category, returns }) => (
        <>
          <RouteLink
            href={categoryPath(category, query)}
            prefetches={false}
            className="inline-flex min-h-6 items-center font-semibold hover:text-accent hover:underline"
          >
            {categoryParts(category).kind}
          </RouteLink>
          <span className="block text-xs font-normal text-ink-soft md:hidden">
            {phonePeriods
              .map((months) => {
                const percent = formatSignedPercent(returns[months]?.average ?? null);
                return `${tableMessages.periods[months]}\u00a0${percent}`;
              })
              .join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'group',
      title: categories.group,
      cell: ({ category }) => categoryParts(category).group,
    },
    ...listColumns.flatMap((column): Column<PeerGroup>[] => {
      const months = periodOf(column);
      return months
        ? [
            {
              id: column,
              title: tableMessages.columns[column],
              isNumber: true,
              inLine: months === 36 ? 'figure' : undefined,
              cellClass: ({ returns }) =>
                (returns[months]?.average ?? 0) < 0 ? 'text-loss' : undefined,
              cell: ({ returns }) => averageOf(returns, months),
            },
          ]
        : [];
    }),
    figureColumn('count', categories.funds, ({ category, returns }) => (
      <TextLink href={listPath(query, { category, group: null, view: null })} prefetches={false}>
        {fillCount(countOf(returns), count, { count: formatNumber(countOf(returns)) })}
        <span className="sr-only">: {categoryParts(category).kind}</span>
      </TextLink>
    )),
  ];
  return (
    <Table
      caption={fill(categories.caption, { plan: plans[plan] })}
      isCaptionHidden
      hasLines
      columns={columns}
      rows={groups}
      rowKey={({ category }) => category}
      empty={<p className="p-4 text-sm text-ink-soft">{categories.none}</p>}
    />
  );
}

/** On the second line of a phone, beside the three years of the figure. */
const phonePeriods = [12, 60] as const;

function averageOf(
  returns: PeerGroup['returns'],
  months: (typeof trailingPeriods)[number],
): string {
  return formatSigned(returns[months]?.average ?? null);
}

function countOf(returns: PeerGroup['returns']): number {
  return Math.max(...trailingPeriods.map((months) => returns[months]?.count ?? 0));
}
