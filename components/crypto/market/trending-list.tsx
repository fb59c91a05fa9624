import { CoinName } from '@/components/crypto/coin-name';
import { namedCoin } from '@/components/crypto/named-coin';
import { Table } from '@/components/ui/table';
import type { TrendingCoin } from '@/lib/crypto/data/trending-payload';
import type { Coin, Currency } from '@/lib/crypto/domain/coin';
import { formatShortTotal } from '@/lib/crypto/domain/format-price';
import type { Messages } from '@/lib/messages';
import { figureColumn } from './figure-column';

type Row = TrendingCoin & { coin: Coin | null };

const shown = ['price', '24h', '7d', 'week', 'marketCap', 'volume24h'] as const;

/** Coins that are often looked up. Those outside the market list have no page and no price here. */
export function TrendingList({
  trending,
  marketCoins,
  currency,
  messages,
  tableWords,
}: {
  trending: readonly TrendingCoin[];
  /** Empty while the market is not known: then only names stand here. */
  marketCoins: readonly Coin[];
  currency: Currency;
  messages: Messages['crypto']['trending'];
  tableWords: Messages['crypto']['table'];
}) {
  return (
    <Table
      caption={messages.caption}
      isCaptionHidden
      hasLines
      className="coin-rows"
      rows={trending.map((each): Row => ({
        ...each,
        coin: marketCoins.find(({ id }) => id === each.id) ?? null,
      }))}
      rowKey={({ id }) => id}
      empty={<p className="px-4 py-6 text-sm text-ink-soft md:px-5">{messages.none}</p>}
      columns={[
        {
          id: 'name',
          title: tableWords.columns.name,
          cell: ({ coin, ...each }: Row) => (
            <CoinName
              coin={namedCoin(each)}
              isLinked={coin !== null}
              more={coin ? formatShortTotal(coin.marketCap, currency) : undefined}
            />
          ),
        },
        ...shown.map((name) => {
          const column = figureColumn<Row>(name, currency, tableWords, ({ coin }) => coin);
          return name === '24h' ? { ...column, inLine: 'figure' as const } : column;
        }),
      ]}
    />
  );
}
