import 'server-only';
import type { Coin, PricePoint } from '@/lib/crypto/domain/coin';
import type { PriceRange } from '@/lib/crypto/domain/coin-query';
import { lastDays, weekPoints } from '@/lib/crypto/domain/price-points';
import { success } from '@/lib/result';
import type { Loaded, Sourced, SourceProblem } from '@/lib/sources/sourced';
import { loadCoinHistory, loadLongestHistory, loadMarket } from './source';
import { chooseCoins } from '@/lib/crypto/domain/compare';

type History = Loaded<readonly PricePoint[]>;

export type RangeHistory = {
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

export type CoinHistory = { coin: Coin; history: Loaded<readonly PricePoint[]> };

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
