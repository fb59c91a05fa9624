import { loadBenchmark } from '@/app/features/stock-picks/benchmark';
import { loadNavHistory, loadScheme } from '@/lib/funds/server/source';
import type { Market } from '@/lib/picks/server/source';

jest.mock('@/lib/env', () => ({ env: { picks: { benchmarkScheme: 120_716 } } }));
jest.mock('@/lib/funds/server/source', () => ({
  loadScheme: jest.fn(),
  loadNavHistory: jest.fn(),
}));

const values = [{ date: '2026-10-01', value: 100 }];
const series = [{ date: '2026-10-01', value: 171.4 }];
const market = (kind: 'sample' | 'imported') =>
  ({ universe: { kind }, benchmark: kind === 'sample' ? values : [] }) as unknown as Market;
const answer = <T>(data: T) => ({ ok: true, value: { data } }) as never;
const outage = { ok: false, problem: 'unreachable' } as never;

test('the sample is held against its own market, and no fund is asked', async () => {
  expect(await loadBenchmark(market('sample'))).toEqual({ fundName: null, values });
  expect(loadScheme).not.toHaveBeenCalled();
});

test('imported figures are held against the NAV of the index fund, under its name', async () => {
  jest.mocked(loadScheme).mockResolvedValue(answer({ code: 120_716, name: 'Index Fund' }));
  jest.mocked(loadNavHistory).mockResolvedValue(answer({ series, isBehind: false }));
  expect(await loadBenchmark(market('imported'))).toEqual({
    fundName: 'Index Fund',
    values: series,
  });
  expect(loadScheme).toHaveBeenCalledWith(120_716);
});

test('without its history or its name there is nothing to be held against', async () => {
  jest.mocked(loadNavHistory).mockResolvedValue(outage);
  expect(await loadBenchmark(market('imported'))).toEqual({ fundName: 'Index Fund', values: [] });
  jest.mocked(loadScheme).mockResolvedValue(outage);
  expect(await loadBenchmark(market('imported'))).toEqual({ fundName: null, values: [] });
});

test('the fund’s NAVs of before a split are not held against those after it', async () => {
  const split = [
    { date: '2026-09-30', value: 1_714 },
    { date: '2026-10-01', value: 171.4 },
    { date: '2026-10-05', value: 172 },
  ];
  jest.mocked(loadScheme).mockResolvedValue(answer({ code: 120_716, name: 'Index Fund' }));
  jest.mocked(loadNavHistory).mockResolvedValue(answer({ series: split, isBehind: false }));
  expect((await loadBenchmark(market('imported'))).values).toEqual(split.slice(1));
});
