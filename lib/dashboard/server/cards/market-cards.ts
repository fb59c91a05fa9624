import { fearGreedFeed, marketFeed } from '@/lib/crypto/data/feeds';
import { loadMarket } from '@/lib/crypto/server/source';
import { watchListOf } from '@/lib/dashboard/data/market-lines';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { loadFundCount, loadMood, loadStripCoins } from '@/lib/dashboard/server/source';
import { navAllFeed } from '@/lib/funds/data/feeds';
import { loadFundValues, loadSchemes } from '@/lib/funds/server/source';
import { watchedIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { papersIn } from '@/lib/picks/data/saved-paper';
import { recordPath } from '@/lib/picks/domain/company/paths';
import { lastChanges } from '@/lib/picks/domain/record/recorded-list';
import { screens } from '@/lib/picks/domain/screen/screens';
import { loadPapers } from '@/lib/picks/server/paper-source';
import { readLatestLists } from '@/lib/picks/server/record-store';
import { loadMarket as loadStocks } from '@/lib/picks/server/source';
import { health } from '@/lib/sources/load';

const { picksScreens } = messages();

export async function loadWatchlist({ items }: Viewer) {
  if (items === null) return null;
  const [market, list] = await Promise.all([
    watchedIn(items, 'coin').length > 0 ? loadMarket() : null,
    watchedIn(items, 'fund').length > 0 ? loadSchemes() : null,
  ]);
  return watchListOf(items, market, list);
}

/** Companies that entered or left the screens. Members' content: not read for the sample household. */
export async function loadScreenChanges({ kind, now }: Viewer) {
  if (kind !== 'member') return 'demo' as const;
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
}

const shownPapers = 5;

/** A member's newest paper portfolios; null where there are none. Not computed for the sample household. */
export async function loadPaperLines({ kind, items, now }: Viewer) {
  const portfolios = kind === 'member' ? papersIn(items ?? []).slice(0, shownPapers) : [];
  const market = portfolios.length > 0 ? await loadStocks(now) : null;
  if (!market) return null;
  const { papers } = await loadPapers(portfolios, market, loadFundValues);
  return {
    isSample: market.universe.kind === 'sample',
    lines: papers.map(({ portfolio: { id, title }, result }) => ({
      id,
      title,
      gainPercent: result?.figures?.paper.gainPercent ?? null,
      fundPercent: result?.figures?.fund?.gainPercent ?? null,
      valuedOn: result?.figures?.valuedOn ?? null,
    })),
  };
}

/** The feeds behind the cards of the dashboard. */
const feeds = [marketFeed, navAllFeed, fearGreedFeed];

/** Waits for the other cards' sources: a freshly started server has no states to report before that. */
export async function loadSourceStates() {
  await Promise.allSettled([loadStripCoins(), loadFundCount(), loadMood()]);
  return health(feeds);
}
