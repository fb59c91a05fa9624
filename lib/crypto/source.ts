import 'server-only';
import { cache } from 'react';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { Loaded } from '@/lib/sources/sourced';
import { offeredCategories } from './category-payload';
import type { Coin, Market, PricePoint } from './coin';
import {
  categoryFeed,
  categoryMembersFeed,
  dollarRateFeed,
  fearGreedFeed,
  globalFeed,
  historyFeed,
  marketFeed,
  trendingFeed,
  type HistorySpan,
} from './feeds';

/** The doors to the providers of the crypto pages. Everything is in rupees; dollars come by `dollarRate`. */
/** Several parts of a page speak of the market: it is read once for each request. */
export const loadMarket = cache((): Promise<Loaded<Market>> => load(marketFeed));
export const loadGlobal = () => load(globalFeed);
export const loadTrending = () => load(trendingFeed);
export const loadCategories = () => load(categoryFeed);
export const loadFearGreed = () => load(fearGreedFeed);
export const loadDollarRate = () => load(dollarRateFeed);

/** One of the 250 coins of the market; any other id is `not-found`, without asking the provider. */
export async function loadCoin(id: string): Promise<Loaded<Coin>> {
  const market = await loadMarket();
  if (!market.ok) return market;
  const coin = market.value.data.coins.find((each) => each.id === id);
  return coin ? success({ ...market.value, data: coin }) : failure('not-found');
}

/** The ids of a category's coins. Any id but those of the categories that we offer is `not-found`, unasked. */
export async function loadCategoryMembers(id: string): Promise<Loaded<readonly string[]>> {
  const categories = await loadCategories();
  if (!categories.ok) return categories;
  const isOffered = offeredCategories(categories.value.data).some((each) => each.id === id);
  return isOffered ? load(categoryMembersFeed(id)) : failure('not-found');
}

/** The prices of one of the market's coins. The free plan may refuse `max`: the answer is a year then. */
export async function loadCoinHistory(
  id: string,
  days: HistorySpan,
): Promise<Loaded<readonly PricePoint[]>> {
  const coin = await loadCoin(id);
  if (!coin.ok) return coin;
  const history = await load(historyFeed(id, days));
  if (history.ok || days !== 'max' || history.problem !== 'refused') return history;
  return load(historyFeed(id, '365'));
}
