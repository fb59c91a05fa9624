import 'server-only';
import { cache } from 'react';
import { env } from '@/lib/env';
import { failure, success } from '@/lib/result';
import { listMySavedItems } from '@/lib/saved/store';
import { load } from '@/lib/sources/load';
import type { Loaded, Sourced, SourceProblem } from '@/lib/sources/sourced';
import { offeredCategories } from '@/lib/crypto/data/trending-payload';
import { coinPath, type Coin, type Market, type PricePoint } from '@/lib/crypto/domain/coin';
import {
  categoryFeed,
  categoryMembersFeed,
  dollarRateFeed,
  fearGreedFeed,
  globalFeed,
  historyFeed,
  marketFeed,
  trendingFeed,
} from '@/lib/crypto/data/feeds';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import type { MarketQuery } from '@/lib/crypto/domain/market-query';
import type { Feed } from '@/lib/sources/feed';
import type { PriceRange } from '@/lib/crypto/domain/coin-query';
import { lastDays, weekPoints } from '@/lib/crypto/domain/price-points';
import { chooseCoins } from '@/lib/crypto/domain/compare';

type History = Loaded<readonly PricePoint[]>;

/** Prices are in rupees. Several parts of a page need the market: it is read once per request. */
export const loadMarket = cache((): Promise<Loaded<Market>> => load(marketFeed));
export const loadGlobal = () => load(globalFeed);
export const loadTrending = () => load(trendingFeed);
export const loadCategories = cache(() => load(categoryFeed));
export const loadFearGreed = () => load(fearGreedFeed);
export const loadDollarRate = () => load(dollarRateFeed);

/** One of the 250 coins of the market; any other id is `not-found`, without a request to the provider. */
export async function loadCoin(id: string): Promise<Loaded<Coin>> {
  const market = await loadMarket();
  if (!market.ok) return market;
  const coin = market.value.data.coins.find((each) => each.id === id);
  return coin ? success({ ...market.value, data: coin }) : failure('not-found');
}

/** The ids of a category's coins; `not-found`, without a request, for a category that we do not offer. */
export async function loadCategoryMembers(id: string): Promise<Loaded<readonly string[]>> {
  const categories = await loadCategories();
  if (!categories.ok) return categories;
  const isOffered = offeredCategories(categories.value.data).some((each) => each.id === id);
  return isOffered ? load(categoryMembersFeed(id)) : failure('not-found');
}

/** The prices of one of the market's coins over a number of days. */
export async function loadCoinHistory(id: string, days: '1' | '90'): Promise<History> {
  const coin = await loadCoin(id);
  return coin.ok ? load(historyFeed(id, days)) : coin;
}

/** All prices of one of the market's coins that the provider's plan gives: at least a year where the coin is so old. */
export async function loadLongestHistory(id: string): Promise<History> {
  const coin = await loadCoin(id);
  return coin.ok ? longestHistory(load, id, { isPaidPlan: hasWholeHistories() }) : coin;
}

/** Whether histories reach back to a coin's first day; on the free plan they end after a year. */
export function hasWholeHistories(): boolean {
  return env.sources.coingeckoPaidKey !== null;
}

/** What the chosen view shows, and no figures of other views. */
export async function loadView(query: MarketQuery): Promise<ViewFigures> {
  const loadRate = () => (query.currency === 'usd' ? loadDollarRate() : null);
  const { view } = query;
  switch (view) {
    case 'coins': {
      const [market, categories, members, rate] = await Promise.all([
        loadMarket(),
        loadCategories(),
        query.category ? loadCategoryMembers(query.category) : null,
        loadRate(),
      ]);
      return { view, market, categories, members, rate };
    }
    case 'yours': {
      const [items, market] = await Promise.all([listMySavedItems(), loadMarket()]);
      return { view, items, market };
    }
    case 'movers': {
      const [market, rate] = await Promise.all([loadMarket(), loadRate()]);
      return { view, market, rate };
    }
    case 'trending': {
      const [trending, market, rate] = await Promise.all([
        loadTrending(),
        loadMarket(),
        loadRate(),
      ]);
      return { view, trending, market, rate };
    }
    case 'categories': {
      const [categories, rate] = await Promise.all([
        loadCategories(),
        query.currency === 'inr' ? loadDollarRate() : null,
      ]);
      return { view, categories, rate };
    }
    case 'mood':
      return { view, mood: await loadFearGreed() };
  }
}

