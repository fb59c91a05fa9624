import { Credit } from '@/components/sources/credit';
import { offeredCategories, type CoinCategory } from '@/lib/crypto/data/category-payload';
import { marketPath, type MarketQuery } from '@/lib/crypto/domain/market-query';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import { messages, type Messages } from '@/lib/messages';
import { coingecko } from '@/lib/sources/providers';
import { MarketPanel } from '../market/market-panel';
import { ViewData } from './view-data';
import { changeClass } from '@/components/ui/change';
import { RouteLink } from '@/components/ui/route-link';
import { Table } from '@/components/ui/table';
import { formatShortDollars } from '@/lib/money/dollars';
import { formatSignedPercent } from '@/lib/money/signed-percent';

const { crypto, sources } = messages();

export function CategoriesView({
  query,
  figures: { categories },
}: {
  query: MarketQuery;
  figures: ViewFigures<'categories'>;
}) {
  return (
    <MarketPanel
      current="categories"
      query={query}
      messages={crypto.views}
      foot={
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <span>{crypto.categories.text}</span>
          {categories.ok ? (
            <Credit source={categories.value.source} messages={sources.note} />
          ) : null}
        </div>
      }
    >
      <ViewData loaded={categories} sourceName={coingecko.name} retryPath={marketPath(query)}>
        {(data) => (
          <CategoryTable
            categories={offeredCategories(data)}
            hrefOf={(category) => marketPath(query, { view: 'coins', category, words: '' })}
            messages={crypto.categories}
          />
        )}
      </ViewData>
    </MarketPanel>
  );
}

/** The largest groups of coins; each narrows the market. */
function CategoryTable({
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
