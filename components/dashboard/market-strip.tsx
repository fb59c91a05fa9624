import { Sparkline } from '@/components/charts/sparkline';
import { changeClass } from '@/components/ui/change-class';
import { Figure } from '@/components/ui/figure';
import { RouteLink } from '@/components/ui/route-link';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { coinPath } from '@/lib/crypto/domain/coin-path';
import type { StripCoin } from '@/lib/dashboard/market-strip';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** A few coins: price, day and week. */
export function CoinTiles({
  coins,
  messages,
}: {
  coins: readonly StripCoin[];
  messages: Messages['dashboard']['market'];
}) {
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded border border-line bg-line md:grid-cols-4">
      {coins.map(({ id, symbol, name, price, change24hPercent, weekPrices }) => (
        <li key={id} className="grid content-start gap-0.5 bg-surface p-3">
          <span className="flex flex-wrap items-baseline justify-between gap-x-2">
            <RouteLink href={coinPath(id)} className="font-semibold hover:underline">
              <bdi>{name}</bdi>
            </RouteLink>
            <span className="text-sm text-ink-soft">{symbol}</span>
          </span>
          <Figure className="text-lg font-semibold" text={formatPrice(price, 'inr')} />
          <span className="flex flex-wrap items-center justify-between gap-x-2 text-sm tabular-nums">
            <span className={changeClass(formatSignedPercent(change24hPercent)) ?? 'text-ink-soft'}>
              {fill(messages.day, { change: formatSignedPercent(change24hPercent) })}
            </span>
            {weekPrices.length > 1 ? (
              <Sparkline values={weekPrices} label={fill(messages.week, { name })} />
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
