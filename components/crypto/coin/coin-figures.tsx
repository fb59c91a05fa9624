import type { ReactNode } from 'react';
import { Change } from '@/components/ui/change';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { changeWindows, type Coin, type Extreme } from '@/lib/crypto/domain/coin';
import { formatPrice, formatShortTotal } from '@/lib/crypto/domain/format-price';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, notKnown } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

type FiguresMessages = Messages['crypto']['coin']['figures'];

/** The figures of a coin in the market list, without its price. */
export function CoinFigures({
  coin,
  messages,
  windowNames,
}: {
  coin: Coin;
  messages: FiguresMessages;
  windowNames: Messages['crypto']['table']['columns'];
}) {
  const count = (coins: number | null) =>
    coins === null ? notKnown : `${formatNumber(coins)} ${coin.symbol}`;
  const { price, low24h, high24h } = coin;
  return (
    <div className="grid gap-3 text-sm">
      <dl
        aria-label={messages.changes}
        className="grid grid-cols-5 gap-2 border-b border-line pb-3 tabular-nums"
      >
        {changeWindows.map((window) => (
          <div key={window}>
            <dt className="text-xs text-ink-faint">{windowNames[window]}</dt>
            <dd className="font-semibold">
              <Change text={formatSignedPercent(coin.changePercent[window], 1)} />
            </dd>
          </div>
        ))}
      </dl>
      {price !== null && low24h !== null && high24h !== null ? (
        <DayRange price={price} low={low24h} high={high24h} messages={messages} />
      ) : null}
      <dl className="grid divide-y divide-line tabular-nums">
        <Row
          label={messages.marketCap}
          note={fill(messages.rank, { rank: formatNumber(coin.rank) })}
        >
          {formatShortTotal(coin.marketCap, 'inr')}
        </Row>
        <Row label={messages.volume}>{formatShortTotal(coin.volume24h, 'inr')}</Row>
        <ExtremeRow label={messages.allTimeHigh} extreme={coin.allTimeHigh} messages={messages} />
        <ExtremeRow label={messages.allTimeLow} extreme={coin.allTimeLow} messages={messages} />
        <Row label={messages.fullyDiluted}>{formatShortTotal(coin.fullyDilutedValue, 'inr')}</Row>
        <Row label={messages.circulating}>{count(coin.circulatingSupply)}</Row>
        <Row label={messages.maximum}>
          {coin.maxSupply === null ? messages.noMaximum : count(coin.maxSupply)}
        </Row>
      </dl>
    </div>
  );
}

function Row({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 py-1">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="text-right">
        <span className="font-semibold">{children}</span>
        {note ? <span className="block text-xs text-ink-soft">{note}</span> : null}
      </dd>
    </div>
  );
}

function ExtremeRow({
  label,
  extreme,
  messages,
}: {
  label: string;
  extreme: Extreme | null;
  messages: FiguresMessages;
}) {
  if (!extreme) return <Row label={label}>{notKnown}</Row>;
  const { price, changePercent, at } = extreme;
  return (
    <Row
      label={label}
      note={fill(messages.since, {
        date: at ? formatDate(dateInIndia(new Date(at))) : notKnown,
        change: formatSignedPercent(changePercent, 1),
      })}
    >
      {formatPrice(price, 'inr')}
    </Row>
  );
}

/** Where the price is between the lowest and the highest of the day. */
function DayRange({
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
