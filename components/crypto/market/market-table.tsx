import { changeClass } from '@/components/ui/change-class';
import { RouteLink } from '@/components/ui/route-link';
import { Table, type Column } from '@/components/ui/table';
import { SortLink } from '@/components/ui/table/sort-link';
import type { Coin, Currency } from '@/lib/crypto/domain/coin';
import { formatPrice, formatShortTotal } from '@/lib/crypto/domain/format-price';
import type { MarketColumn } from '@/lib/crypto/domain/market-order';
import { coinPath } from '@/lib/crypto/domain/coin-path';
import {
  isFirstDescending,
  marketPath,
  type MarketQuery,
  type OptionalColumn,
} from '@/lib/crypto/domain/market-query';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { WeekLine } from './week-line';

type Words = Messages['crypto']['table'];

/** One page of the market. Each head is a link that sorts: the address holds the order. */
export function MarketTable({
  caption,
  coins,
  currency,
  query,
  sharedSymbols,
  messages,
}: {
  caption: string;
  coins: readonly Coin[];
  /** Those that several coins of the market have. */
  sharedSymbols: ReadonlySet<string>;
  currency: Currency;
  query: MarketQuery;
  messages: Words;
}) {
  const columns: Column<Coin>[] = [
    {
      id: 'rank',
      ...sortedHead('rank', query, messages),
      isNumber: true,
      cell: ({ rank }) => formatNumber(rank),
    },
    {
      id: 'name',
      ...sortedHead('name', query, messages),
      cell: (coin) => (
        <>
          <CoinLink coin={coin} />
          {sharedSymbols.has(coin.symbol) ? (
            <span className="block text-xs wrap-anywhere text-ink-soft">
              {fill(messages.sharedSymbol, { id: coin.id })}
            </span>
          ) : null}
        </>
      ),
    },
    ...query.columns.map((column): Column<Coin> => ({
      id: column,
      ...(column === 'week'
        ? { title: messages.columns.week }
        : sortedHead(column, query, messages)),
      isNumber: true,
      ...figureOf(column, currency, messages),
    })),
  ];
  return (
    <Table
      caption={caption}
      isCaptionHidden
      isPinned
      columns={columns}
      rows={coins}
      rowKey={({ id }) => id}
      rowHead="name"
      className="max-sm:[&_:where(td,th)]:px-1.5"
    />
  );
}

/** Name and symbol. */
function CoinLink({ coin: { id, name, symbol } }: { coin: Coin }) {
  return (
    <RouteLink
      href={coinPath(id)}
      prefetches={false}
      className="inline-block w-24 py-0.5 wrap-anywhere hover:underline sm:w-auto sm:min-w-32"
    >
      <span className="font-semibold text-accent">{name}</span>{' '}
      <span className="inline-block text-xs text-ink-soft">{symbol}</span>
    </RouteLink>
  );
}

function sortedHead(
  column: MarketColumn,
  query: MarketQuery,
  messages: Words,
): Pick<Column<Coin>, 'title' | 'head' | 'order'> {
  const title = messages.columns[column];
  const isSorted = query.sort === column;
  const order = isSorted ? (query.isDescending ? 'descending' : 'ascending') : undefined;
  const isDescending = isSorted ? !query.isDescending : isFirstDescending(column);
  const href = `${marketPath(query, { sort: column, isDescending })}#coins`;
  return {
    title,
    order,
    head: <SortLink href={href} action={messages.sortBy} title={title} order={order} />,
  };
}

function figureOf(
  column: OptionalColumn,
  currency: Currency,
  messages: Words,
): Pick<Column<Coin>, 'cell' | 'cellProps'> {
  switch (column) {
    case 'price':
      return {
        cell: ({ price }) => formatPrice(price, currency),
        cellProps: () => ({ className: 'font-semibold' }),
      };
    case 'marketCap':
    case 'volume24h':
      return { cell: (coin) => formatShortTotal(coin[column], currency) };
    case 'circulatingSupply':
      return {
        cell: ({ circulatingSupply: supply, symbol }) =>
          formatNumber(supply) + (supply === null ? '' : ` ${symbol}`),
      };
    case 'week':
      return {
        cell: ({ weekPrices }) => (
          <WeekLine prices={weekPrices} currency={currency} messages={messages.week} />
        ),
      };
    case '1h':
    case '24h':
    case '7d':
    case '30d':
    case '1y':
      return {
        cell: ({ changePercent }) => formatSignedPercent(changePercent[column]),
        cellProps: ({ changePercent }) => ({ className: changeClass(changePercent[column]) }),
      };
  }
}
