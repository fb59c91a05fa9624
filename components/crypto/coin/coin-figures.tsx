import type { ReactNode } from 'react';
import { Change } from '@/components/ui/change';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { changeWindows, type Coin, type Extreme } from '@/lib/crypto/domain/coin';
import { formatPrice, formatShortTotal } from '@/lib/crypto/domain/format-price';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, notKnown } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { DayRange } from './day-range';

type Words = Messages['crypto']['coin']['figures'];

/** All that the market list knows of a coin beside its price. */
export function CoinFigures({
  coin,
  messages,
  windowNames,
}: {
  coin: Coin;
  messages: Words;
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
  messages: Words;
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
