import { NextRequest } from 'next/server';
import { GET as GET_FACTS } from '@/app/api/funds/facts/route';
import { GET } from '@/app/api/funds/run/route';
import { runFactsJob } from '@/lib/funds/server/facts-job';
import {
  missingMonthEnds,
  missingNavMonths,
  runMarketJob,
  storeNavDay,
  storeNavMonth,
} from '@/lib/funds/server/market-job';
import { runSummariesJob } from '@/lib/funds/server/summaries-job';
import { failure, success } from '@/lib/result';

jest.mock('@/lib/env', () => ({ env: { cronSecret: 's'.repeat(32) } }));
jest.mock('@/lib/auth/server/session', () => ({ nameOf: (error: Error) => error.name }));
jest.mock('@/lib/funds/server/market-job', () => ({
  runMarketJob: jest.fn(),
  missingMonthEnds: jest.fn(),
  storeNavDay: jest.fn(),
  missingNavMonths: jest.fn(),
  storeNavMonth: jest.fn(),
}));

jest.mock('@/lib/funds/server/facts-job', () => ({ runFactsJob: jest.fn() }));
jest.mock('@/lib/funds/server/summaries-job', () => ({ runSummariesJob: jest.fn() }));

const run = async (query = '', secret = 's'.repeat(32)) => {
  const response = await GET(
    new NextRequest(`https://site.example/api/funds/run${query}`, {
      headers: { authorization: `Bearer ${secret}` },
    }),
  );
  return [response.status, await response.json()];
};

beforeEach(() => jest.resetAllMocks());

it('refuses a request without the secret, and says nothing else', async () => {
  expect(await run('', 'x')).toEqual([401, { problem: 'refused' }]);
  expect(await run('?missing=1', '')).toEqual([401, { problem: 'refused' }]);
  expect(runMarketJob).not.toHaveBeenCalled();
});

it('runs the job, names what is missing, and stores one month end', async () => {
  const rest = { stored: [], missing: [], corrections: [], closed: 0 };
  const done = { asOf: '2026-11-24' as const, schemes: 3, monthEnds: 0, ...rest };
  jest.mocked(runMarketJob).mockResolvedValue(success(done));
  expect(await run()).toEqual([200, done]);
  jest.mocked(missingMonthEnds).mockResolvedValue(['2026-10-31']);
  expect(await run('?missing=1')).toEqual([200, { missing: ['2026-10-31'] }]);
  const navs = new Map([1, 2, 3].map((code) => [code, 10]));
  jest
    .mocked(storeNavDay)
    .mockResolvedValue(success({ day: { date: '2019-05-31', navs }, corrections: [] }));
  expect(await run('?day=2019-05-31')).toEqual([200, { schemes: 3, corrections: [] }]);
  expect(storeNavDay).toHaveBeenCalledWith('2019-05-31', expect.any(String));
});

it.each(['2019-05-30', '2006-03-31', '2099-01-31', 'x', ''])(
  'asks AMFI for no other day: %p',
  async (day) => {
    expect(await run(`?day=${day}`)).toEqual([400, { problem: 'day' }]);
    expect(storeNavDay).not.toHaveBeenCalled();
  },
);

it('says why nothing was computed, and nothing of the storage', async () => {
  jest.mocked(runMarketJob).mockResolvedValue(failure('limited'));
  expect(await run()).toEqual([502, { problem: 'limited' }]);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(runMarketJob).mockRejectedValue(new Error('token=hunter2'));
  expect(await run()).toEqual([503, { problem: 'unavailable' }]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('hunter2');
});

it('renews the facts beside the NAVs for the same secret alone', async () => {
  const renew = async (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` };
    const response = await GET_FACTS(new NextRequest('https://site.example/x', { headers }));
    return [response.status, await response.json()];
  };
  expect(await renew('x')).toEqual([401, { problem: 'refused' }]);
  expect(runFactsJob).not.toHaveBeenCalled();
  jest.mocked(runFactsJob).mockResolvedValue(failure('unreachable'));
  expect(await renew('s'.repeat(32))).toEqual([502, { problem: 'unreachable' }]);
  expect(runSummariesJob).not.toHaveBeenCalled();
  jest.mocked(runFactsJob).mockResolvedValue(success({ outcomes: {}, stored: {} } as never));
  const summaries = { asked: 60, summaries: 2_000, read: 15, isUnfinished: true };
  jest.mocked(runSummariesJob).mockResolvedValue(summaries);
  expect(await renew('s'.repeat(32))).toEqual([200, { outcomes: {}, stored: {}, summaries }]);
  // What the other sources took is taken off the time that is left.
  expect(jest.mocked(runSummariesJob).mock.calls[0]![1]).toBeLessThanOrEqual(190_000);
});

it('names the months whose days are not stored, and stores one of them', async () => {
  jest.mocked(missingNavMonths).mockResolvedValue(['2019-05-31']);
  expect(await run('?missing=months')).toEqual([200, { missing: ['2019-05-31'] }]);
  jest.mocked(storeNavMonth).mockResolvedValue(success({ days: 22, schemes: 3 }));
  expect(await run('?month=2019-05-31')).toEqual([200, { days: 22, schemes: 3 }]);
  for (const month of ['2019-05-30', '2006-03-31', '2099-01-31', 'x', '']) {
    expect(await run(`?month=${month}`)).toEqual([400, { problem: 'month' }]);
  }
  expect(storeNavMonth).toHaveBeenCalledTimes(1);
});
