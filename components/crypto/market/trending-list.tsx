import { Change } from '@/components/ui/change';
import { RouteLink } from '@/components/ui/route-link';
import type { Coin, Currency } from '@/lib/crypto/domain/coin';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { coinPath } from '@/lib/crypto/domain/coin-path';
import type { TrendingCoin } from '@/lib/crypto/data/trending-payload';

/** Coins that are often looked up. Those outside the market list have no page and no price here. */
export function TrendingList({
  trending,
  marketCoins,
  currency,
  none,
}: {
  trending: readonly TrendingCoin[];
  /** Empty while the market is not known: then only names stand here. */
  marketCoins: readonly Coin[];
  currency: Currency;
  none: string;
}) {
  if (trending.length === 0) return <p className="text-sm text-ink-soft">{none}</p>;
  return (
    <ol className="grid text-sm tabular-nums">
      {trending.map(({ id, name, symbol }) => {
        const coin = marketCoins.find((each) => each.id === id);
        return (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto_5.5rem] items-center gap-3 border-t border-line py-1 first:border-t-0"
          >
            {coin ? (
              <RouteLink
                href={coinPath(id)}
                prefetches={false}
                className="min-h-8 content-center text-accent hover:underline"
              >
                {name} <span className="text-xs text-ink-soft">{symbol}</span>
              </RouteLink>
            ) : (
              <span className="min-h-8 content-center">
                {name} <span className="text-xs text-ink-soft">{symbol}</span>
              </span>
            )}
            <span>{coin ? formatPrice(coin.price, currency) : null}</span>
            <span className="text-right">
              {coin ? <Change percent={coin.changePercent['24h']} /> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
