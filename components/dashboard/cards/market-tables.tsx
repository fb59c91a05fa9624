import { Sparkline } from '@/components/charts/sparkline';
import { Change } from '@/components/ui/figures/change';
import { RouteLink } from '@/components/ui/route-link';
import { figureColumn, Table } from '@/components/ui/table';
import { coinPath } from '@/lib/crypto/domain/coin';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import type { StripCoin, WatchedCoin, WatchedFund } from '@/lib/dashboard/data/market-lines';
import type { CardData } from '@/lib/dashboard/views';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { formatSigned, formatSignedPercent } from '@/lib/money/signed';
import { recordPath, watchedSharesPath } from '@/lib/picks/domain/company/paths';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextLink } from '@/components/ui/text-link';
import { Badge } from '@/components/ui/badge';
import { feedName, feedTones } from '@/components/sources/data-status';
import { ageText } from '@/components/sources/source-note';
import type { FeedHealth } from '@/lib/sources/feed-states';
import { messages } from '@/lib/messages';

const { dashboard, picksOwn, sources } = messages();
const { card: cardMessages } = picksOwn;

/** A few coins: week, price and day. */
export function CoinTable({ coins }: { coins: readonly StripCoin[] }) {
  const { columns } = dashboard.market;
  return (
    <Table
      caption={dashboard.market.caption}
      isCaptionHidden
      // From xl on three cards are side by side: the figures then take the place of the line.
      className="in-card xl:max-2xl:[&_.sparkline]:w-14"
      rows={coins}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'coin',
          title: columns.coin,
          cell: ({ id, name, symbol }) => (
            <>
              <RouteLink href={coinPath(id)} prefetches={false} className="hover:underline">
                <bdi>{name}</bdi>
              </RouteLink>{' '}
              <span className="text-xs text-ink-soft">{symbol}</span>
            </>
          ),
        },
        figureColumn('week', columns.week, ({ name, weekPrices }: StripCoin) =>
          weekPrices.length > 1 ? (
            <Sparkline values={weekPrices} label={fill(dashboard.market.week, { name })} />
          ) : null,
        ),
        figureColumn('price', columns.price, ({ price }: StripCoin) =>
          formatPrice(price, 'inr').replace('₹', ''),
        ),
        {
          id: 'day',
          title: columns.day,
          isNumber: true,
          isChange: true,
          cell: ({ change24hPercent }) => formatSigned(change24hPercent),
        },
      ]}
    />
  );
}

