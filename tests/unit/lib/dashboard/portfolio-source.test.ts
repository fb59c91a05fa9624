import { loadPortfolio } from '@/lib/dashboard/server/portfolio-source';
import { loadMarketMemory, loadNavHistory, loadSchemes } from '@/lib/funds/server/source';
import { lotItemOf } from '@/lib/holdings/saved-holding';
import { schemeOf } from '@/tests/factories/scheme';

jest.mock('@/lib/crypto/server/source', () => ({
  loadMarket: jest.fn(),
  loadLongestHistory: jest.fn(),
}));
jest.mock('@/lib/funds/server/source', () => ({
  loadMarketMemory: jest.fn(),
  loadNavHistory: jest.fn(),
  loadSchemes: jest.fn(),
}));

test('a fund that AMFI names no more has its name and its page, and no price of today', async () => {
  const ended = schemeOf({ code: 102, name: 'Udaharan Old Fund - Direct Plan - Growth' });
  const none = { ok: false, problem: 'unavailable' };
  jest.mocked(loadNavHistory).mockResolvedValue(none as never);
  jest.mocked(loadSchemes).mockResolvedValue({
    ok: true,
    value: { data: { schemes: [schemeOf({ code: 101 })] } },
  } as never);
  jest
    .mocked(loadMarketMemory)
    .mockResolvedValue({ past: [{ ...ended, goneSince: '2026-06-01' }], corrections: [] } as never);
  const items = ['101', '102', '103'].map((instrumentId, at) => {
    const id = `7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e1${at}`;
    const lot = { id, boughtOn: '2025-01-02', quantity: 10, costRupees: 100 } as const;
    const item = lotItemOf({ assetClass: 'fund', instrumentId }, lot)!;
    return { ...item, updatedAt: new Date('2026-11-20T06:00:00Z') };
  });
  const { positions } = await loadPortfolio(items, '2026-11-21');
  expect(
    positions.slice(1).map(({ name, path, valueRupees }) => ({ name, path, valueRupees })),
  ).toEqual([
    { name: ended.name, path: '/features/mutual-funds/102', valueRupees: null },
    { name: '103', path: null, valueRupees: null },
  ]);
});
