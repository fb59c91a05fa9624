import { readMarket } from '@/lib/picks/market-source';
import { companyOf, universeOf } from './universe-examples';

const imported = universeOf([[companyOf('REAL'), {}]]);
const readImported = jest.fn();
jest.mock('@/lib/picks/imported-source', () => ({
  readImportedUniverse: (today: string): unknown => readImported(today),
}));

const sources = { isSample: true };
jest.mock('@/lib/env', () => ({
  env: {
    get sources() {
      return sources;
    },
  },
}));

test('a site of samples has a composed market, made once a day; one of real figures what was imported', async () => {
  const market = await readMarket('2026-11-21');
  expect(market?.universe.kind).toBe('sample');
  expect(market?.universe.companies.length).toBeGreaterThanOrEqual(200);
  expect(await readMarket('2026-11-21')).toBe(market);
  sources.isSample = false;
  readImported.mockRejectedValueOnce(new Error('Storage is down'));
  await expect(readMarket('2026-11-21')).rejects.toThrow('Storage is down');
  readImported.mockResolvedValueOnce(null);
  expect(await readMarket('2026-11-20')).toBeNull();
  readImported.mockResolvedValueOnce(imported);
  const brought = await readMarket('2026-11-21');
  expect(brought).toEqual({ universe: imported, benchmark: [] });
  expect(await readMarket('2026-11-21')).toBe(brought);
  expect(readImported).toHaveBeenCalledTimes(3);
});
