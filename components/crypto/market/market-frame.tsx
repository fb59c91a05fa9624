import type { ReactNode } from 'react';
import { SourcedData } from '@/components/sources/sourced-data';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { PageTabs } from '@/components/ui/page-tabs';
import { Panel } from '@/components/ui/panel';
import { schedulePath } from '@/lib/crypto/domain/coin';
import { comparePath } from '@/lib/crypto/domain/compare';
import { marketPath, marketViews, type MarketQuery } from '@/lib/crypto/domain/market-query';
import { messages, type Messages } from '@/lib/messages';
import { formatSignedPercent } from '@/lib/money/signed';
import type { Loaded, Sourced } from '@/lib/sources/sourced';
import { changeClass } from '@/components/ui/figures/change-class';
import { Stat } from '@/components/ui/figures/stat';
import type { GlobalMarket } from '@/lib/crypto/data/market-payload';
import type { MoodReading } from '@/lib/crypto/domain/mood-summary';
import { fill } from '@/lib/messages/fill';
import { formatShortRupees, formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatNumber } from '@/lib/money/rupees';

const { views, global: titles, mood: moods, loading, loadAgain } = messages().crypto;

type MarketTab = keyof Omit<Messages['crypto']['views'], 'label'>;

/** One view of the market below the tabs of all of them; the last two are pages of their own. */
export function MarketPanel({
  current,
  query,
  tools,
  foot,
  children,
}: {
  current: MarketTab;
  query: MarketQuery;
  tools?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const tabs = [
    ...marketViews.map((view) => ({ id: view, href: marketPath(query, { view }) })),
    { id: 'compare' as const, href: comparePath },
    { id: 'schedule' as const, href: schedulePath },
  ];
  return (
    <Panel
      id={current}
      label={views[current]}
      head={
        <PageTabs
          label={views.label}
          tabs={tabs.map(({ id, href }) => ({ id, href, title: views[id] }))}
          current={current}
          className="-mb-px self-end"
        />
      }
      tools={tools}
      foot={foot}
    >
      {children}
    </Panel>
  );
}

/** The figures of a view without padding, or with padding the reason why there are none. */
export function ViewData<T>({
  loaded,
  sourceName,
  retryPath,
  children,
}: {
  loaded: Loaded<T>;
  sourceName: string;
  retryPath: string;
  children: (data: T, sourced: Sourced<T>) => ReactNode;
}) {
  if (loaded.ok) return children(loaded.value.data, loaded.value);
  return (
    <div className="p-4 md:p-5">
      <SourcedData loaded={loaded} sourceName={sourceName} retryPath={retryPath}>
        {children}
      </SourcedData>
    </div>
  );
}

/** In place of figures that are loading. Without scripts they never arrive, so it says to load the page again. */
export function FiguresSkeleton({ lines }: { lines: number }) {
  return (
    <>
      <Skeleton label={loading} lines={lines} />
      <noscript>{loadAgain}</noscript>
    </>
  );
}

/** A few figures of the whole market in a row beside the title. */
export function MarketTotals({ children }: { children: ReactNode }) {
  return (
    <dl className="flex min-h-5 w-full flex-wrap justify-between gap-x-3 gap-y-0.5 text-xs tabular-nums max-lg:order-last lg:ml-1 lg:w-auto lg:gap-x-4 lg:divide-x lg:divide-line lg:*:not-last:pr-4">
      {children}
    </dl>
  );
}

function Total({
  label,
  short,
  isWide = false,
  className,
  children,
}: {
  label: string;
  /** On a phone. */
  short?: string;
  /** Hidden on narrow screens. */
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames('gap-1.5', isWide ? 'hidden lg:flex' : 'flex', className)}>
      <dt className="text-ink-faint">
        {short ? (
          <>
            <span className="max-lg:hidden">{label}</span>
            <span className="lg:hidden">{short}</span>
          </>
        ) : (
          label
        )}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

export function GlobalTotals({
  global: { marketCap, capChange24hPercent, volume24h, dominance },
  stale,
}: {
  global: GlobalMarket;
  /** How old the figures are, where they are older than they should be. */
  stale: ReactNode;
}) {
  const [largest] = dominance;
  const change = formatSignedPercent(capChange24hPercent);
  return (
    <>
      <Total label={titles.marketCap} short={titles.marketCapShort}>
        {formatShortRupees(marketCap)}{' '}
        <span className={classNames('ml-1', changeClass(change))}>{change}</span>
        {capChange24hPercent === null ? null : (
          <span className="font-normal text-ink-soft"> {titles.inDollars}</span>
        )}
        {stale}
      </Total>
      <Total label={titles.volume} short={titles.volumeShort}>
        {formatShortRupees(volume24h)}
      </Total>
      {largest ? (
        <Total label={fill(titles.dominance, { symbol: largest.symbol })} isWide>
          {formatPercent(largest.sharePercent, 1)}
        </Total>
      ) : null}
    </>
  );
}

export function MoodTotal({ now: { value, mood }, stale }: { now: MoodReading; stale: ReactNode }) {
  return (
    // Three figures do not fit beside each other below 412 px; this one has a tab of its own.
    <Total label={titles.mood} short={titles.moodShort} className="max-[25.75rem]:hidden">
      {value} <span className="font-normal text-ink-soft max-lg:hidden">{moods.words[mood]}</span>
      {stale}
    </Total>
  );
}

const namedShares = 2;

/** All that the provider says of the whole market. */
export function GlobalFigures({
  global: { marketCap, capChange24hPercent, volume24h, dominance, coinCount },
}: {
  global: GlobalMarket;
}) {
  const volumeShare = volume24h === null ? null : (volume24h / marketCap) * 100;
  const change = formatSignedPercent(capChange24hPercent);
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <Stat
        label={titles.marketCap}
        value={formatLakhCrore(marketCap)}
        note={
          <span className={changeClass(change)}>{fill(titles.marketCapChange, { change })}</span>
        }
      />
      <Stat
        label={titles.volume}
        value={formatLakhCrore(volume24h)}
        note={fill(titles.volumeShare, { percent: formatPercent(volumeShare, 1) })}
      />
      {dominance.slice(0, namedShares).map(({ symbol, sharePercent }) => (
        <Stat
          key={symbol}
          label={fill(titles.dominance, { symbol })}
          value={formatPercent(sharePercent, 1)}
          note={titles.dominanceNote}
        />
      ))}
      <Stat label={titles.coinCount} value={formatNumber(coinCount)} />
    </dl>
  );
}