/** The names of the market's coins with the paths of their pages; empty while the market is not known. */
export async function loadCoinLinks(): Promise<{ name: string; path: string }[]> {
  const market = await loadMarket();
  if (!market.ok) return [];
  return market.value.data.coins.map(({ id, name }) => ({ name, path: coinPath(id) }));
}

type Load = <T>(feed: Feed<T>) => Promise<Loaded<T>>;

/**
 * The longest history of a coin that the plan answers: a year of the free plan, which refuses more (status 401, error
 * code 10012), and everything of a paid one. A paid plan that refuses all the same leaves a year.
 */
export async function longestHistory(
  load: Load,
  id: string,
  { isPaidPlan }: { isPaidPlan: boolean },
): Promise<History> {
  const whole = isPaidPlan ? await load(historyFeed(id, 'max')) : null;
  if (whole && (whole.ok || whole.problem !== 'refused')) return whole;
  return load(historyFeed(id, '365'));
}

type RangeHistory = {
  history: History;
  /** Why the week of the market list is shown instead of the range; null otherwise. */
  weekBecause: SourceProblem | null;
};

/** The prices of a range, or the week of prices in the market list while the provider does not give them. */
export async function loadRangeHistory(
  coin: Sourced<Coin>,
  range: PriceRange,
): Promise<RangeHistory> {
  const history = await loadRange(coin, range);
  if (history.ok || coin.data.weekPrices.length < 2) return { history, weekBecause: null };
  return { history: weekOf(coin.data, coin), weekBecause: history.problem };
}

/** Few calls: a month is cut from 90 days of prices, a year from the longest history. */
async function loadRange(coin: Sourced<Coin>, range: PriceRange): Promise<History> {
  const { id } = coin.data;
  switch (range) {
    case '7d':
      return weekOf(coin.data, coin);
    case '1d':
      return loadCoinHistory(id, '1');
    case '30d':
      return cut(await loadCoinHistory(id, '90'), 30);
    case '90d':
      return loadCoinHistory(id, '90');
    case '1y':
      return cut(await loadLongestHistory(id), 365);
    case 'max':
      return loadLongestHistory(id);
  }
}

/** The week of prices in the market list. */
function weekOf(coin: Coin, market: Sourced<unknown>): History {
  return success({ ...market, data: weekPoints(coin.weekPrices, market.asOf) });
}

function cut(history: History, days: number): History {
  if (!history.ok) return history;
  return success({ ...history.value, data: lastDays(history.value.data, days) });
}

export type CoinHistory = { coin: Coin; history: History };

/** How many of the largest coins are compared where the query names none. */
const defaultCount = 2;

/**
 * The coins that the words mean, with their prices. Where the provider gives no history for any of them, the week of
 * prices in the market list is compared, and `weekBecause` says why.
 */
export async function loadComparedHistories(typed: readonly string[]) {
  const market = await loadMarket();
  const coins = market.ok ? market.value.data.coins : [];
  const words = typed.length > 0 ? typed : coins.slice(0, defaultCount).map(({ id }) => id);
  const { chosen, unknown } = chooseCoins(coins, words);
  const histories = await Promise.all(
    chosen.map(async (coin) => ({ coin, history: await loadLongestHistory(coin.id) })),
  );
  const [first] = histories;
  const isWeek = market.ok && first && histories.every(({ history }) => !history.ok);
  const weekBecause: SourceProblem | null =
    isWeek && !first.history.ok ? first.history.problem : null;
  return {
    market,
    words,
    unknown: market.ok ? unknown : [],
    histories: isWeek
      ? chosen.map((coin) => ({ coin, history: weekOf(coin, market.value) }))
      : histories,
    weekBecause,
  };
}
