import { Pill } from '@/components/sources/sourced-data';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DollarRate } from '@/lib/crypto/data/exchange-rate-payload';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import type { Loaded } from '@/lib/sources/sourced';

const { currency } = messages().crypto;

/** The exchange rate behind prices in dollars, or that there is none. */
export function RateNote({ rate }: { rate: Loaded<DollarRate> }) {
  if (!rate.ok) return <span className="text-warn">{currency.noRate}</span>;
  const { rupeesPerDollar, date } = rate.value.data;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {fill(currency.rate, { rate: formatNumber(rupeesPerDollar, 2), date: formatDate(date) })}
      {rate.value.status === 'sample' ? null : <Pill id="rate-source" sourced={rate.value} />}
    </span>
  );
}
