import { CoinName } from '@/components/crypto/coin-name';
import { RateNote, coinColumn } from '@/components/crypto/market/coin-column';
import { MarketPanel, ViewData } from '@/components/crypto/market/market-frame';
import { CurrencyChips } from '@/components/crypto/market/market-tools';
import { Credit } from '@/components/sources/source-note';
import { StaleNote } from '@/components/sources/sourced-data';
import { RouteLink } from '@/components/ui/route-link';
import { figureColumn, Table } from '@/components/ui/table';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import {
  offeredCategories,
  type CoinCategory,
  type TrendingCoin,
} from '@/lib/crypto/data/trending-payload';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import { namedCoin, type Coin, type Currency } from '@/lib/crypto/domain/coin';
import { formatShortTotal } from '@/lib/crypto/domain/format-price';
import { inCurrency } from '@/lib/crypto/domain/market-view';
import { marketPath, type MarketQuery } from '@/lib/crypto/domain/market-query';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatSignedPercent } from '@/lib/money/signed';
import { coingecko } from '@/lib/sources/providers';

const { crypto, sources } = messages();

export function CategoriesView({
  query,
  figures: { categories, rate },
}: {
  query: MarketQuery;
  figures: ViewFigures<'categories'>;
}) {
  const perDollar = query.currency === 'inr' && rate?.ok ? rate.value.data.rupeesPerDollar : null;
  return (
    <MarketPanel
      current="categories"
      query={query}
      tools={<CurrencyChips query={query} />}
      foot={
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <span>{crypto.categories.text}</span>
          {rate ? <RateNote rate={rate} messages={crypto.categories} /> : null}
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
            rupeesPerDollar={perDollar}
            hrefOf={(category) => marketPath(query, { view: 'coins', category, words: '' })}
          />
        )}
      </ViewData>
    </MarketPanel>
  );
}

/** The largest groups of coins; each narrows the market. */
function CategoryTable({
  categories,
  rupeesPerDollar,
  hrefOf,
}: {
  categories: readonly CoinCategory[];
  /** Null: the figures are shown in dollars. */
  rupeesPerDollar: number | null;
  hrefOf: (id: string) => string;
}) {
  const titles = crypto.categories;
  const total = (dollars: number | null) =>
    rupeesPerDollar === null
      ? formatShortTotal(dollars, 'usd')
      : formatShortTotal(dollars === null ? null : dollars * rupeesPerDollar, 'inr');
  return (
    <Table
      caption={titles.caption}
      isCaptionHidden
      hasLines
      columns={[
        {
          id: 'name',
          title: titles.name,
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
          title: titles.marketCap,
          isNumber: true,
          inLine: 'figure',
          cell: ({ marketCapUsd }) => total(marketCapUsd),
        },
        {
          id: 'change',
          title: titles.change,
          isNumber: true,
          isChange: true,
          inLine: 'figure',
          cell: ({ capChange24hPercent }) => formatSignedPercent(capChange24hPercent),
        },
        figureColumn('volume', titles.volume, ({ volume24hUsd }: CoinCategory) =>
          total(volume24hUsd),
        ),
      ]}
      rows={categories}
      rowKey={({ id }) => id}
    />
  );
}

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
      tools={<CurrencyChips query={query} />}
      foot={
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <span>{crypto.trending.text}</span>
          {market.ok ? (
            <span>
              {fill(crypto.trending.prices, { asOf: formatAsOf(market.value.asOf) })}
              <StaleNote sourced={market.value} />
            </span>
          ) : (
            <span>{crypto.trending.noPrices}</span>
          )}
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
          />
        )}
      </ViewData>
    </MarketPanel>
  );
}

type Row = TrendingCoin & { coin: Coin | null };

const shown = ['price', '24h', '7d', 'week', 'marketCap', 'volume24h'] as const;

/** Coins that are often looked up. Those outside the market list have no page and no price here. */
function TrendingList({
  trending,
  marketCoins,
  currency,
}: {
  trending: readonly TrendingCoin[];
  /** Empty while the market is not known: then only names are here. */
  marketCoins: readonly Coin[];
  currency: Currency;
}) {
  return (
    <Table
      caption={crypto.trending.caption}
      isCaptionHidden
      hasLines
      className="coin-rows"
      rows={trending.map((each): Row => ({
        ...each,
        coin: marketCoins.find(({ id }) => id === each.id) ?? null,
      }))}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: crypto.table.columns.name,
          cell: ({ coin, ...each }: Row) => (
            <CoinName
              coin={namedCoin(each)}
              isLinked={coin !== null}
              more={coin ? formatShortTotal(coin.marketCap, currency) : undefined}
            />
          ),
        },
        ...shown.map((name) => {
          const column = coinColumn<Row>(name, currency, ({ coin }) => coin);
          return name === '24h' ? { ...column, inLine: 'figure' as const } : column;
        }),
      ]}
    />
  );
}
