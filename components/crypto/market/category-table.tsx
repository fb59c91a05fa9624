import { Change } from '@/components/ui/change';
import { RouteLink } from '@/components/ui/route-link';
import { Table } from '@/components/ui/table';
import type { CoinCategory } from '@/lib/crypto/data/category-payload';
import type { Messages } from '@/lib/messages';
import { formatShortDollars } from '@/lib/money/dollars';

/** The largest groups of coins; each narrows the market. */
export function CategoryTable({
  categories,
  hrefOf,
  messages,
}: {
  categories: readonly CoinCategory[];
  hrefOf: (id: string) => string;
  messages: Messages['crypto']['categories'];
}) {
  return (
    <Table
      caption={messages.caption}
      isCaptionHidden
      columns={[
        {
          id: 'name',
          title: messages.name,
          cell: ({ id, name }: CoinCategory) => (
            <RouteLink
              href={hrefOf(id)}
              prefetches={false}
              className="inline-block min-h-6 text-accent hover:underline"
            >
              {name}
            </RouteLink>
          ),
        },
        {
          id: 'cap',
          title: messages.marketCap,
          isNumber: true,
          cell: ({ marketCapUsd }) => formatShortDollars(marketCapUsd),
        },
        {
          id: 'change',
          title: messages.change,
          isNumber: true,
          cell: ({ capChange24hPercent }) => <Change percent={capChange24hPercent} />,
        },
        {
          id: 'volume',
          title: messages.volume,
          isNumber: true,
          cell: ({ volume24hUsd }) => formatShortDollars(volume24hUsd),
        },
      ]}
      rows={categories}
      rowKey={({ id }) => id}
    />
  );
}
