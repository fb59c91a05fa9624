import { SourcedData } from '@/components/sources/sourced-data';
import { CoinTable } from '@/components/dashboard/market/coin-table';
import { FundSummary } from '@/components/dashboard/market/fund-summary';
import { MoodLine } from '@/components/dashboard/market/mood-line';
import { ScreenChanges } from '@/components/dashboard/market/screen-changes';
import { SourceList } from '@/components/dashboard/market/source-list';
import { WatchList } from '@/components/dashboard/market/watch-list';
import { Headlines } from '@/components/news/headlines';
import { coinPath } from '@/lib/crypto/domain/coin-path';
import { dashboardHref } from '@/lib/dashboard/domain/dashboard-query';
import { messages } from '@/lib/messages';
import { recordPath } from '@/lib/picks/domain/company/paths';

import { alternative, amfi, coingecko } from '@/lib/sources/providers';
import type { CardView } from './card-view';

const { crypto, dashboard, news, picksOwn, sources } = messages();

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
      {(coins) => <CoinTable coins={coins} messages={dashboard.market} />}
    </SourcedData>
  ),
};

export const headlinesCard: CardView<'headlines'> = {
  title: news.card.title,
  lines: 8,
  action: () => ({ href: '/features/financial-news', text: news.card.all }),
  show: (headlines) => <Headlines headlines={headlines} messages={news.card} />,
};

export const watchlistCard: CardView<'watchlist'> = {
  title: dashboard.titles.watchlist,
  lines: 10,
  show: (known, { tab }) => {
    if (!known) return <p>{dashboard.accountUnavailable}</p>;
    const isEmpty = known.coins.length + known.funds.length === 0;
    // On the overview of a new member an empty list is no card.
    if (isEmpty && tab === 'overview') return null;
    return <WatchList {...known} coinPathOf={coinPath} messages={dashboard.watchlist} />;
  },
};

export const screensCard: CardView<'screens'> = {
  title: picksOwn.card.title,
  lines: 10,
  show: (known) =>
    known === 'demo' ? (
      <p>{picksOwn.card.signIn}</p>
    ) : (
      <ScreenChanges
        changes={known && known.changes.length > 0 ? known.changes : null}
        isSample={known?.isSample ?? false}
        recordPath={recordPath}
        messages={picksOwn.card}
      />
    ),
};

export const moodCard: CardView<'mood'> = {
  title: dashboard.titles.mood,
  lines: 6,
  show: (loaded, viewer) => (
    <SourcedData
      loaded={loaded}
      sourceName={alternative.name}
      retryPath={dashboardHref(viewer)}
      pageStatus="sample"
    >
      {(summary) =>
        summary ? (
          <MoodLine summary={summary} moods={crypto.mood.words} messages={dashboard.market.mood} />
        ) : null
      }
    </SourcedData>
  ),
};

export const sourcesCard: CardView<'sources'> = {
  title: dashboard.titles.sources,
  lines: 10,
  show: (states) => <SourceList feeds={states} messages={sources} />,
};

export const fundsCard: CardView<'funds'> = {
  title: dashboard.titles.funds,
  lines: 6,
  show: (loaded, viewer) => (
    <SourcedData loaded={loaded} sourceName={amfi.name} retryPath={dashboardHref(viewer)}>
      {(count) => <FundSummary count={count} messages={dashboard.market.funds} />}
    </SourcedData>
  ),
};
