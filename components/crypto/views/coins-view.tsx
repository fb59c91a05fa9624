import { listStarsOf, type ListStars } from '@/components/holdings/list-stars';
import { classNames } from '@/components/ui/class-names';
import { Credit } from '@/components/sources/source-note';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { TextLink } from '@/components/ui/text-link';
import { offeredCategories, offeredCount } from '@/lib/crypto/data/trending-payload';
import {
  marketPath,
  type MarketQuery,
  hasUsualColumns,
  isFirstDescending,
  type MarketColumn,
  type OptionalColumn,
} from '@/lib/crypto/domain/market-query';
import { inCurrency, sharedSymbolsOf, viewMarket } from '@/lib/crypto/domain/market-view';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import type { Watchlist } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { coingecko } from '@/lib/sources/providers';
import { SourcedData } from '@/components/sources/sourced-data';
import { MarketPanel } from '@/components/crypto/market/market-frame';
import { ActiveFilters, MarketTools } from '@/components/crypto/market/market-tools';
import { sparklineOf } from '@/components/charts/sparkline';
import { CoinRows } from '@/components/crypto/market/coin-rows';
import { joinParts, lettersOfLine } from '@/components/crypto/market/coin-texts';
import { Table, type Column } from '@/components/ui/table';
import { SortLink } from '@/components/ui/table/sort-head';
import { changeWindows, cryptoPath, type Coin, type Currency } from '@/lib/crypto/domain/coin';
import { formatShortTotal } from '@/lib/crypto/domain/format-price';
import { formatNumber } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import { RateNote, coinColumn, weekOf } from '@/components/crypto/market/coin-column';

const { crypto, sources } = messages();
const { table } = crypto;

/** The table of coins with its filters, order and pages. */
export function CoinsView({
  query,
  figures: { market, categories, members, rate },
  watchlist,
}: {
  query: MarketQuery;
  figures: ViewFigures<'coins'>;
  watchlist: Watchlist;
}) {
  const offered = categories.ok ? offeredCategories(categories.value.data) : null;
  const known = market.ok ? inCurrency(market.value.data, rate) : null;
  const view = known
    ? viewMarket(known.coins, query, members?.ok ? new Set(members.value.data) : null)
    : null;
  const caption =
    view && view.count > 0
      ? fill(table.caption, {
          from: view.from,
          to: view.from + view.coins.length - 1,
          count: view.count,
        })
      : null;
  return (
    <MarketPanel
      current="coins"
      query={query}
      tools={<MarketTools query={query} categories={offered} />}
      foot={
        view && caption && market.ok ? (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
            <span>{caption}</span>
            <Credit source={market.value.source} messages={sources.note} />
            {rate ? <RateNote rate={rate} /> : null}
            {view.pageCount > 1 ? (
              <div className="max-md:w-full md:ml-auto">
                <Pagination
                  page={view.page}
                  pageCount={view.pageCount}
                  hrefOf={(page) => marketPath(query, { page })}
                  labels={table.pages}
                />
              </div>
            ) : null}
          </div>
        ) : null
      }
    >
      <ActiveFilters query={query} categories={offered} />
      {members && !members.ok ? (
        <Alert tone="warn">
          {members.problem === 'not-found'
            ? fill(table.filter.unknownCategory, { count: offeredCount })
            : table.filter.categoryProblem}
        </Alert>
      ) : null}
      {known && view && caption ? (
        <MarketTable
          caption={caption}
          coins={view.coins}
          currency={known.currency}
          query={query}
          sharedSymbols={sharedSymbolsOf(known.coins)}
          stars={listStarsOf(
            'coin',
            watchlist,
            {
              label: table.watch,
              here: crypto.yours.here,
              outcomes: crypto.yours.form.outcomes,
            },
            marketPath(query),
          )}
        />
      ) : (
        <div className="p-4 md:p-5">
          {market.ok ? (
            <EmptyState
              drawing="search"
              title={table.none}
              action={<TextLink href={cryptoPath}>{table.showAll}</TextLink>}
            >
              {table.noneText}
            </EmptyState>
          ) : (
            <SourcedData loaded={market} sourceName={coingecko.name} retryPath={marketPath(query)}>
              {() => null}
            </SourcedData>
          )}
        </div>
      )}
    </MarketPanel>
  );
}

