import { SourcedData } from '@/components/sources/sourced-data';
import { CoinTable } from '@/components/dashboard/market/coin-table';
import { FundSummary } from '@/components/dashboard/market/fund-summary';
import { MoodLine } from '@/components/dashboard/market/mood-line';
import { ScreenChanges } from '@/components/dashboard/market/screen-changes';
import { SourceList } from '@/components/dashboard/market/source-list';
import { WatchList, type WatchedFund } from '@/components/dashboard/market/watch-list';
import { Headlines } from '@/components/news/headlines';
import { fearGreedFeed, marketFeed } from '@/lib/crypto/data/feeds';
import { coinPath } from '@/lib/crypto/domain/coin-path';
import { loadMarket } from '@/lib/crypto/server/source';
import { dashboardHref } from '@/lib/dashboard/dashboard-query';
import { stripCoinOf } from '@/lib/dashboard/market-strip';
import { loadFundCount, loadHeadlines, loadMood, loadStripCoins } from '@/lib/dashboard/source';
import { navAllFeed } from '@/lib/funds/data/feeds';
import { loadSchemes } from '@/lib/funds/server/source';
import { watchedIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { recordPath } from '@/lib/picks/domain/company/paths';
import { lastChanges } from '@/lib/picks/domain/record/last-changes';
import { screens } from '@/lib/picks/domain/screen/screens';
import { readLatestLists } from '@/lib/picks/server/record-store';
import { loadMarket as loadStocks } from '@/lib/picks/server/source';
import { health } from '@/lib/sources/load';
import { alternative, amfi, coingecko } from '@/lib/sources/providers';
import { defineCard } from '../card';

const { crypto, dashboard, news, picksOwn, picksScreens, sources } = messages();

export const coinsCard = defineCard({
  id: 'coins',
  title: dashboard.titles.coins,
  lines: 8,
  load: loadStripCoins,
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
});

export const headlinesCard = defineCard({
  id: 'headlines',
  title: news.card.title,
  lines: 8,
  load: loadHeadlines,
  action: () => ({ href: '/features/financial-news', text: news.card.all }),
  show: (headlines) => <Headlines headlines={headlines} messages={news.card} />,
});

export const watchlistCard = defineCard({
  id: 'watchlist',
  title: dashboard.titles.watchlist,
  lines: 10,
  load: async ({ items }) => {
    if (items === null) return null;
    const coinIds = watchedIn(items, 'coin').map(({ instrumentId }) => instrumentId);
    const codes = watchedIn(items, 'fund').map(({ instrumentId }) => instrumentId);
    const [market, list] = await Promise.all([
      coinIds.length > 0 ? loadMarket() : null,
      codes.length > 0 ? loadSchemes() : null,
    ]);
    const coins = market?.ok ? market.value.data.coins : [];
    const schemes = list?.ok ? list.value.data.schemes : [];
    return {
      coins: coinIds.flatMap((id) => {
        const coin = coins.find((each) => each.id === id);
        return coin ? stripCoinOf(coin) : [];
      }),
      funds: codes.flatMap((code): WatchedFund[] => {
        const scheme = schemes.find((each) => String(each.code) === code);
        if (!scheme) return [];
        const { name, nav, navDate } = scheme;
        return [
          {
            name,
            path: `/features/mutual-funds/${code}`,
            nav: nav !== null && navDate ? { date: navDate, value: nav } : null,
          },
        ];
      }),
    };
  },
  show: (known, { tab }) => {
    if (!known) return <p>{dashboard.accountUnavailable}</p>;
    const isEmpty = known.coins.length + known.funds.length === 0;
    // On the overview of a new member an empty list is no card.
    if (isEmpty && tab === 'overview') return null;
    return <WatchList {...known} coinPathOf={coinPath} messages={dashboard.watchlist} />;
  },
});

/** Who came onto the screens and who left them. Members' content: not read for the sample household. */
export const screensCard = defineCard({
  id: 'screens',
  title: picksOwn.card.title,
  lines: 10,
  load: async ({ kind, now }) => {
    if (kind !== 'member') return 'demo';
    const [entries, market] = await Promise.all([readLatestLists(), loadStocks(now)]);
    if (!market) return null;
    const changes = lastChanges(
      entries.map(({ list }) => list),
      market.universe,
    );
    const namesOf = (companies: readonly { name: string }[]) => companies.map(({ name }) => name);
    return {
      isSample: market.universe.kind === 'sample',
      changes: changes.flatMap(({ screenId, day, digest }) => {
        const screen = screens.find(({ id }) => id === screenId);
        if (!screen) return [];
        return {
          screenId,
          name: picksScreens[screen.id].name,
          path: `${recordPath}?screen=${screen.id}`,
          day,
          entries: namesOf(digest.entries),
          exits: namesOf(digest.exits),
        };
      }),
    };
  },
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
});

export const moodCard = defineCard({
  id: 'mood',
  title: dashboard.titles.mood,
  lines: 6,
  load: loadMood,
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
});

/** The feeds behind the cards of the dashboard. */
const feeds = [marketFeed, navAllFeed, fearGreedFeed];

export const sourcesCard = defineCard({
  id: 'sources',
  title: dashboard.titles.sources,
  lines: 10,
  // Waits for the other cards' sources: a freshly started server has no states to report before that.
  load: async () => {
    await Promise.allSettled([loadStripCoins(), loadFundCount(), loadMood()]);
    return health(feeds);
  },
  show: (states) => <SourceList feeds={states} messages={sources} />,
});

export const fundsCard = defineCard({
  id: 'funds',
  title: dashboard.titles.funds,
  lines: 6,
  load: loadFundCount,
  show: (loaded, viewer) => (
    <SourcedData loaded={loaded} sourceName={amfi.name} retryPath={dashboardHref(viewer)}>
      {(count) => <FundSummary count={count} messages={dashboard.market.funds} />}
    </SourcedData>
  ),
});
