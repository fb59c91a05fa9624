import { NextRequest } from 'next/server';
import { POST } from '@/app/api/funds/portfolios/route';
import { importPortfolio } from '@/lib/funds/server/portfolio-store';

const secret = 's'.repeat(32);
jest.mock('@/lib/env', () => ({ env: { cronSecret: 's'.repeat(32) } }));
jest.mock('@/lib/auth/server/session', () => ({ nameOf: (error: Error) => error.name }));
jest.mock('@/lib/funds/server/portfolio-store', () => ({ importPortfolio: jest.fn() }));

const sent = {
  ...{ fileName: 'october.xlsx', titles: ['Udaharan Flexi Cap Fund'], asOf: '2026-10-31' },
  holdings: [{ isin: 'INE002A01018', name: 'Example Industries', percent: 90 }],
};
const post = (body: unknown, { query = '', bearer = secret } = {}) =>
  POST(
    new NextRequest(`https://site.example/api/funds/portfolios${query}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${bearer}` },
    }),
  );

it('refuses everybody without the secret, before it reads anything', async () => {
  expect((await post(sent, { bearer: 'x' })).status).toBe(401);
  expect(importPortfolio).not.toHaveBeenCalled();
});

it('hands on what a sheet says, and whether it is only a check', async () => {
  jest.mocked(importPortfolio).mockResolvedValue({ ok: true, value: { code: 2 } as never });
  const answer = await post(sent, { query: '?check=1' });
  expect([answer.status, await answer.json()]).toEqual([200, { code: 2 }]);
  expect(importPortfolio).toHaveBeenCalledWith(sent, expect.objectContaining({ isCheck: true }));
});

it('says which fund it does not find', async () => {
  const problem = { problem: 'unknown', found: [] } as const;
  jest.mocked(importPortfolio).mockResolvedValue({ ok: false, problem });
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
