import { Sparkline } from '@/components/charts/sparkline';
import type { Currency } from '@/lib/crypto/domain/coin';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { summariseWeek } from '@/lib/crypto/domain/week-summary';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatPercent, notKnown } from '@/lib/money/rupees';

/** Every second point is drawn, counted from the newest: a line of 96 pixels shows no more. */
const pointStep = 2;

/** A coin's week as a line, and as a sentence for screen readers. */
export function WeekLine({
  prices,
  currency,
  messages,
}: {
  prices: readonly number[];
  currency: Currency;
  messages: Messages['crypto']['table']['week'];
}) {
  const summary = summariseWeek(prices);
  if (!summary) return notKnown;
  const { changePercent, low, high } = summary;
  const sentence =
    changePercent === 0 ? messages.flat : changePercent > 0 ? messages.up : messages.down;
  return (
    <Sparkline
      values={prices.filter((_, at) => (prices.length - 1 - at) % pointStep === 0)}
      label={fill(sentence, {
        change: formatPercent(Math.abs(changePercent), 1),
        low: formatPrice(low, currency),
        high: formatPrice(high, currency),
      })}
    />
  );
}
