import { changeClass } from '@/components/ui/change-class';
import { RouteLink } from '@/components/ui/route-link';
import { Table } from '@/components/ui/table';
import type { CoinCategory } from '@/lib/crypto/data/category-payload';
import type { Messages } from '@/lib/messages';
import { formatShortDollars } from '@/lib/money/dollars';
import { formatSignedPercent } from '@/lib/money/signed-percent';

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
      hasLines
      columns={[
        {
          id: 'name',
          title: messages.name,
          cell: ({ id, name }: CoinCategory) => (
            <RouteLink
              href={hrefOf(id)}
              prefetches={false}
              className="inline-flex min-h-7 items-center font-semibold text-ink hover:underline"
            >
              {name}
            </RouteLink>
          ),
        },
        {
          id: 'cap',
          title: messages.marketCap,
          isNumber: true,
          inLine: 'figure',
          cell: ({ marketCapUsd }) => formatShortDollars(marketCapUsd),
        },
        {
          id: 'change',
          title: messages.change,
          isNumber: true,
          inLine: 'figure',
          cell: ({ capChange24hPercent }) => formatSignedPercent(capChange24hPercent),
          cellClass: ({ capChange24hPercent }) =>
            changeClass(formatSignedPercent(capChange24hPercent)),
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
