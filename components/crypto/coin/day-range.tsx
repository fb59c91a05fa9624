import { formatPrice } from '@/lib/crypto/domain/format-price';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** Where the price is between the lowest and the highest of the day. */
export function DayRange({
  price,
  low,
  high,
  messages,
}: {
  price: number;
  low: number;
  high: number;
  messages: Messages['crypto']['coin']['figures'];
}) {
  const share = high > low ? Math.min(1, Math.max(0, (price - low) / (high - low))) : 0.5;
  const at = 2 + share * 196;
  const rupees = (value: number) => formatPrice(value, 'inr');
  return (
    <div className="grid gap-1 text-xs">
      <p className="text-ink-faint">{messages.dayRange}</p>
      <svg
        viewBox="0 0 200 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(messages.dayRangeText, {
          low: rupees(low),
          high: rupees(high),
          price: rupees(price),
        })}
        className="h-2.5 w-full"
      >
        <rect y="3" width="200" height="4" rx="2" className="fill-surface-sunken" />
        <rect y="3" width={at} height="4" rx="2" className="fill-chart-4/40" />
        <rect x={at - 2} width="4" height="10" rx="1" className="fill-chart-4" />
      </svg>
      <p aria-hidden="true" className="flex justify-between tabular-nums">
        <span>{rupees(low)}</span>
        <span>{rupees(high)}</span>
      </p>
    </div>
  );
}
