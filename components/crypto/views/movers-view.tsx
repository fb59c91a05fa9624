import { Credit } from '@/components/sources/source-note';
import { ViewChips } from '@/components/ui/page-tabs';
import {
  namedCoin,
  changeWindows,
  type ChangeWindow,
  type Coin,
  type Currency,
} from '@/lib/crypto/domain/coin';
import { marketPath, type MarketQuery } from '@/lib/crypto/domain/market-query';
import {
  minMoverVolumeRupees,
  moversOf,
  type Movers,
  inCurrency,
} from '@/lib/crypto/domain/market-view';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { coingecko } from '@/lib/sources/providers';
import { MarketPanel, ViewData } from '@/components/crypto/market/market-frame';
import { CurrencyChips } from '@/components/crypto/market/market-tools';
import { CoinName } from '@/components/crypto/coin-name';
import { Table, type Column } from '@/components/ui/table';
import { formatShortTotal } from '@/lib/crypto/domain/format-price';
import { RateNote, coinColumn } from '@/components/crypto/market/coin-column';

const { crypto, sources } = messages();

export function MoversView({
  query,
  figures: { market, rate },
}: {
  query: MarketQuery;
  figures: ViewFigures<'movers'>;
}) {
  return (
    <MarketPanel
      current="movers"
      query={query}
      tools={
        <>
          <ViewChips
            label={crypto.movers.window}
            views={changeWindows.map((window) => ({
              id: window,
              title: crypto.table.columns[window],
              href: marketPath(query, { moversWindow: window }),
            }))}
            current={query.moversWindow}
          />
          <CurrencyChips query={query} />
        </>
      }
      foot={
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <span>{fill(crypto.movers.text, { floor: formatLakhCrore(minMoverVolumeRupees) })}</span>
          {market.ok ? <Credit source={market.value.source} messages={sources.note} /> : null}
          {rate ? <RateNote rate={rate} /> : null}
        </div>
      }
    >
      <ViewData loaded={market} sourceName={coingecko.name} retryPath={marketPath(query)}>
        {(data) => {
          // The floor is one of rupees, so the coins are chosen before they are converted.
          const movers = moversOf(data.coins, query.moversWindow, 10);
          const { currency, coins } = inCurrency(
            { ...data, coins: [...movers.gainers, ...movers.losers] },
            rate,
          );
          return (
            <MoversLists
              movers={{
                gainers: coins.slice(0, movers.gainers.length),
                losers: coins.slice(movers.gainers.length),
              }}
              window={query.moversWindow}
              currency={currency}
            />
          );
        }}
      </ViewData>
    </MarketPanel>
  );
}

const itself = (coin: Coin) => coin;

/** The coins that rose and fell most, in two lists. */
function MoversLists({
  movers: { gainers, losers },
  window,
  currency,
}: {
  movers: Movers;
  window: ChangeWindow;
  currency: Currency;
}) {
  const { movers } = crypto;
  const lists = [
    { id: 'gainers', title: movers.gainers, coins: gainers, none: movers.noGainers },
    { id: 'losers', title: movers.losers, coins: losers, none: movers.noLosers },
  ];
  const columns: Column<Coin>[] = [
    {
      id: 'name',
      title: crypto.table.columns.name,
      cell: (coin) => (
        <CoinName
          coin={namedCoin(coin)}
          more={`${crypto.global.volumeShort}\u00a0${formatShortTotal(coin.volume24h, currency)}`}
        />
      ),
    },
    coinColumn<Coin>('price', currency, itself),
    { ...coinColumn<Coin>(window, currency, itself), inLine: 'figure' },
    coinColumn<Coin>('volume24h', currency, itself),
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
