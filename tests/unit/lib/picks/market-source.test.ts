import { readMarket } from '@/lib/picks/market-source';

const sources = { isSample: true };
jest.mock('@/lib/env', () => ({
  env: {
    get sources() {
      return sources;
    },
  },
}));

test('a site of samples has a composed market, made once a day; one of real figures none of it', async () => {
  const market = await readMarket('2026-11-21');
  expect(market?.universe.kind).toBe('sample');
  expect(market?.universe.companies.length).toBeGreaterThanOrEqual(200);
  expect(await readMarket('2026-11-21')).toBe(market);
  sources.isSample = false;
  expect(await readMarket('2026-11-21')).toBeNull();
});
