import type { Coin, Market, PricePoint } from '@/lib/crypto/domain/coin';
import { chooseCoins } from '@/lib/crypto/domain/compare';
import { weekPoints } from '@/lib/crypto/domain/price-points';
import { loadLongestHistory, loadMarket } from '@/lib/crypto/server/source';
import { success } from '@/lib/result';
import type { Loaded, Sourced, SourceProblem } from '@/lib/sources/sourced';

export type CoinHistory = { coin: Coin; history: Loaded<readonly PricePoint[]> };

/** Where no coin is named, the largest ones are compared. */
const usuallyCompared = 2;

/**
 * The coins that the words mean, with their prices. Where the provider gives the history of none of them now, the week
 * that came with the market list is compared, and `weekBecause` says why.
 */
export async function comparedHistories(typed: readonly string[]) {
  const market = await loadMarket();
  const coins = market.ok ? market.value.data.coins : [];
  const words = typed.length > 0 ? typed : coins.slice(0, usuallyCompared).map(({ id }) => id);
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
