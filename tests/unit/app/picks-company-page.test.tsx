import CompanyPage, { generateMetadata } from '@/app/features/stock-picks/companies/[isin]/page';
import { loadMarket } from '@/lib/picks/server/source';
import { companyOf, universeOf } from '../lib/picks/universe-examples';

jest.mock('@/lib/auth/server/session', () => ({
  requireUser: () => Promise.resolve({ uid: 'asha' }),
  readForPage: <Value,>(read: () => Promise<Value>) => read(),
}));
jest.mock('@/lib/picks/server/source', () => ({ loadMarket: jest.fn() }));
jest.mock('@/lib/picks/server/store', () => ({
  readMyPicks: () => Promise.resolve({ ok: false, problem: 'down' }),
}));
jest.mock('@/lib/picks/server/actions', () => ({}));
jest.mock('@/lib/holdings/actions', () => ({}));
jest.mock('@/lib/saved/actions', () => ({}));
jest.mock('@/lib/picks/server/benchmark', () => ({ loadBenchmark: jest.fn() }));
jest.mock('@/lib/funds/server/source', () => ({ loadFundValues: jest.fn() }));
jest.mock('next/navigation', () => jest.requireActual('@/tests/factories/thrown-redirect'));

const company = companyOf('SPLIT', { isin: 'INE123A01022' });

/** The page of an ISIN. */
const propsOf = (isin: string, query: Record<string, string> = {}) => ({
  params: Promise.resolve({ isin }),
  searchParams: Promise.resolve(query),
});

beforeEach(() => {
  const market = { universe: universeOf([[company, {}]]), rows: [] };
  jest.mocked(loadMarket).mockResolvedValue(market as never);
});

test('an address from before a split leads to the present one, with the part that it names', async () => {
  const { title } = await generateMetadata(propsOf('ine123a01014'));
  expect(title).toBe('SPLIT Limited');
  await expect(CompanyPage(propsOf('ine123a01014', { tab: 'notes' }))).rejects.toThrow(
    'to /features/stock-picks/companies/ine123a01022?tab=notes',
  );
});

test('an unknown company is missing', async () => {
  await expect(CompanyPage(propsOf('ine999z01014'))).rejects.toThrow('missing');
});
