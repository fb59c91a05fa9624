import { SourcedData } from '@/components/sources/sourced-data';
import {
  CoinTable,
  WatchList,
  ScreenChanges,
  SourceList,
} from '@/components/dashboard/cards/market-tables';
import { Headlines } from '@/components/news/headlines';
import { dashboardHref } from '@/lib/dashboard/domain/dashboard-query';
import { messages } from '@/lib/messages';
import { watchedIn } from '@/lib/holdings/saved-holding';
import { formatSignedPercent } from '@/lib/money/signed';
import { paperPath, paperPortfolioPath, picksPath } from '@/lib/picks/domain/company/paths';
import { alternative, amfi, coingecko } from '@/lib/sources/providers';
import type { CardView } from './card-view';
import { changeClass } from '@/components/ui/figures/change-class';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { formatDate } from '@/lib/calendar/iso-date';
import type { FundCount } from '@/lib/dashboard/data/market-lines';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import type { MoodSummary } from '@/lib/crypto/domain/mood-summary';

const { crypto, dashboard, news, picksOwn, picksPaper } = messages();

export const coinsCard: CardView<'coins'> = {
  title: dashboard.titles.coins,
  lines: 8,
  action: () => ({ href: '/features/crypto-market', text: dashboard.market.more }),
  show: (loaded, viewer) => (
    <SourcedData
      loaded={loaded}
      sourceName={coingecko.name}
      retryPath={dashboardHref(viewer)}
      pageStatus="sample"
    >
      {(coins) => <CoinTable coins={coins} />}
    </SourcedData>
  ),
};

export const headlinesCard: CardView<'headlines'> = {
  title: news.card.title,
  lines: 8,
  action: () => ({ href: '/features/financial-news', text: news.card.all }),
  show: (loaded) => <Headlines {...loaded} />,
};

export const watchlistCard: CardView<'watchlist'> = {
  title: dashboard.titles.watchlist,
  // Two lines of the skeleton and their gaps are nearly as high as a watched coin or fund with its date.
  lines: ({ items }) =>
    1 +
    2 * (['coin', 'fund'] as const).flatMap((one) => watchedIn(items ?? [], one)).length +
    (watchedIn(items ?? [], 'share').length > 0 ? 1 : 0),
  show: (known, { tab }) => {
    if (!known) return <p>{dashboard.accountUnavailable}</p>;
    const isEmpty = known.coins.length + known.funds.length + known.shareCount === 0;
    // The overview of a new member leaves out the card of an empty list.
    if (isEmpty && tab === 'overview') return null;
    return <WatchList {...known} />;
  },
};

export const screensCard: CardView<'screens'> = {
  title: picksOwn.card.title,
  lines: 17,
  show: (known) =>
    known === 'demo' ? <p>{picksOwn.card.signIn}</p> : <ScreenChanges known={known} />,
};

/** The member's paper portfolios, a line each: gain after charges and tax, and that of the index fund. */
export const paperCard: CardView<'paper'> = {
  title: picksPaper.title,
  lines: 4,
  action: (known) =>
    known && known.lines.length > 0 ? { href: paperPath, text: picksPaper.card.all } : null,
  show: (known) => {
    if (!known) return null;
    if (known.lines.length === 0) {
      return (
        <>
          <p className="text-sm text-ink-soft">{picksPaper.description}</p>
          <TextLink href={picksPath} className="inline-flex min-h-11 items-center text-sm">
            {picksPaper.list.screens}
          </TextLink>
        </>
      );
    }
    const isValued = known.lines.some((line) => line.valuedOn !== null);
    return (
      <div className="grid grid-cols-1 gap-2">
        <Table
          caption={picksPaper.title}
          isCaptionHidden
          className="in-card"
          rows={known.lines}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              title: picksPaper.card.name,
              cell: (line) => <TextLink href={paperPortfolioPath(line.id)}>{line.title}</TextLink>,
            },
            ...(['gainPercent', 'fundPercent'] as const).map((name) => ({
              id: name,
              title: picksPaper.card[name],
              isNumber: true,
              cellClass: (line: (typeof known.lines)[number]) =>
                changeClass(formatSignedPercent(line[name])),
              cell: (line: (typeof known.lines)[number]) => (
                <>
                  {formatSignedPercent(line[name])}
                  {name === 'gainPercent' && line.valuedOn ? (
                    <span className="block text-xs text-ink-soft">{formatDate(line.valuedOn)}</span>
                  ) : null}
                </>
              ),
            })),
          ]}
        />
        <p className="text-xs text-ink-soft">
          {isValued ? picksPaper.card.foot : picksPaper.card.waiting}{' '}
          {known.isSample ? picksPaper.card.sample : null}
        </p>
      </div>
    );
  },
};

export const moodCard: CardView<'mood'> = {
  title: dashboard.titles.mood,
  lines: 3,
  show: (loaded, viewer) => (
    <SourcedData
      loaded={loaded}
      sourceName={alternative.name}
      retryPath={dashboardHref(viewer)}
      pageStatus="sample"
    >
      {(summary) => (summary ? <MoodLine summary={summary} /> : null)}
    </SourcedData>
  ),
};

export const sourcesCard: CardView<'sources'> = {
  title: dashboard.titles.sources,
  lines: 10,
  show: (states) => <SourceList feeds={states} />,
};

export const fundsCard: CardView<'funds'> = {
  title: dashboard.titles.funds,
  lines: 6,
  show: (loaded, viewer) => (
    <SourcedData loaded={loaded} sourceName={amfi.name} retryPath={dashboardHref(viewer)}>
      {(count) => <FundSummary count={count} />}
    </SourcedData>
  ),
};

/** The size of AMFI's list, and a plain form to search it. */
function FundSummary({ count: { schemes, houses, newest } }: { count: FundCount }) {
  return (
    <div className="grid gap-3">
      <p>
        <strong>
          {fill(dashboard.market.funds.count, {
            schemes: formatNumber(schemes),
            houses: formatNumber(houses),
          })}
        </strong>{' '}
        {fill(dashboard.market.funds.newest, { date: formatDate(newest) })}
      </p>
      <form action="/features/mutual-funds" className="flex items-end gap-3">
        <TextField
          id="dashboard-fund"
          name="q"
          label={dashboard.market.funds.words}
          autoComplete="off"
          maxLength={80}
          fieldClassName="flex-1"
        />
        <Button type="submit" variant="secondary" className="min-h-10">
          {dashboard.market.funds.find}
        </Button>
      </form>
    </div>
  );
}

/** The Fear & Greed Index today, a week ago and a month ago. */
function MoodLine({ summary: { now, weekBefore, monthBefore } }: { summary: MoodSummary }) {
  const before = [
    { text: dashboard.market.mood.week, reading: weekBefore },
    { text: dashboard.market.mood.month, reading: monthBefore },
  ];
  return (
    <div className="grid content-start gap-1">
      <p className="text-lg font-semibold">
        {fill(dashboard.market.mood.now, { value: now.value, mood: crypto.mood.words[now.mood] })}
      </p>
      <svg
        viewBox="0 0 200 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2 w-full max-w-56"
      >
        <rect width="200" height="8" rx="4" className="fill-surface-sunken" />
        <rect width={now.value * 2} height="8" rx="4" className="fill-chart-1" />
      </svg>
      <p className="text-sm text-ink-soft">
        {before
          .flatMap(({ text, reading }) => (reading ? fill(text, { value: reading.value }) : []))
          .join(' · ')}
      </p>
    </div>
  );
}