/** Screens below these widths have no room for the column beside the others. */
const widths: Partial<Record<OptionalColumn, Column<Coin>['shownFrom']>> = {
  '1h': 'xl',
  '30d': 'lg',
  '1y': 'lg',
  volume24h: 'xl',
};

/** One page of the market. Each head is a link that sorts: the address holds the order. */
export function MarketTable({
  caption,
  coins,
  currency,
  query,
  sharedSymbols,
  stars,
}: {
  caption: string;
  coins: readonly Coin[];
  /** Those that several coins of the market have. */
  sharedSymbols: ReadonlySet<string>;
  currency: Currency;
  query: MarketQuery;
  stars: ListStars | null;
}) {
  const isUsual = hasUsualColumns(query);
  // On a phone one change is below the price, and one total beside the symbol: those that order the list, if any do.
  const changeShown = changeWindows.find((window) => window === query.sort) ?? '24h';
  const moreOf = ({ marketCap, volume24h }: Coin) =>
    query.sort === 'volume24h'
      ? `${crypto.global.volumeShort}\u00a0${formatShortTotal(volume24h, currency)}`
      : formatShortTotal(marketCap, currency);
  const columns: Column<Coin>[] = [
    {
      id: 'rank',
      ...sortedHead('rank', table.columns.rank, query),
      isNumber: true,
      cell: ({ rank }) => formatNumber(rank),
    },
    {
      id: 'name',
      ...sortedHead('name', table.columns.name, query),
      width: 'name',
      cell: (coin) => {
        const { id, name, symbol } = coin;
        return joinParts([name, symbol, sharedSymbols.has(symbol) ? '' : moreOf(coin), id]);
      },
    },
    ...query.columns.map((name): Column<Coin> => {
      const column = coinColumn<Coin>(name, currency, (coin) => coin);
      return {
        ...column,
        // Columns that were chosen, or that order the list, are shown on every screen that has columns.
        shownFrom: isUsual && name !== query.sort ? widths[name] : undefined,
        inLine: name === changeShown ? 'figure' : column.inLine,
        ...(name === 'week'
          ? {
              head: <span className="inline-flex min-h-8 items-center">{column.title}</span>,
              cell: (coin) => weekText(weekOf(coin, currency)),
            }
          : sortedHead(name, column.title, query)),
      };
    }),
  ];
  return (
    <Table
      caption={caption}
      isCaptionHidden
      isPinned
      hasLines
      columns={columns}
      rows={coins}
      drawRows={(rows) => (
        <CoinRows
          {...rows}
          stars={stars}
          messages={{ week: table.week, sharedSymbol: table.sharedSymbol }}
        />
      )}
      rowHead="name"
      className={classNames('coin-rows', stars && 'has-stars')}
    />
  );
}

function weekText(week: ReturnType<typeof weekOf>): string {
  if (!week) return notKnown;
  const { values, direction, change, low, high } = week;
  return joinParts([direction, change, low, high, lettersOfLine(sparklineOf(values).line)]);
}

function sortedHead(
  column: MarketColumn,
  title: string,
  query: MarketQuery,
): Pick<Column<Coin>, 'title' | 'head' | 'order'> {
  const isSorted = query.sort === column;
  const order = isSorted ? (query.isDescending ? 'descending' : 'ascending') : undefined;
  const isDescending = isSorted ? !query.isDescending : isFirstDescending(column);
  const href = marketPath(query, { sort: column, isDescending });
  return {
    title,
    order,
    head: <SortLink href={href} action={table.sortBy} title={title} order={order} />,
  };
}
