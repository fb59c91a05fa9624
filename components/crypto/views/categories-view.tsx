import { Credit } from '@/components/sources/credit';
import { offeredCategories } from '@/lib/crypto/data/category-payload';
import { marketPath, type MarketQuery } from '@/lib/crypto/domain/market-query';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import { messages } from '@/lib/messages';
import { coingecko } from '@/lib/sources/providers';
import { CategoryTable } from '../market/category-table';
import { MarketPanel } from '../market/market-panel';
import { ViewData } from './view-data';

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
