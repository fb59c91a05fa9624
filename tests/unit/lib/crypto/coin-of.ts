import type { Coin } from '@/lib/crypto/domain/coin';

/** A coin of which nothing is known but what the test says. */
export function coinOf(known: Partial<Coin>): Coin {
  return {
    id: 'coin',
    symbol: 'COIN',
    name: 'Coin',
    rank: null,
    price: null,
    marketCap: null,
    fullyDilutedValue: null,
    volume24h: null,
    high24h: null,
    low24h: null,
    changePercent: { '1h': null, '24h': null, '7d': null, '30d': null, '1y': null },
    circulatingSupply: null,
    maxSupply: null,
    allTimeHigh: null,
    allTimeLow: null,
    weekPrices: [],
    ...known,
  };
}
