import { generateMetadata } from '@/app/features/mutual-funds/page';
import { metadata as siteMetadata } from '@/app/layout';
import { loadSchemes } from '@/lib/funds/server/source';
import { success } from '@/lib/result';
import { schemeOf } from '@/tests/factories/scheme';

jest.mock('next/font/local', () => ({ __esModule: true, default: () => ({ variable: '' }) }));
jest.mock('@/lib/env', () => ({ env: { siteUrl: 'https://site.example', isProduction: true } }));
jest.mock('@/lib/funds/server/source', () => ({ loadSchemes: jest.fn() }));
jest.mock('@/lib/funds/server/portfolio-store', () => ({}));
jest.mock('@/lib/holdings/store', () => ({}));
jest.mock('@/lib/saved/store', () => ({}));

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
