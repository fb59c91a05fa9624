import type { Coin } from './coin';
import { findCoins, orderCoins } from './market-order';
import type { MarketQuery } from './market-query';

export const coinsPerPage = 50;

export type MarketView = {
  coins: readonly Coin[];
  /** From 1, never behind the last. */
  page: number;
  pageCount: number;
  /** How many coins the words and the category leave. */
  count: number;
};

/**
 * One page of the market as the query asks for it. Words keep their own order (the nearest name first) until
 * somebody sorts by a column.
 * @param memberIds the coins of the chosen category; null while none is chosen or its list is not known.
 */
export function viewMarket(
  coins: readonly Coin[],
  query: MarketQuery,
  memberIds: ReadonlySet<string> | null,
): MarketView {
  const within = memberIds ? coins.filter(({ id }) => memberIds.has(id)) : coins;
  const found = findCoins(within, query.words);
  const keepsNearest = query.words !== '' && query.sort === 'rank' && !query.isDescending;
  const ordered = keepsNearest ? found : orderCoins(found, query.sort, query.isDescending);
  const pageCount = Math.max(1, Math.ceil(ordered.length / coinsPerPage));
  const page = Math.min(query.page, pageCount);
  return {
    coins: ordered.slice((page - 1) * coinsPerPage, page * coinsPerPage),
    page,
    pageCount,
    count: ordered.length,
  };
}
