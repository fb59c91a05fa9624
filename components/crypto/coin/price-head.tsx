import { changeClass } from '@/components/ui/change';
import type { Coin } from '@/lib/crypto/domain/coin';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** What a coin costs, and how that has changed in a day. */
export function PriceHead({
  coin: { price, changePercent },
  dollars,
  messages,
}: {
  coin: Coin;
  /** The price in dollars, in words; null while no rate is known. */
  dollars: string | null;
  messages: Messages['crypto']['coin']['figures'];
}) {
  const change = changePercent['24h'];
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="text-3xl font-semibold md:text-4xl">{formatPrice(price, 'inr')}</span>
        <span className={changeClass(formatSignedPercent(change))}>
          {fill(messages.inDay, { change: formatSignedPercent(change) })}
        </span>
      </p>
      {dollars ? <p className="text-xs text-ink-faint">{dollars}</p> : null}
    </div>
  );
}
