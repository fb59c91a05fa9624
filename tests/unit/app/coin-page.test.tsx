import { renderToStaticMarkup } from 'react-dom/server';
import CoinPage from '@/app/features/crypto-market/[coin]/page';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { priceRanges, readCoinQuery } from '@/lib/crypto/domain/coin-query';
import { loadCoin, loadRangeHistory } from '@/lib/crypto/server/source';
import { failure, success } from '@/lib/result';
import { listMySavedItems } from '@/lib/saved/store';
import { coinOf } from '../lib/crypto/coin-of';

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('@/tests/factories/thrown-redirect'),
  usePathname: () => '/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/crypto/server/source', () => ({
  hasWholeHistories: () => false,
  loadCoin: jest.fn(),
  loadDollarRate: async () => failure('failed'),
  loadLongestHistory: async () => failure('failed'),
  loadRangeHistory: jest.fn(),
}));
jest.mock('@/lib/saved/store', () => ({ listMySavedItems: jest.fn() }));
jest.mock('@/lib/holdings/actions', () => ({}));
jest.mock('@/lib/saved/actions', () => ({}));

const at = '2026-11-20T12:00:00Z';
const origin = { source: { name: 'CoinGecko', url: null, attribution: null }, asOf: at } as const;
const bee = {
  ...origin,
  fetchedAt: at,
  status: 'live',
  data: coinOf({ id: 'bee', price: 600 }),
} as const;

const page = async (query: Record<string, string>) =>
  renderToStaticMarkup(
    await CoinPage({
      params: Promise.resolve({ coin: 'bee' }),
      searchParams: Promise.resolve(query),
    }),
  );
const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const address = '/features/crypto-market/bee?range=90d&tab=drawdown&quantity=2&cost=1,200';
const query = { range: '90d', tab: 'drawdown', quantity: '2', cost: '1,200' };

beforeEach(() => jest.mocked(listMySavedItems).mockResolvedValue(failure('guest')));

test.each([
  ['the coin', failure('failed'), failure('failed')],
  ['its history', success(bee), failure('failed')],
] as const)('the page without %s is loaded again as it was opened', async (_, coin, history) => {
  jest.mocked(loadCoin).mockResolvedValue(coin);
  jest.mocked(loadRangeHistory).mockResolvedValue({ history, weekBecause: null });
  const hrefs = hrefsOf(await page(query));
  expect(hrefs).toContain(address);
  expect(hrefs).not.toContain('/features/crypto-market/bee');
});

/** The names and values of the inputs of the page, which has one form. */
const sentBy = (html: string) =>
  [...html.matchAll(/<input [^>]*>/g)].map(([input]): [name: string, value: string] => {
    const [, name = ''] = input.match(/ name="([^"]*)"/) ?? [];
    const [, value = ''] = input.match(/ value="([^"]*)"/) ?? [];
    return [name, value];
  });

test.each(['sale', 'converter'])(
  'the form of the tab %s sends, without scripts, all that was typed',
  async (tab) => {
    jest.mocked(loadCoin).mockResolvedValue(success(bee));
    jest
      .mocked(loadRangeHistory)
      .mockResolvedValue({ history: failure('failed'), weekBecause: null });
    const typed = { coins: '3', rupees: '70', quantity: '2', cost: '1,200', price: '9' };
    const opened = { range: '90d', tab, ...typed };
    const sent = sentBy(await page(opened));
    expect(readCoinQuery(Object.fromEntries(sent), priceRanges)).toEqual(
      readCoinQuery(opened, priceRanges),
    );
    expect(new Set(sent.map(([name]) => name)).size).toBe(sent.length);
  },
);

test('the sign-in leads back to the purchases of the coin', async () => {
  jest.mocked(loadCoin).mockResolvedValue(success(bee));
  jest
    .mocked(loadRangeHistory)
    .mockResolvedValue({ history: failure('failed'), weekBecause: null });
  const purchases = '/features/crypto-market/bee?tab=purchases';
  expect(hrefsOf(await page({ tab: 'purchases' }))).toContain(signInUrl(purchases));
});
