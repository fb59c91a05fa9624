import type { ReactNode } from 'react';
import { Amount } from '@/components/ui/figures/amount';
import { Change, Figure } from '@/components/ui/figures/change';
import { TextLink } from '@/components/ui/text-link';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { changeWindows, type Coin, type Extreme } from '@/lib/crypto/domain/coin';
import { formatPrice, formatShortTotal } from '@/lib/crypto/domain/format-price';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { formatSignedPercent, formatSignedRupees } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import { holdingOfCoin } from '@/lib/crypto/domain/your-coins';
import { holdsGift } from '@/lib/holdings/gifts';
import { valueHolding } from '@/lib/holdings/value-holding';
import type { Result } from '@/lib/result';
import type { SavedItem } from '@/lib/saved/saved-item';

const {
  crypto: { coin: coinMessages, table },
  display,
} = messages();
const { figures } = coinMessages;

/** The figures of a coin in the market list, without its price. @param children further rows below them */
export function CoinFigures({ coin, children }: { coin: Coin; children?: ReactNode }) {
  const count = (coins: number | null) =>
    coins === null ? notKnown : `${formatNumber(coins)} ${coin.symbol}`;
  const { price, low24h, high24h } = coin;
  return (
    <div className="grid gap-3 text-sm">
      <dl
        aria-label={figures.changes}
        className="flex flex-wrap justify-between gap-2 border-b border-line pb-3 tabular-nums"
      >
        {changeWindows.map((window) => (
          <div key={window}>
            <dt className="text-xs text-ink-faint">{table.columns[window]}</dt>
            <dd className="font-semibold">
              <Change text={formatSignedPercent(coin.changePercent[window], 1)} />
            </dd>
          </div>
        ))}
      </dl>
      {price !== null && low24h !== null && high24h !== null ? (
        <DayRange price={price} low={low24h} high={high24h} />
      ) : null}
      <dl className="grid divide-y divide-line tabular-nums">
        <Row label={figures.marketCap} note={fill(figures.rank, { rank: formatNumber(coin.rank) })}>
          {formatShortTotal(coin.marketCap, 'inr')}
        </Row>
        <Row label={figures.volume}>{formatShortTotal(coin.volume24h, 'inr')}</Row>
        <ExtremeRow label={figures.allTimeHigh} extreme={coin.allTimeHigh} />
        <ExtremeRow label={figures.allTimeLow} extreme={coin.allTimeLow} />
        <Row label={figures.fullyDiluted}>{formatShortTotal(coin.fullyDilutedValue, 'inr')}</Row>
        <Row label={figures.circulating}>{count(coin.circulatingSupply)}</Row>
        <Row label={figures.maximum}>
          {coin.maxSupply === null ? figures.noMaximum : count(coin.maxSupply)}
        </Row>
        {children}
      </dl>
    </div>
  );
}

function Row({
  label,
  note,
  children,
}: {
  label: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
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

/** What a member holds of this coin, among its figures; nothing where that is none or not known. */
export function HeldRow({
  coin,
  items,
  purchasesHref,
}: {
  coin: Coin;
  items: Result<SavedItem[], AccountProblem>;
  purchasesHref: string;
}) {
  const holding = items.ok ? holdingOfCoin(coin.id, items.value) : undefined;
  if (!holding) return null;
  const { quantity, valueRupees, gainRupees } = valueHolding(holding, coin.price);
  const gain = formatSignedRupees(holdsGift(holding) ? null : gainRupees);
  const hiddenLabel = display.amountHidden;
  return (
    <Row
      label={<TextLink href={purchasesHref}>{figures.held}</TextLink>}
      note={
        <>
          <Amount full={`${formatNumber(quantity, 8)} ${coin.symbol}`} hiddenLabel={hiddenLabel} />
          {' · '}
          <Figure text={gain} hiddenLabel={hiddenLabel} />
        </>
      }
    >
      <Amount full={formatRupees(valueRupees)} hiddenLabel={hiddenLabel} />
    </Row>
  );
}

function ExtremeRow({ label, extreme }: { label: string; extreme: Extreme | null }) {
  if (!extreme) return <Row label={label}>{notKnown}</Row>;
  const { price, changePercent, at } = extreme;
  return (
    <Row
      label={label}
      note={fill(figures.since, {
        date: at ? formatDate(dateInIndia(new Date(at))) : notKnown,
        change: formatSignedPercent(changePercent, 1),
      })}
    >
      {formatPrice(price, 'inr')}
    </Row>
  );
}

/** Where the price is between the lowest and the highest of the day. */
function DayRange({ price, low, high }: { price: number; low: number; high: number }) {
  const share = high > low ? Math.min(1, Math.max(0, (price - low) / (high - low))) : 0.5;
  const at = 2 + share * 196;
  const rupees = (value: number) => formatPrice(value, 'inr');
  return (
    <div className="grid gap-1 text-xs">
      <p className="text-ink-faint">{figures.dayRange}</p>
      <svg
        viewBox="0 0 200 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(figures.dayRangeText, {
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
