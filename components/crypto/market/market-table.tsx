import { CoinName } from '@/components/crypto/coin-name';
import { namedCoin } from '@/components/crypto/named-coin';
import { Table, type Column } from '@/components/ui/table';
import { SortLink } from '@/components/ui/table/sort-link';
import type { Coin, Currency } from '@/lib/crypto/domain/coin';
import { formatShortTotal } from '@/lib/crypto/domain/format-price';
import type { MarketColumn } from '@/lib/crypto/domain/market-order';
import { isFirstDescending, marketPath, type MarketQuery } from '@/lib/crypto/domain/market-query';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { figureColumn } from './figure-column';

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
      ...sortedHead('rank', messages.columns.rank, query, messages),
      isNumber: true,
      cell: ({ rank }) => formatNumber(rank),
    },
    {
      id: 'name',
      ...sortedHead('name', messages.columns.name, query, messages),
      cell: (coin) => (
        <CoinName
          coin={namedCoin(coin)}
          more={formatShortTotal(coin.marketCap, currency)}
          note={
            sharedSymbols.has(coin.symbol) ? fill(messages.sharedSymbol, { id: coin.id }) : null
          }
        />
      ),
    },
    ...query.columns.map((name): Column<Coin> => {
      const column = figureColumn<Coin>(name, currency, messages, (coin) => coin);
      return {
        ...column,
        // On a phone the change of a day stands below the price.
        inLine: name === '24h' ? 'figure' : column.inLine,
        ...(name === 'week'
          ? { head: <span className="inline-flex min-h-8 items-center">{column.title}</span> }
          : sortedHead(name, column.title, query, messages)),
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
      rowKey={({ id }) => id}
      rowHead="name"
      className="coin-rows"
    />
  );
}

function sortedHead(
  column: MarketColumn,
  title: string,
  query: MarketQuery,
  messages: Words,
): Pick<Column<Coin>, 'title' | 'head' | 'order'> {
  const isSorted = query.sort === column;
  const order = isSorted ? (query.isDescending ? 'descending' : 'ascending') : undefined;
  const isDescending = isSorted ? !query.isDescending : isFirstDescending(column);
  const href = marketPath(query, { sort: column, isDescending });
  return {
    title,
    order,
    head: <SortLink href={href} action={messages.sortBy} title={title} order={order} />,
  };
}
