import { env } from '@/lib/env';
import { navAllFeed, navHistoryFeed } from '@/lib/funds/data/feeds';
import { loadFundValues } from '@/lib/funds/server/source';
import type { Universe } from '@/lib/picks/domain/company/universe';
import { loadBenchmark } from '@/lib/picks/server/benchmark';
import { readImportedUniverse, readImportedVersion } from '@/lib/picks/server/imported-source';
import {
  loadMarket,
  pricesOf,
  readMarket,
  readRecentMarket,
  type Market,
} from '@/lib/picks/server/source';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import { datedValues } from '@/tests/factories/dated-values';
import { fakeDate } from '@/tests/factories/timers';

jest.mock('@/lib/env', () => ({
  env: { picks: { benchmarkScheme: 120_716 }, sources: { isSample: true } },
}));
jest.mock('@/lib/funds/server/market-store', () => ({
  readMarketTable: jest.fn(),
  readMarketMemory: async () => ({ past: [], corrections: [] }),
}));
jest.mock('@/lib/picks/server/imported-source', () => ({
  readImportedUniverse: jest.fn(),
  readImportedVersion: jest.fn(),
}));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));
jest.mock('@/lib/picks/sample/sample-universe', () => {
  const { sampleMarket } = jest.requireActual<typeof import('@/lib/picks/sample/sample-universe')>(
    '@/lib/picks/sample/sample-universe',
  );
  const small: typeof sampleMarket = (setting) => sampleMarket({ ...setting, companies: 5 });
  return { sampleMarket: small };
});

describe('the market', () => {
  test('in sample mode is generated, once a day', async () => {
    const market = await readMarket('2026-11-21');
    expect(market?.universe.kind).toBe('sample');
    expect(await readMarket('2026-11-21')).toBe(market);
    expect(readImportedUniverse).not.toHaveBeenCalled();
  });

  test('names the day of the newest prices that are old enough: the end of every list and chart', async () => {
    fakeDate(0);
    // A Saturday; thirty days before it is a Thursday, and the sample has closes of Fridays.
    const market = await loadMarket(new Date('2026-11-28T04:00:00Z'));
    expect(market?.lag.days).toBe(30);
    expect(market?.pricesTo).toBe('2026-10-23');
    const ends = market!.rows.map(({ isin }) => pricesOf(market!, isin).at(-1)?.date);
    expect(ends).toContain('2026-10-23');
    expect(ends.filter((date) => date && date > '2026-10-23')).toEqual([]);
    jest.useRealTimers();
  });

  test('of a site of real figures is what was imported, and an import of today shows today', async () => {
    jest.replaceProperty(env.sources, 'isSample', false);
    const [first, second]: Universe[] = [1, 2].map(() => ({
      ...({ kind: 'imported', companies: [], prices: new Map() } as const),
    }));
    jest
      .mocked(readImportedUniverse)
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce({ universe: first!, isWhole: false })
      .mockResolvedValueOnce({ universe: second!, isWhole: true });
    const version = jest.mocked(readImportedVersion);
    version.mockResolvedValueOnce('');
    expect(await readMarket('2026-11-22')).toBeNull();
    version.mockResolvedValue('generation 1');
    const market = await readMarket('2026-11-22');
    expect(market).toMatchObject({ universe: first, isWhole: false, benchmark: [] });
    expect(await readMarket('2026-11-22')).toBe(market);
    version.mockResolvedValue('generation 2');
    const both = await Promise.all([readMarket('2026-11-22'), readMarket('2026-11-22')]);
    expect(both.map((each) => each?.universe)).toEqual([second, second]);
    expect(both[0]).toBe(both[1]);
    version.mockResolvedValue('generation 3');
    jest.mocked(readImportedUniverse).mockRejectedValueOnce(new Error('down'));
    await expect(readMarket('2026-11-22')).rejects.toThrow('down');
    version.mockResolvedValue('generation 2');
    expect(await readMarket('2026-11-22')).toBe(both[0]);
  });

  test('for visitors follows an import within a minute, and stays in an outage', async () => {
    jest.replaceProperty(env.sources, 'isSample', false);
    fakeDate(0);
    const universe: Universe = { kind: 'imported', companies: [], prices: new Map() };
    const imported = jest.mocked(readImportedUniverse);
    const version = jest.mocked(readImportedVersion);
    imported.mockResolvedValue({ universe, isWhole: true });
    version.mockResolvedValue('generation 3');
    expect((await readRecentMarket('2026-11-23'))?.universe).toBe(universe);
    const next: Universe = { ...universe };
    imported.mockResolvedValue({ universe: next, isWhole: true });
    version.mockResolvedValue('generation 4');
    expect((await readRecentMarket('2026-11-23'))?.universe).toBe(universe);
    jest.setSystemTime(61_000);
    expect((await readRecentMarket('2026-11-23'))?.universe).toBe(next);
    jest.setSystemTime(122_000);
    imported.mockRejectedValue(new Error('down'));
    version.mockRejectedValue(new Error('down'));
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    expect((await readRecentMarket('2026-11-23'))?.universe).toBe(next);
    expect(quiet).toHaveBeenCalledTimes(1);
  });
});

describe('what lists are compared with', () => {
  beforeEach(() => void jest.replaceProperty(env.sources, 'isSample', false));

  const values = datedValues(['2026-10-01', 100]);
  const series = datedValues(['2026-10-01', 171.4], ['2026-10-05', 172]);
  const beforeSplit = datedValues(['2026-09-30', 1_714]);
  const outage = failure('unreachable');
  const answer = <T>(data: T) => success({ data });
  const scheme = (code: number, name: string) => ({ code, name, nav: null, navDate: null });
  const list = answer({
    schemes: [scheme(100_001, 'Another Fund'), scheme(120_716, 'Index Fund')],
  });
  const benchmarkOf = (kind: 'sample' | 'imported') =>
    loadBenchmark({ universe: { kind }, benchmark: values } as unknown as Market, loadFundValues);

  test('is the sample’s own market, without a request for a fund', async () => {
    expect(await benchmarkOf('sample')).toEqual({ fundName: null, values });
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['the index fund under its name', list, answer(series), 'Index Fund', series],
    ['nothing without its history', list, outage, 'Index Fund', []],
    ['nothing, without a name, in an outage', outage, outage, null, []],
    ['its NAVs since a split', list, answer([...beforeSplit, ...series]), 'Index Fund', series],
  ])('is for imported figures %s', async (_, schemes, history, fundName, expected) => {
    const byKey: Record<string, unknown> = {
      [navAllFeed.key]: schemes,
      [navHistoryFeed(120_716).key]: history,
    };
    jest.mocked(load).mockImplementation(({ key }) => Promise.resolve(byKey[key] as never));
    expect(await benchmarkOf('imported')).toEqual({ fundName, values: expected });
  });
});
