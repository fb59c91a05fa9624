import { figureColumn, Table, type Column } from '@/components/ui/table';
import { RouteLink } from '@/components/ui/route-link';
import { TextLink } from '@/components/ui/text-link';
import { categoryParts } from '@/lib/funds/domain/fund';
import { categoryPath, listPath, type ListQuery } from '@/lib/funds/domain/list/list-query';
import type { Market } from '@/lib/funds/domain/market/market';
import type { PeerGroup } from '@/lib/funds/domain/market/market-table';
import { trailingPeriods } from '@/lib/funds/domain/returns-and-risk';
import { fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed-percent';

/** The average returns of every category of direct growth plans, each with the way to its funds. */
export function CategoriesTable({
  query,
  market: { table },
  messages: { categories, count, table: messages },
}: {
  query: ListQuery;
  market: Market;
  messages: Messages['funds']['list'];
}) {
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
      cell: ({ category }) => (
        <RouteLink
          href={categoryPath(category, query)}
          prefetches={false}
          className="inline-flex min-h-6 items-center font-semibold hover:text-accent hover:underline"
        >
          {categoryParts(category).kind}
        </RouteLink>
      ),
    },
    {
      id: 'group',
      title: categories.group,
      cell: ({ category }) => categoryParts(category).group,
    },
    ...trailingPeriods.map((months): Column<PeerGroup> => ({
      id: `${months}`,
      title: messages.periods[months],
      isNumber: true,
      inLine: months === 36 ? 'figure' : undefined,
      cellClass: ({ returns }) => ((returns[months]?.average ?? 0) < 0 ? 'text-loss' : undefined),
      cell: ({ returns }) => formatSigned(returns[months]?.average ?? null),
    })),
    figureColumn('count', categories.funds, ({ category, returns }) => (
      <TextLink href={listPath(query, { category, group: null, view: null })} prefetches={false}>
        {fillCount(countOf(returns), count, { count: formatNumber(countOf(returns)) })}
        <span className="sr-only">: {categoryParts(category).kind}</span>
      </TextLink>
    )),
  ];
  return (
    <Table
      caption={categories.caption}
      isCaptionHidden
      hasLines
      columns={columns}
      rows={groups}
      rowKey={({ category }) => category}
      empty={<p className="p-4 text-sm text-ink-soft">{categories.none}</p>}
    />
  );
}

function countOf(returns: PeerGroup['returns']): number {
  return Math.max(...trailingPeriods.map((months) => returns[months]?.count ?? 0));
}
