import { NextRequest } from 'next/server';
import { GET } from '@/app/features/crypto-market/coins.csv/route';
import { loadCategoryMembers, loadMarket } from '@/lib/crypto/server/source';
import { failure, success } from '@/lib/result';
import type { SourceProblem } from '@/lib/sources/sourced';
import { coinOf } from '../lib/crypto/coin-of';

jest.mock('@/lib/crypto/server/source', () => ({
  loadCategoryMembers: jest.fn(),
  loadDollarRate: jest.fn(),
  loadMarket: jest.fn(),
}));
jest.mock('@/lib/limits/file-limit-store', () => ({ refuseFile: () => Promise.resolve(null) }));

const answer = async (query: string, problem: SourceProblem) => {
  const at = '2026-11-20T12:00:00Z';
  jest.mocked(loadMarket).mockResolvedValue(
    success({
      asOf: at,
      fetchedAt: at,
      status: 'live',
      source: { name: 'CoinGecko', url: null, attribution: null },
      data: { currency: 'inr', coins: [coinOf({ id: 'bee' })] },
    }),
  );
  jest.mocked(loadCategoryMembers).mockResolvedValue(failure(problem));
  const url = `https://arthayatra.example/features/crypto-market/coins.csv${query}`;
  const response = await GET(new NextRequest(url));
  return [response.status, await response.text()] as const;
};

it('says of a category that is not offered that it has no file, not to try again', async () => {
  const [status, text] = await answer('?category=gone', 'not-found');
  expect(status).toBe(404);
  expect(text).toBe('There is no file of this category: it is not one of the 20 largest.');
});

it('asks to try again while the provider does not answer', async () => {
  const [status, text] = await answer('?category=defi', 'timed-out');
  expect(status).toBe(503);
  expect(text).toMatch(/Try again/);
});

it('answers all coins without a category', async () => {
  const [status, text] = await answer('', 'timed-out');
  expect(status).toBe(200);
  expect(text).toContain('bee');
});
