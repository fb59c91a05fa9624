import { pageOf } from '@/lib/page-of';
import type { Loaded } from '@/lib/sources/sourced';
import type { ChangeWindow, Coin, Market } from './coin';
import type { MarketColumn, MarketQuery } from './market-query';

/** So that the document of a page stays below 200 KB. */
export const coinsPerPage = 40;

type MarketView = {
  coins: readonly Coin[];
  /** The number of the first of them, from 1. */
  from: number;
  /** From 1, never behind the last. */
  page: number;
  pageCount: number;
  /** How many coins the words and the category leave. */
  count: number;
};

/**
 * The coins that match the query, in its order. Search words use their own order (the nearest name first) until
 * somebody sorts by a column.
 * @param memberIds the coins of the chosen category; null while none is chosen or its list is not known.
 */
export function listedCoins(
  coins: readonly Coin[],
  query: MarketQuery,
  memberIds: ReadonlySet<string> | null,
): Coin[] {
  const within = memberIds ? coins.filter(({ id }) => memberIds.has(id)) : coins;
  const found = findCoins(within, query.words);
  const keepsNearest = query.words !== '' && query.sort === 'rank' && !query.isDescending;
  return keepsNearest ? found : orderCoins(found, query.sort, query.isDescending);
}

/** Symbols of more than one coin: the page shows the unique id beside them. */
export function sharedSymbolsOf(coins: readonly Pick<Coin, 'symbol'>[]): Set<string> {
  const seen = new Set<string>();
  return new Set(
    coins.flatMap(({ symbol }) => (seen.has(symbol) ? symbol : (seen.add(symbol), []))),
  );
}

/** One page of them. */
export function viewMarket(
  coins: readonly Coin[],
  query: MarketQuery,
  memberIds: ReadonlySet<string> | null,
): MarketView {
  const ordered = listedCoins(coins, query, memberIds);
  const { items, ...place } = pageOf(ordered, query.page, coinsPerPage);
  return { coins: items, ...place, count: ordered.length };
}

/** The market in dollars where a rate was requested and is known; else in rupees. */
export function inCurrency(
  market: Market,
  rate: Loaded<{ rupeesPerDollar: number }> | null,
): Market {
  return rate?.ok ? inDollars(market, rate.value.data.rupeesPerDollar) : market;
}

/**
 * The market in dollars at a day's rate. The changes in percent stay those in rupees: a change in dollars
 * needs the rate of the other day too, and the page says so. The highest and lowest prices of all time would need
 * the rates of all days: they are not known.
 */
export function inDollars(market: Market, rupeesPerDollar: number): Market {
  if (!(rupeesPerDollar > 0)) throw new Error(`No rate: ${rupeesPerDollar}`);
  if (market.currency === 'usd') return market;
  const convert = (rupees: number | null) => (rupees === null ? null : rupees / rupeesPerDollar);
  const convertCoin = (coin: Coin): Coin => ({
    ...coin,
    price: convert(coin.price),
    marketCap: convert(coin.marketCap),
    fullyDilutedValue: convert(coin.fullyDilutedValue),
    volume24h: convert(coin.volume24h),
    high24h: convert(coin.high24h),
    low24h: convert(coin.low24h),
    allTimeHigh: null,
    allTimeLow: null,
    weekPrices: coin.weekPrices.map((price) => price / rupeesPerDollar),
  });
  return { currency: 'usd', coins: market.coins.map(convertCoin) };
}

/** In the order of a column. What is not known comes last, whichever way the column runs. */
export function orderCoins(
  coins: readonly Coin[],
  column: MarketColumn,
  isDescending: boolean,
): Coin[] {
  const way = isDescending ? -1 : 1;
  return [...coins].sort((one, other) => {
    const left = valueIn(one, column);
    const right = valueIn(other, column);
    if (left === right) return 0;
    if (left === null) return 1;
    if (right === null) return -1;
    const order =
      typeof left === 'string' || typeof right === 'string'
        ? String(left).localeCompare(String(right), 'en')
        : left - right;
    return way * order;
  });
}

function valueIn(coin: Coin, column: MarketColumn): string | number | null {
  switch (column) {
    case 'rank':
    case 'name':
    case 'price':
    case 'marketCap':
    case 'volume24h':
    case 'circulatingSupply':
      return coin[column];
    case '1h':
    case '24h':
    case '7d':
    case '30d':
    case '1y':
      return coin.changePercent[column];
  }
}

/**
 * Coins whose name or symbol holds the words: an exact symbol first, then names that begin with them, then the
 * rest, each by rank. Two coins of one symbol both stay: the page shows id and rank.
 */
export function findCoins(coins: readonly Coin[], words: string): Coin[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [...coins];
  const nearness = ({ id, symbol, name }: Coin) => {
    if (symbol.toLowerCase() === wanted || id === wanted) return 0;
    if (name.toLowerCase().startsWith(wanted)) return 1;
    return `${name} ${symbol}`.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return orderCoins(
    coins.filter((coin) => nearness(coin) < 3),
    'rank',
    false,
  ).sort((one, other) => nearness(one) - nearness(other));
}

/** Below this volume of a day a price moves with a single order; such coins lead no list. */
export const minMoverVolumeRupees = 10_00_00_000;

export type Movers = { gainers: readonly Coin[]; losers: readonly Coin[] };

/** The coins in rupees whose price rose and fell most; coins without a change or with little trade are left out. */
export function moversOf(coins: readonly Coin[], window: ChangeWindow, count: number): Movers {
  const traded = coins
    .filter(({ volume24h }) => volume24h !== null && volume24h >= minMoverVolumeRupees)
    .flatMap((coin) => {
      const change = coin.changePercent[window];
      return change === null ? [] : { coin, change };
    })
    .sort((one, other) => other.change - one.change);
  return {
    gainers: traded
      .filter(({ change }) => change > 0)
      .slice(0, count)
      .map(({ coin }) => coin),
    losers: traded
      .filter(({ change }) => change < 0)
      .slice(-count)
      .reverse()
      .map(({ coin }) => coin),
  };
}
