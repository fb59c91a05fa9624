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

const [navDay, coinDay] = ['2026-11-19', '2026-11-21T06:00:00Z'];

test.each<[AssetClass[], string | null]>([
  [['fund', 'coin'], navDay],
  [['coin', 'share'], coinDay],
  [['share', 'gold', 'deposit'], null],
  [[], null],
])('who holds %j sees the day of its prices: %s', async (classes, asOf) => {
  const list = { data: { schemes: [] }, asOf: navDay };
  jest.mocked(loadSchemes).mockResolvedValue(success(list) as never);
  const market = { data: { coins: [] }, asOf: coinDay };
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
