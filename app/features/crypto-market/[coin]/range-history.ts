import type { Coin, PricePoint } from '@/lib/crypto/coin';
import type { PriceRange } from '@/lib/crypto/coin-query';
import { lastDays } from '@/lib/crypto/day-closes';
import { weekPoints } from '@/lib/crypto/price-points';
import { loadCoinHistory } from '@/lib/crypto/source';
import { success } from '@/lib/result';
import type { Loaded, Sourced } from '@/lib/sources/sourced';

type History = Loaded<readonly PricePoint[]>;

/**
 * The prices of a range from as few calls as can be: the week comes with the market, a month lies in the ninety days
 * and a year in the long history.
 */
export async function rangeHistory(coin: Sourced<Coin>, range: PriceRange): Promise<History> {
  const { id, weekPrices } = coin.data;
  switch (range) {
    case '7d':
      return success({ ...coin, data: weekPoints(weekPrices, coin.asOf) });
    case '1d':
      return loadCoinHistory(id, '1');
    case '30d':
      return cut(await loadCoinHistory(id, '90'), 30);
    case '90d':
      return loadCoinHistory(id, '90');
    case '1y':
      return cut(await loadCoinHistory(id, 'max'), 365);
    case 'max':
      return loadCoinHistory(id, 'max');
  }
}

function cut(history: History, days: number): History {
  if (!history.ok) return history;
  return success({ ...history.value, data: lastDays(history.value.data, days) });
}
