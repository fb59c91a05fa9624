import { Change } from '@/components/ui/change';
import { RouteLink } from '@/components/ui/route-link';
import type { ChangeWindow, Coin, Currency } from '@/lib/crypto/domain/coin';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { coinPath } from '@/lib/crypto/domain/coin-path';
import type { Movers } from '@/lib/crypto/domain/movers';
import type { Messages } from '@/lib/messages';

/** The coins that rose and fell most, in two lists. */
export function MoversLists({
  movers: { gainers, losers },
  window,
  currency,
  messages,
}: {
  movers: Movers;
  window: ChangeWindow;
  currency: Currency;
  messages: Messages['crypto']['movers'];
}) {
  const lists = [
    { id: 'gainers', title: messages.gainers, coins: gainers, none: messages.noGainers },
    { id: 'losers', title: messages.losers, coins: losers, none: messages.noLosers },
  ];
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {lists.map(({ id, title, coins, none }) => (
        <div key={id} className="min-w-0">
          <h3 className="mb-1 text-base">{title}</h3>
          {coins.length === 0 ? (
            <p className="text-sm text-ink-soft">{none}</p>
          ) : (
            <ol className="grid text-sm tabular-nums">
              {coins.map((coin) => (
                <Mover key={coin.id} coin={coin} window={window} currency={currency} />
              ))}
            </ol>
          )}
        </div>
      ))}
    </div>
  );
}

function Mover({
  coin: { id, name, symbol, price, changePercent },
  window,
  currency,
}: {
  coin: Coin;
  window: ChangeWindow;
  currency: Currency;
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_5.5rem] items-center gap-3 border-t border-line py-1 first:border-t-0">
      <RouteLink
        href={coinPath(id)}
        prefetches={false}
        className="min-h-8 content-center text-accent hover:underline"
      >
        {name} <span className="text-xs text-ink-soft">{symbol}</span>
      </RouteLink>
      <span>{formatPrice(price, currency)}</span>
      <span className="text-right">
        <Change percent={changePercent[window]} />
      </span>
    </li>
  );
}
