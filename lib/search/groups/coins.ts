import type { Coin } from '@/lib/crypto/coin';
import type { SearchEntry } from '@/lib/search/group';
import { cryptoPath } from '@/lib/search/page-paths';

export function coinEntries(coins: readonly Pick<Coin, 'id' | 'symbol' | 'name'>[]): SearchEntry[] {
  return coins.map(({ id, symbol, name }) => ({
    id,
    title: name,
    note: symbol,
    url: `${cryptoPath}/${encodeURIComponent(id)}`,
    keywords: 'coin crypto',
  }));
}
