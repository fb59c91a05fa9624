import { z } from 'zod';
import { jsonReader, type Feed } from '@/lib/sources/feed';
import { alternative, coingecko, frankfurter } from '@/lib/sources/providers';
import type { Market, PricePoint } from '@/lib/crypto/domain/coin';
import {
  fearGreedPayloadSchema,
  historyPayloadSchema,
  readDollarRate,
  readFearGreed,
  readHistory,
  type DollarRate,
} from './history-payloads';
import type { MoodReading } from '@/lib/crypto/domain/mood-summary';
import {
  globalPayloadSchema,
  marketPayloadSchema,
  readGlobal,
  readMarket,
  type GlobalMarket,
} from './market-payload';
import {
  categoryPayloadSchema,
  readCategories,
  type CoinCategory,
  categoryMembersPayloadSchema,
  readCategoryMembers,
  readTrending,
  trendingPayloadSchema,
  type TrendingCoin,
} from './trending-payload';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const usual = {
  cachedIn: 'cache',
  version: 1,
  isEssential: false,
  canBeMissing: false,
  staleWhenOlderThanMs: null,
} as const;

/** The 250 largest coins: one answer serves every page, order and search. */
export const marketFeed: Feed<Market> = {
  ...usual,
  provider: coingecko,
  key: 'coingecko/market',
  path:
    '/coins/markets?vs_currency=inr&order=market_cap_desc&per_page=250&page=1&sparkline=true' +
    '&price_change_percentage=1h,24h,7d,30d,1y',
  freshForSeconds: 6 * minute,
  isEssential: true,
  staleWhenOlderThanMs: hour * 1000,
  isFragment: (next, known) => next.coins.length < known.coins.length * 0.8,
  read: jsonReader(marketPayloadSchema, readMarket),
};

// The next three share the few calls a day of lists (lib/sources/providers.ts): 12 + 4 + 4 of 22.
export const globalFeed: Feed<GlobalMarket> = {
  ...usual,
  provider: coingecko,
  key: 'coingecko/global',
  path: '/global',
  freshForSeconds: 2 * hour,
  staleWhenOlderThanMs: 6 * hour * 1000,
  read: jsonReader(globalPayloadSchema, readGlobal),
};

export const trendingFeed: Feed<readonly TrendingCoin[]> = {
  ...usual,
  provider: coingecko,
  key: 'coingecko/trending',
  path: '/search/trending',
  freshForSeconds: 6 * hour,
  read: jsonReader(trendingPayloadSchema, readTrending),
};

export const categoryFeed: Feed<readonly CoinCategory[]> = {
  ...usual,
  provider: coingecko,
  key: 'coingecko/categories',
  path: '/coins/categories',
  freshForSeconds: 6 * hour,
  read: jsonReader(categoryPayloadSchema, readCategories),
};

/** Which coins belong to a category: that changes rarely, so a week costs one call. @param id one of `categoryFeed`. */
export function categoryMembersFeed(id: string): Feed<readonly string[]> {
  return {
    ...usual,
    provider: coingecko,
    key: `coingecko/category/${encodeURIComponent(id).replaceAll('%', '_')}`,
    kind: 'coingecko/category',
    path: `/coins/markets?vs_currency=inr&category=${encodeURIComponent(id)}&order=market_cap_desc&per_page=250&page=1`,
    freshForSeconds: 7 * day,
    canBeMissing: true,
    read: jsonReader(categoryMembersPayloadSchema, readCategoryMembers),
  };
}

/** A year of daily values, for comparison with today's. */
export const fearGreedFeed: Feed<readonly MoodReading[]> = {
  ...usual,
  provider: alternative,
  key: 'alternative/fear-greed',
  path: '/fng/?limit=365&format=json',
  freshForSeconds: hour,
  staleWhenOlderThanMs: 3 * day * 1000,
  read: jsonReader(fearGreedPayloadSchema, readFearGreed),
};

export const dollarRateFeed: Feed<DollarRate> = {
  ...usual,
  provider: frankfurter,
  key: 'frankfurter/usd-inr',
  path: '/latest?base=USD&symbols=INR',
  freshForSeconds: 6 * hour,
  // A long weekend with a holiday on either side.
  staleWhenOlderThanMs: 6 * day * 1000,
  read: jsonReader(z.unknown(), readDollarRate),
};

/** What one call gives: a point every 5 minutes, every hour, and every day. The free plan refuses more than 365 days. */
export const historySpans = ['1', '90', '365', 'max'] as const;
type HistorySpan = (typeof historySpans)[number];

/** @param id a coin of the market list; an id from an address is looked up there first. */
export function historyFeed(id: string, days: HistorySpan): Feed<readonly PricePoint[]> {
  const safeName = encodeURIComponent(id).replaceAll('%', '_');
  return {
    ...usual,
    provider: coingecko,
    key: `coingecko/history/${safeName}/${days}`,
    // A plan allows or refuses a span for all coins alike.
    kind: `coingecko/history/${days}`,
    path: `/coins/${encodeURIComponent(id)}/market_chart?vs_currency=inr&days=${days}`,
    freshForSeconds: days === '1' ? hour : day,
    canBeMissing: true,
    staleWhenOlderThanMs: days === '1' ? 3 * hour * 1000 : 3 * day * 1000,
    read: jsonReader(historyPayloadSchema, readHistory),
  };
}

export const cryptoFeeds = [
  marketFeed,
  globalFeed,
  trendingFeed,
  categoryFeed,
  fearGreedFeed,
  dollarRateFeed,
] as const;
