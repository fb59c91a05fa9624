import sitemap from '@/app/features/mutual-funds/sitemap';
import { loadMarket, loadSchemes } from '@/lib/funds/server/source';
import { failure, success } from '@/lib/result';

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('@/lib/env', () => ({ env: { siteUrl: 'https://site.example' } }));
jest.mock('@/lib/funds/server/source', () => ({ loadMarket: jest.fn(), loadSchemes: jest.fn() }));

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
