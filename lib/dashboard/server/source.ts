import 'server-only';
import { summariseMood, type MoodSummary } from '@/lib/crypto/domain/mood-summary';
import { loadFearGreed, loadMarket } from '@/lib/crypto/server/source';
import { loadSchemes } from '@/lib/funds/server/source';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import type { SavedItem } from '@/lib/saved/saved-item';
import { emptyReadingList } from '@/lib/news/domain/reading-list';
import { latestHeadlines, type Headline } from '@/lib/news/server/source';
import { readMyReadingList } from '@/lib/news/server/store';
import { success } from '@/lib/result';
import { leastCurrent, type Loaded } from '@/lib/sources/sourced';
import { memoizeFor } from '@/lib/memoize';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import {
  countFunds,
  stripCoins,
  type FundCount,
  type StripCoin,
} from '@/lib/dashboard/data/market-lines';
import { cryptoFeeds } from '@/lib/crypto/data/feeds';
import { fundFeeds } from '@/lib/funds/data/feeds';
import { newsFeeds } from '@/lib/news/data/feeds';

const shortMs = 20_000;
const brief = {
  cacheMs: (loaded: Loaded<unknown>) => (loaded.ok ? shortMs : 0),
  now: () => Date.now(),
};

export const loadStripCoins = memoizeFor<Loaded<StripCoin[]>>(
  async () => reading(await loadMarket(), stripCoins),
  brief,
);

export const loadFundCount = memoizeFor<Loaded<FundCount>>(
  async () => reading(await loadSchemes(), countFunds),
  brief,
);

/** The sources of the prices of what is held: the list of NAVs, and the coin market. A member's own prices have none. */
export function loadPriceSources(items: readonly SavedItem[]): Promise<Loaded<unknown>[]> {
  return Promise.all([
    ...(holdingsIn(items, 'fund').length > 0 ? [loadFundCount()] : []),
    ...(holdingsIn(items, 'coin').length > 0 ? [loadStripCoins()] : []),
  ]);
}

/** The list of NAVs, which has most prices, or the less current of the two; null where no price is ours. */
export async function loadPriceSource(
  items: readonly SavedItem[],
): Promise<Loaded<unknown> | null> {
  const loaded = await loadPriceSources(items);
  const main = leastCurrent(loaded.flatMap((each) => (each.ok ? each.value : [])));
  return main ? success(main) : (loaded[0] ?? null);
}

export const loadMood = memoizeFor<Loaded<MoodSummary | null>>(
  async () => reading(await loadFearGreed(), summariseMood),
  brief,
);

const headlinesInCard = 4;

const loadHeadlinesForAll = memoizeFor<Headline[]>(() => latestHeadlines(headlinesInCard), {
  ...brief,
  cacheMs: (headlines) => (headlines.length > 0 ? shortMs : 0),
});

/** A member's mutes hold here as on the page of news; the mutes of guests are in their browsers. */
export async function loadHeadlines({ kind }: Pick<Viewer, 'kind'>): Promise<{
  headlines: Headline[];
  /** None is left, though there are headlines for others. */
  areAllMuted: boolean;
  areMutesUnknown: boolean;
}> {
  const list = kind === 'member' ? await readMyReadingList() : null;
  const mutes = list?.ok ? list.value : emptyReadingList;
  const hasMutes = mutes.mutedWords.length + mutes.mutedOutlets.length > 0;
  const headlines = await (hasMutes
    ? latestHeadlines(headlinesInCard, mutes)
    : loadHeadlinesForAll());
  return {
    headlines,
    areAllMuted: hasMutes && headlines.length === 0 && (await loadHeadlinesForAll()).length > 0,
    areMutesUnknown: list !== null && !list.ok && list.problem === 'unavailable',
  };
}

function reading<From, To>(loaded: Loaded<From>, read: (data: From) => To): Loaded<To> {
  return loaded.ok ? success({ ...loaded.value, data: read(loaded.value.data) }) : loaded;
}

/** Every source of the status light and the health route. */
export const watchedFeeds = [...cryptoFeeds, ...fundFeeds, ...newsFeeds];
