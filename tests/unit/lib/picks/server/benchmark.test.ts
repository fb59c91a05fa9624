import { navAllFeed, navHistoryFeed } from '@/lib/funds/data/feeds';
import { loadFundValues } from '@/lib/funds/server/source';
import { loadBenchmark } from '@/lib/picks/server/benchmark';
import type { Market } from '@/lib/picks/server/source';
import { load } from '@/lib/sources/load';

jest.mock('@/lib/env', () => ({
  env: { picks: { benchmarkScheme: 120_716 }, sources: { isSample: false } },
}));
jest.mock('@/lib/auth/server/session', () => ({ nameOf: (error: Error) => error.name }));
jest.mock('@/lib/funds/server/market-store', () => ({ readMarketTable: jest.fn() }));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));

const values = [{ date: '2026-10-01', value: 100 }];
const series = [{ date: '2026-10-01', value: 171.4 }];
const market = (kind: 'sample' | 'imported') =>
  ({ universe: { kind }, benchmark: kind === 'sample' ? values : [] }) as unknown as Market;
const answer = <T>(data: T) => ({ ok: true, value: { data } });
const outage = { ok: false, problem: 'unreachable' };
const list = answer({
  schemes: [
    { code: 100_001, name: 'Another Fund', nav: null, navDate: null },
    { code: 120_716, name: 'Index Fund', nav: null, navDate: null },
  ],
});

/** Answers the requests for the list of schemes and for the fund's history. */
function answerWith(answers: { list: unknown; history: unknown }) {
  const byKey: Record<string, unknown> = {
    [navAllFeed.key]: answers.list,
    [navHistoryFeed(120_716).key]: answers.history,
  };
  jest.mocked(load).mockImplementation(({ key }) => Promise.resolve(byKey[key] as never));
}

const benchmarkOf = (kind: 'sample' | 'imported') => loadBenchmark(market(kind), loadFundValues);

test('the sample is compared with its own market, without a request for a fund', async () => {
  expect(await benchmarkOf('sample')).toEqual({ fundName: null, values });
  expect(load).not.toHaveBeenCalled();
});

test('imported figures are compared with the NAV of the index fund, under its name', async () => {
  answerWith({ list, history: answer(series) });
  expect(await benchmarkOf('imported')).toEqual({ fundName: 'Index Fund', values: series });
});

test('without the history or the list of schemes there are no values to compare with', async () => {
  answerWith({ list, history: outage });
  expect(await benchmarkOf('imported')).toEqual({ fundName: 'Index Fund', values: [] });
  answerWith({ list: outage, history: outage });
  expect(await benchmarkOf('imported')).toEqual({ fundName: null, values: [] });
});

test('NAVs from before a split are not compared with those after it', async () => {
  const split = [
    { date: '2026-09-30', value: 1_714 },
    { date: '2026-10-01', value: 171.4 },
    { date: '2026-10-05', value: 172 },
  ];
  answerWith({ list, history: answer(split) });
  expect((await benchmarkOf('imported')).values).toEqual(split.slice(1));
});
