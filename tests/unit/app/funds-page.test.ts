import { GET } from '@/app/features/mutual-funds/funds.csv/route';
import { generateMetadata } from '@/app/features/mutual-funds/page';
import sitemap from '@/app/features/mutual-funds/sitemap';
import { metadata as siteMetadata } from '@/app/layout';
import { marketOf } from '@/lib/funds/domain/market/market';
import { loadListPage, loadMarket, loadSchemes } from '@/lib/funds/server/source';
import { failure, success } from '@/lib/result';
import { schemeOf } from '@/tests/factories/scheme';

jest.mock('next/font/local', () => ({ __esModule: true, default: () => ({ variable: '' }) }));
jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('@/lib/env', () => ({ env: { siteUrl: 'https://site.example', isProduction: true } }));
jest.mock('@/lib/funds/server/source', () => ({
  loadListPage: jest.fn(),
  loadMarket: jest.fn(),
  loadSchemes: jest.fn(),
}));
jest.mock('@/lib/funds/server/portfolio-store', () => ({}));
jest.mock('@/lib/holdings/store', () => ({}));
jest.mock('@/lib/limits/file-limit-store', () => ({ refuseFile: () => Promise.resolve(null) }));
jest.mock('@/lib/saved/store', () => ({}));

describe('the sitemap', () => {
  const group = (category: string, plan: string) => ({ category, plan });
  const scheme = (code: number, navDate: string) => ({ code, nav: 10, navDate });

  beforeEach(() => {
    const schemes = [scheme(7, '2026-11-24'), scheme(8, '2020-11-24')];
    const data = { schemes, asOf: '2026-11-24' };
    jest.mocked(loadSchemes).mockResolvedValue(success({ data }) as never);
    const table = {
      asOf: '2026-11-24',
      peerGroups: [
        group('Equity - Large & Mid Cap Fund', 'direct'),
        group('Equity - Large & Mid Cap Fund', 'regular'),
      ],
    };
    jest.mocked(loadMarket).mockResolvedValue({ table } as never);
  });

  it('names each category once, with signs that XML can hold, and the schemes that are offered', async () => {
    expect(await sitemap()).toEqual([
      {
        url: 'https://site.example/features/mutual-funds?category=Equity+-+Large+%26+Mid+Cap+Fund&amp;view=category',
        lastModified: '2026-11-24',
      },
      { url: 'https://site.example/features/mutual-funds/7', lastModified: '2026-11-24' },
    ]);
  });

  it('names no category before figures are stored, and nothing without the list', async () => {
    jest.mocked(loadMarket).mockResolvedValue({ table: null } as never);
    expect((await sitemap()).map(({ url }) => url)).toEqual([
      'https://site.example/features/mutual-funds/7',
    ]);
    jest.mocked(loadSchemes).mockResolvedValue(failure('unreachable'));
    expect(await sitemap()).toEqual([]);
  });
});

it.each([
  [true, 404, /does not have this fund house/],
  [false, 200, /Scheme code/],
])('a list with an unknown filter (%s) answers %i', async (hasUnknownFilter, status, text) => {
  const at = '2026-11-20T12:00:00Z';
  const source = { name: 'AMFI', url: null, attribution: null };
  jest
    .mocked(loadSchemes)
    .mockResolvedValue(
      success({ data: {} as never, source, asOf: '2026-11-20', fetchedAt: at, status: 'live' }),
    );
  jest.mocked(loadListPage).mockResolvedValue({
    page: { hasUnknownFilter, allRows: [] },
    market: marketOf(null),
  } as never);
  const response = await GET(new Request('https://arthayatra.example/funds.csv?amc=Gone'));
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(text);
});

describe('the metadata of a category', () => {
  const scheme = schemeOf({ code: 7, category: 'Equity - Mid Cap Fund' });

  beforeEach(() =>
    jest
      .mocked(loadSchemes)
      .mockResolvedValue(success({ data: { schemes: [scheme], asOf: '2026-11-20' } }) as never),
  );

  const metadataOf = (query: Record<string, string>) =>
    generateMetadata({ searchParams: Promise.resolve(query) });

  test('a shared link to a category leads to the category, and names the site as every page does', async () => {
    const query = { view: 'category', category: scheme.category };
    const { alternates, openGraph } = await metadataOf(query);
    const url = '/features/mutual-funds?category=Equity+-+Mid+Cap+Fund&view=category';
    expect(alternates?.canonical).toBe(url);
    expect(openGraph).toEqual({ ...siteMetadata.openGraph, url });
    // The list has the address of the root layout, `./`.
    expect(await metadataOf({ view: 'category', category: 'x' })).not.toHaveProperty('openGraph');
  });
});
