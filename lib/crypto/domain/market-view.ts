import type { Coin } from './coin';
import { findCoins, orderCoins } from './market-order';
import type { MarketQuery } from './market-query';

/** So that the document of a page stays below 200 KB. */
export const coinsPerPage = 40;

export type MarketView = {
  coins: readonly Coin[];
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
export function sharedSymbolsOf(coins: readonly Coin[]): Set<string> {
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
  const pageCount = Math.max(1, Math.ceil(ordered.length / coinsPerPage));
  const page = Math.min(query.page, pageCount);
  return {
    coins: ordered.slice((page - 1) * coinsPerPage, page * coinsPerPage),
    page,
    pageCount,
    count: ordered.length,
  };
}
