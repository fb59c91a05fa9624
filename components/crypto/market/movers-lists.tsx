import { CoinName } from '@/components/crypto/coin-name';
import { namedCoin } from '@/components/crypto/named-coin';
import { Table, type Column } from '@/components/ui/table';
import type { ChangeWindow, Coin, Currency } from '@/lib/crypto/domain/coin';
import { formatShortTotal } from '@/lib/crypto/domain/format-price';
import type { Movers } from '@/lib/crypto/domain/movers';
import type { Messages } from '@/lib/messages';
import { figureColumn } from './figure-column';

const itself = (coin: Coin) => coin;

/** The coins that rose and fell most, in two lists. */
export function MoversLists({
  movers: { gainers, losers },
  window,
  currency,
  messages,
  tableWords,
}: {
  movers: Movers;
  window: ChangeWindow;
  currency: Currency;
  messages: Messages['crypto']['movers'];
  tableWords: Messages['crypto']['table'];
}) {
  const lists = [
    { id: 'gainers', title: messages.gainers, coins: gainers, none: messages.noGainers },
    { id: 'losers', title: messages.losers, coins: losers, none: messages.noLosers },
  ];
  const columns: Column<Coin>[] = [
    {
      id: 'name',
      title: tableWords.columns.name,
      cell: (coin) => (
        <CoinName coin={namedCoin(coin)} more={formatShortTotal(coin.volume24h, currency)} />
      ),
    },
    figureColumn<Coin>('price', currency, tableWords, itself),
    { ...figureColumn<Coin>(window, currency, tableWords, itself), inLine: 'figure' },
    figureColumn<Coin>('volume24h', currency, tableWords, itself),
  ];
  return (
    <div className="grid lg:grid-cols-2 lg:divide-x lg:divide-line">
      {lists.map(({ id, title, coins, none }) => (
        <div key={id} className="panel min-w-0">
          <h2 className="px-4 pt-4 pb-1 text-base font-semibold md:px-5">{title}</h2>
          <Table
            caption={title}
            isCaptionHidden
            hasLines
            columns={columns}
            rows={coins}
            rowKey={({ id: coinId }) => coinId}
            className="coin-rows"
            empty={<p className="px-4 py-3 text-sm text-ink-soft md:px-5">{none}</p>}
          />
        </div>
      ))}
    </div>
  );
}
