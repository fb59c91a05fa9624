import { loadMarket } from '@/lib/crypto/server/source';
import { loadPriceSource } from '@/lib/dashboard/server/source';
import { loadSchemes } from '@/lib/funds/server/source';
import type { AssetClass } from '@/lib/holdings/holding';
import { lotItemOf } from '@/lib/holdings/saved-holding';
import { success } from '@/lib/result';

jest.mock('@/lib/crypto/server/source', () => ({ loadMarket: jest.fn() }));
jest.mock('@/lib/funds/server/source', () => ({ loadSchemes: jest.fn() }));
jest.mock('@/lib/news/server/source', () => ({}));
jest.mock('@/lib/news/server/store', () => ({}));

let clockMs = Date.parse('2026-11-21T07:00:00Z');
afterEach(() => void jest.useRealTimers());

const [navDay, coinDay] = ['2026-11-19', '2026-11-21T06:00:00Z'];

test.each<[AssetClass[], 'live' | 'stale', string | null]>([
  [['fund', 'coin'], 'live', navDay],
  // Of two sources the one that is out of date.
  [['fund', 'coin'], 'stale', coinDay],
  [['coin', 'share'], 'live', coinDay],
  [['share', 'gold', 'deposit'], 'live', null],
  [[], 'live', null],
])('who holds %j, with %s prices of coins, sees the day %s', async (classes, status, asOf) => {
  // What is read is held for some seconds.
  jest.useFakeTimers({ now: (clockMs += 60_000) });
  const list = { data: { schemes: [] }, asOf: navDay, status: 'live' };
  jest.mocked(loadSchemes).mockResolvedValue(success(list) as never);
  const market = { data: { coins: [] }, asOf: coinDay, status };
  jest.mocked(loadMarket).mockResolvedValue(success(market) as never);
  const items = classes.flatMap((assetClass, at) => {
    const lot = { boughtOn: '2026-01-02', quantity: 1, costRupees: 10 } as const;
    const id = `7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e1${at}`;
    const item = lotItemOf({ assetClass, instrumentId: 'FD 7%' }, { ...lot, id });
    return item ? { ...item, updatedAt: new Date(0) } : [];
  });
  expect(items).toHaveLength(classes.length);
  const loaded = await loadPriceSource(items);
  expect(loaded?.ok ? loaded.value.asOf : null).toBe(asOf);
});
