import 'server-only';
import type { Coin, Market, PricePoint } from '@/lib/crypto/domain/coin';
import { chooseCoins } from '@/lib/crypto/domain/compare';
import { weekPoints } from '@/lib/crypto/domain/price-points';
import { success } from '@/lib/result';
import type { Loaded, Sourced, SourceProblem } from '@/lib/sources/sourced';
import { loadLongestHistory, loadMarket } from './source';

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
    histories: isWeek ? chosen.map((coin) => weekOf(coin, market.value)) : histories,
    weekBecause,
  };
}

function weekOf(coin: Coin, market: Sourced<Market>): CoinHistory {
  const data = weekPoints(coin.weekPrices, market.asOf);
  return { coin, history: success({ ...market, data }) };
}