/** Watched coins and funds with their newest price and its day, and where the watched shares are listed. */
export function WatchList({
  coins,
  funds,
  shareCount,
}: {
  coins: readonly WatchedCoin[];
  funds: readonly WatchedFund[];
  shareCount: number;
}) {
  const row =
    'col-span-full grid grid-cols-subgrid items-baseline border-b border-line py-2 last:border-0';
  // On a phone one below the other, so that the name has room; from md on, price and change have a column each.
  const figures = 'text-right whitespace-nowrap tabular-nums md:contents';
  const shares =
    shareCount > 0 ? (
      <TextLink href={watchedSharesPath} className="inline-flex min-h-11 items-center">
        {fillCount(shareCount, dashboard.watchlist.shares, { count: formatNumber(shareCount) })}
      </TextLink>
    ) : null;
  if (coins.length + funds.length === 0) {
    if (shares) return shares;
    return (
      <EmptyState
        title={dashboard.watchlist.none}
        action={
          <p className="flex flex-wrap justify-center gap-2">
            <ButtonLink href="/features/mutual-funds">{dashboard.watchlist.funds}</ButtonLink>
            <ButtonLink href="/features/crypto-market" variant="secondary">
              {dashboard.watchlist.coins}
            </ButtonLink>
          </p>
        }
      >
        {dashboard.watchlist.how}
      </EmptyState>
    );
  }
  const nameOf = (name: string, path: string | null) =>
    path ? (
      <RouteLink href={path} className="font-semibold hover:underline">
        <bdi>{name}</bdi>
      </RouteLink>
    ) : (
      <bdi className="font-semibold">{name}</bdi>
    );
  const dayOf = (date: IsoDate | null) => (
    <span className="block text-ink-soft">{date ? formatDate(date) : null}</span>
  );
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 md:grid-cols-[minmax(0,1fr)_auto_auto] md:gap-x-8">
        {coins.map(({ id, name, path, symbol, price, change24hPercent, pricedOn }) => (
          <li key={id} className={row}>
            <span>
              {nameOf(name, path)} <span className="text-sm text-ink-soft">{symbol}</span>
            </span>
            <span className={figures}>
              <span>{formatPrice(price, 'inr')}</span>{' '}
              <span className="text-sm max-md:block">
                {price === null ? null : (
                  <>
                    <Change text={formatSignedPercent(change24hPercent)} />{' '}
                    {dashboard.watchlist.day}
                  </>
                )}
                {dayOf(pricedOn)}
              </span>
            </span>
          </li>
        ))}
        {funds.map(({ name, path, nav, dayPercent }) => (
          <li key={path} className={row}>
            {nameOf(name, path)}
            <span className={figures}>
              <span>{formatPrice(nav?.value ?? null, 'inr')}</span>{' '}
              <span className="text-sm max-md:block">
                {nav && dayPercent !== null ? (
                  <>
                    <Change text={formatSignedPercent(dayPercent)} /> {dashboard.watchlist.fundDay}
                  </>
                ) : null}
                {dayOf(nav?.date ?? null)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {shares}
    </>
  );
}

/** Who came onto which screen and who left it at its last run; no changes while no screen has run twice. */
export function ScreenChanges({ known }: { known: Exclude<CardData<'screens'>, 'demo'> }) {
  const changes = known?.changes ?? [];
  const moved = changes.filter(({ entries, exits }) => entries.length + exits.length > 0);
  return (
    <div className="@container grid gap-3">
      {changes.length === 0 ? <p>{cardMessages.none}</p> : null}
      {changes.length > 0 && moved.length === 0 ? <p>{cardMessages.quiet}</p> : null}
      <ul className="gap-x-8 @min-[37.5rem]:columns-2 @min-[60rem]:columns-3">
        {moved.map(({ screenId, name, path, day, entries, exits }) => (
          <li key={screenId} className="mb-2 break-inside-avoid text-sm last:mb-0">
            <TextLink href={path}>
              {fill(cardMessages.line, {
                screen: name,
                entries: entries.length,
                exits: exits.length,
                day: formatDate(day),
              })}
            </TextLink>
            {entries.length > 0 ? (
              <p>{fill(cardMessages.in, { names: entries.join(', ') })}</p>
            ) : null}
            {exits.length > 0 ? <p>{fill(cardMessages.out, { names: exits.join(', ') })}</p> : null}
          </li>
        ))}
      </ul>
      {known?.isSample ? <p className="text-sm text-ink-soft">{cardMessages.sample}</p> : null}
      <p>
        <TextLink href={recordPath}>{cardMessages.all}</TextLink>
      </p>
    </div>
  );
}

/** The sources of figures with their state and age: short, for a card. */
export function SourceList({ feeds }: { feeds: readonly FeedHealth[] }) {
  const { panel } = sources;
  return (
    <ul className="grid">
      {feeds.map(({ feed, provider, state, ageSeconds }) => (
        <li
          key={feed}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-2 text-sm last:border-0"
        >
          <span className="min-w-0">
            <span className="block font-semibold">{feedName(feed, panel.feeds)}</span>
            <span className="text-ink-soft">
              {[
                // Sample data have no provider, and the badge says what they are.
                ...(state === 'sample' ? [] : [provider]),
                ...(ageSeconds === null
                  ? []
                  : [fill(sources.pill.stale, { age: ageText(ageSeconds, sources) })]),
              ].join(' · ')}
            </span>
          </span>
          <Badge tone={feedTones[state]}>{panel.states[state]}</Badge>
        </li>
      ))}
    </ul>
  );
}
