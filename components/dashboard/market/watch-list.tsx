import { Change } from '@/components/ui/change';
import { RouteLink } from '@/components/ui/route-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import type { StripCoin } from '@/lib/dashboard/data/market-strip';
import type { Messages } from '@/lib/messages';
import { formatSignedPercent } from '@/lib/money/signed-percent';

export type WatchedFund = { name: string; path: string; nav: DatedValue | null };

/** Watched coins and funds with their newest price. */
export function WatchList({
  coins,
  coinPathOf,
  funds,
  messages,
}: {
  coins: readonly StripCoin[];
  coinPathOf: (id: string) => string;
  funds: readonly WatchedFund[];
  messages: Messages['dashboard']['watchlist'];
}) {
  const row = 'flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-0';
  if (coins.length + funds.length === 0) return <p className="text-ink-soft">{messages.none}</p>;
  return (
    <ul className="grid">
      {coins.map(({ id, name, symbol, price, change24hPercent }) => (
        <li key={id} className={row}>
          <span>
            <RouteLink href={coinPathOf(id)} className="font-semibold hover:underline">
              <bdi>{name}</bdi>
            </RouteLink>{' '}
            <span className="text-sm text-ink-soft">{symbol}</span>
          </span>
          <span className="text-right tabular-nums">
            {formatPrice(price, 'inr')}{' '}
            <Change text={formatSignedPercent(change24hPercent)} className="text-sm" />
          </span>
        </li>
      ))}
      {funds.map(({ name, path, nav }) => (
        <li key={path} className={row}>
          <RouteLink href={path} className="font-semibold hover:underline">
            <bdi>{name}</bdi>
          </RouteLink>
          <span className="text-right whitespace-nowrap tabular-nums">
            {formatPrice(nav?.value ?? null, 'inr')}{' '}
            <span className="block text-sm text-ink-soft">{nav ? formatDate(nav.date) : null}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
