import type { Coin } from '@/lib/crypto/domain/coin';
import type { SearchEntry } from '@/lib/search/group';
import { coinPath } from '@/lib/crypto/domain/coin-path';

export function coinEntries(coins: readonly Pick<Coin, 'id' | 'symbol' | 'name'>[]): SearchEntry[] {
  return coins.map(({ id, symbol, name }) => ({
    id,
    title: name,
    note: symbol,
    url: coinPath(id),
    keywords: 'coin crypto',
  }));
}
