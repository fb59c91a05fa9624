import { Credit } from '@/components/sources/credit';
import { marketPath, type MarketQuery } from '@/lib/crypto/domain/market-query';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import { inCurrency } from '@/lib/crypto/domain/in-dollars';
import { messages } from '@/lib/messages';
import { coingecko } from '@/lib/sources/providers';
import { MarketPanel } from '../market/market-panel';
import { CurrencyChips } from '../market/market-tools';
import { RateNote } from '../market/rate-note';
import { TrendingList } from '../market/trending-list';
import { ViewData } from './view-data';

const { crypto, sources } = messages();

export function TrendingView({
  query,
  figures: { trending, market, rate },
}: {
  query: MarketQuery;
  figures: ViewFigures<'trending'>;
}) {
  const known = market.ok ? inCurrency(market.value.data, rate) : null;
  return (
    <MarketPanel
      current="trending"
      query={query}
      messages={crypto.views}
      tools={<CurrencyChips query={query} messages={crypto.currency} />}
      foot={
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <span>{crypto.trending.text}</span>
          {trending.ok ? <Credit source={trending.value.source} messages={sources.note} /> : null}
          {rate ? <RateNote rate={rate} /> : null}
        </div>
      }
    >
      <ViewData loaded={trending} sourceName={coingecko.name} retryPath={marketPath(query)}>
        {(data) => (
          <TrendingList
            trending={data}
            marketCoins={known?.coins ?? []}
            currency={known?.currency ?? 'inr'}
            messages={crypto.trending}
            tableWords={crypto.table}
          />
        )}
      </ViewData>
    </MarketPanel>
  );
}
