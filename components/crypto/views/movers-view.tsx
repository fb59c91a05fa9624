import { Credit } from '@/components/sources/credit';
import { ViewChips } from '@/components/ui/page-tabs';
import { changeWindows } from '@/lib/crypto/domain/coin';
import { marketPath, type MarketQuery } from '@/lib/crypto/domain/market-query';
import { minMoverVolumeRupees, moversOf } from '@/lib/crypto/domain/movers';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import { inCurrency } from '@/lib/crypto/domain/in-dollars';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { coingecko } from '@/lib/sources/providers';
import { MarketPanel } from '../market/market-panel';
import { CurrencyChips } from '../market/market-tools';
import { MoversLists } from '../market/movers-lists';
import { RateNote } from '../market/rate-note';
import { ViewData } from './view-data';

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
      messages={crypto.views}
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
          <CurrencyChips query={query} messages={crypto.currency} />
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
          const movers = moversOf(data.coins, query.moversWindow, { count: 10 });
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
              messages={crypto.movers}
              tableWords={crypto.table}
            />
          );
        }}
      </ViewData>
    </MarketPanel>
  );
}
