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
import { POST } from '@/app/api/funds/portfolios/route';
import { importPortfolio } from '@/lib/funds/server/portfolio-store';
import { secretRequest } from '@/tests/factories/own-request';

jest.mock('@/lib/env', () => ({ env: { cronSecret: 's'.repeat(32) } }));
jest.mock('@/lib/funds/server/market-job', () => ({
  runMarketJob: jest.fn(),
  missingMonthEnds: jest.fn(),
  storeNavDay: jest.fn(),
  missingNavMonths: jest.fn(),
  storeNavMonth: jest.fn(),
}));
jest.mock('@/lib/funds/server/portfolio-store', () => ({ importPortfolio: jest.fn() }));
jest.mock('@/lib/funds/server/facts-job', () => ({ runFactsJob: jest.fn() }));
jest.mock('@/lib/funds/server/summaries-job', () => ({ runSummariesJob: jest.fn() }));

const cronSecret = 's'.repeat(32);
const run = async (query = '', secret = cronSecret) => {
  const response = await GET(secretRequest(`/api/funds/run${query}`, secret));
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

it.each(['2019-05-30', '2006-03-31', '2099-01-31', 'x', ''])('refuses the day %p', async (day) => {
  expect(await run(`?day=${day}`)).toEqual([400, { problem: 'day' }]);
  expect(storeNavDay).not.toHaveBeenCalled();
});

it('answers why nothing was computed, without details of the storage', async () => {
  jest.mocked(runMarketJob).mockResolvedValue(failure('limited'));
  expect(await run()).toEqual([502, { problem: 'limited' }]);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(runMarketJob).mockRejectedValue(new Error('token=hunter2'));
  expect(await run()).toEqual([503, { problem: 'unavailable' }]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('hunter2');
});

it('renews the facts beside the NAVs for the same secret alone', async () => {
  const renew = async (secret: string) => {
    const response = await GET_FACTS(secretRequest('/api/funds/facts', secret));
    return [response.status, await response.json()];
  };
  expect(await renew('x')).toEqual([401, { problem: 'refused' }]);
  expect(runFactsJob).not.toHaveBeenCalled();
  jest.mocked(runFactsJob).mockResolvedValue(failure('unreachable'));
  expect(await renew(cronSecret)).toEqual([502, { problem: 'unreachable' }]);
  expect(runSummariesJob).not.toHaveBeenCalled();
  jest.mocked(runFactsJob).mockResolvedValue(success({ outcomes: {}, stored: {} } as never));
  const summaries = { asked: 60, summaries: 2_000, read: 15, isUnfinished: true };
  jest.mocked(runSummariesJob).mockResolvedValue(summaries);
  expect(await renew(cronSecret)).toEqual([200, { outcomes: {}, stored: {}, summaries }]);
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

describe('the import of a portfolio', () => {
  const sent = {
    ...{ fileName: 'october.xlsx', titles: ['Udaharan Flexi Cap Fund'], asOf: '2026-10-31' },
    holdings: [{ isin: 'INE002A01018', name: 'Example Industries', percent: 90 }],
  };
  const post = (body: unknown, { query = '', bearer = cronSecret } = {}) =>
    POST(secretRequest(`/api/funds/portfolios${query}`, bearer, { method: 'POST', body }));

  it('refuses everybody without the secret, before it reads anything', async () => {
    expect((await post(sent, { bearer: 'x' })).status).toBe(401);
    expect(importPortfolio).not.toHaveBeenCalled();
  });

  it('hands on what a sheet says, and whether it is only a check', async () => {
    jest.mocked(importPortfolio).mockResolvedValue(success({ code: 2 } as never));
    const answer = await post(sent, { query: '?check=1' });
    expect([answer.status, await answer.json()]).toEqual([200, { code: 2 }]);
    expect(importPortfolio).toHaveBeenCalledWith(sent, expect.objectContaining({ isCheck: true }));
  });

  it('says which fund it does not find', async () => {
    const problem = { problem: 'unknown', found: [] } as const;
    jest.mocked(importPortfolio).mockResolvedValue(failure(problem));
    const answer = await post(sent);
    expect([answer.status, await answer.json()]).toEqual([422, problem]);
  });

  it.each([
    ['no holdings', { ...sent, holdings: [] }],
    ['a wrong ISIN', { ...sent, holdings: [{ ...sent.holdings[0], isin: 'INE002A01019' }] }],
    ['no day', { ...sent, asOf: '2026-10' }],
    ['nothing', null],
  ])('refuses %s', async (_, body) => {
    expect((await post(body)).status).toBe(400);
  });
});
