import { formatAsOf } from '@/lib/calendar/moment-in-india';
import type { Coin } from '@/lib/crypto/domain/coin';
import type { CoinTyped } from '@/lib/crypto/domain/coin-query';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Sourced } from '@/lib/sources/sourced';
import { Converter } from './converter';

const { convert, problems } = messages().crypto.coin;

/** Converts between the coin and rupees; nothing while its price is not known. */
export function ConverterTab({
  path,
  otherParams,
  coin,
  typed,
  tdsPercent,
}: {
  path: string;
  otherParams: readonly (readonly [name: string, value: string])[];
  coin: Sourced<Coin>;
  typed: CoinTyped;
  tdsPercent: number;
}) {
  const { price, symbol } = coin.data;
  if (!price) return null;
  return (
    <div className="grid max-w-3xl gap-3">
      <p className="text-sm text-ink-soft">
        {fill(convert.text, {
          symbol,
          price: formatPrice(price, 'inr'),
          asOf: formatAsOf(coin.asOf),
        })}
      </p>
      <Converter
        action={`${path}#convert`}
        otherParams={otherParams}
        symbol={symbol}
        priceRupees={price}
        tdsPercent={tdsPercent}
        first={{ coins: typed.coins || '1', rupees: typed.rupees || '10,000' }}
        messages={{
          coins: fill(convert.coins, { symbol }),
          rupees: convert.rupees,
          afterTds: convert.afterTds,
          submit: convert.submit,
          problems,
        }}
      />
    </div>
  );
}
