import { env } from '@/lib/env';
import { readImportedUniverse } from '@/lib/picks/server/imported-source';
import { readMarket } from '@/lib/picks/server/market-source';
import type { Universe } from '@/lib/picks/domain/company/universe';

jest.mock('@/lib/env', () => ({ env: { sources: { isSample: true } } }));
jest.mock('@/lib/picks/server/imported-source', () => ({ readImportedUniverse: jest.fn() }));

test('in sample mode the market is generated, once a day', async () => {
  const market = await readMarket('2026-11-21');
  expect(market?.universe.kind).toBe('sample');
  expect(market?.universe.companies.length).toBeGreaterThanOrEqual(200);
  expect(await readMarket('2026-11-21')).toBe(market);
  expect(readImportedUniverse).not.toHaveBeenCalled();
});

test('a site of real figures has what was imported, and none of the sample', async () => {
  env.sources.isSample = false;
  const imported: Universe = { kind: 'imported', companies: [], prices: new Map() };
  jest
    .mocked(readImportedUniverse)
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce({ universe: imported, isWhole: false })
    .mockResolvedValueOnce({ universe: imported, isWhole: true });
  expect(await readMarket('2026-11-22')).toBeNull();
  // A missing market is not cached: an import shows at once.
  expect(await readMarket('2026-11-22')).toMatchObject({ universe: imported, isWhole: false });
  // Nor is what lacks prices.
  expect(await readMarket('2026-11-22')).toMatchObject({ isWhole: true, benchmark: [] });
  expect((await readMarket('2026-11-22'))?.universe).toBe(imported);
});
