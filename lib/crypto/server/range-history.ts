import 'server-only';
import type { Coin, PricePoint } from '@/lib/crypto/domain/coin';
import type { PriceRange } from '@/lib/crypto/domain/coin-query';
import { lastDays } from '@/lib/crypto/domain/day-closes';
import { weekPoints } from '@/lib/crypto/domain/price-points';
import { success } from '@/lib/result';
import type { Loaded, Sourced, SourceProblem } from '@/lib/sources/sourced';
import { loadCoinHistory, loadLongestHistory } from './source';

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
  return { history: weekOf(coin), weekBecause: history.problem };
}

/** Few calls: a month is cut from 90 days of prices, a year from the longest history. */
async function loadRange(coin: Sourced<Coin>, range: PriceRange): Promise<History> {
  const { id } = coin.data;
  switch (range) {
    case '7d':
      return weekOf(coin);
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

function weekOf(coin: Sourced<Coin>): History {
  return success({ ...coin, data: weekPoints(coin.data.weekPrices, coin.asOf) });
}

function cut(history: History, days: number): History {
  if (!history.ok) return history;
  return success({ ...history.value, data: lastDays(history.value.data, days) });
}
