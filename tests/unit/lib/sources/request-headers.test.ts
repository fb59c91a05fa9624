import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { requestHeaders } from '@/lib/sources/request-headers';

jest.mock('@/lib/env', () => ({
  env: {
    appVersion: '1.2.3',
    siteUrl: 'https://arthayatra.example',
    sources: { coingeckoKey: null, coingeckoPaidKey: null },
  },
}));

afterEach(() => jest.restoreAllMocks());

test('the user agent is a product name: some servers of the government refuse one that holds a URL', () => {
  const agent = requestHeaders({ id: 'pib' })['user-agent'];
  expect(agent).toMatch(/^Arthayatra\/[\d.]+$/);
  expect(agent).not.toMatch(/http|\/\/|www|@/);
});

test('a key goes to its provider alone, that of a paid plan before that of the free one', () => {
  jest.replaceProperty(env.sources, 'coingeckoKey', 'CG-free');
  expect(requestHeaders({ id: 'coingecko' })).toMatchObject({ 'x-cg-demo-api-key': 'CG-free' });
  jest.replaceProperty(env.sources, 'coingeckoPaidKey', 'CG-paid');
  expect(requestHeaders({ id: 'coingecko' })).toMatchObject({ 'x-cg-pro-api-key': 'CG-paid' });
  expect(JSON.stringify(requestHeaders({ id: 'coingecko' }))).not.toContain('CG-free');
  expect(JSON.stringify(requestHeaders({ id: 'rbi' }))).not.toContain('CG-');
});

test('the functions run in Mumbai: RBI refuses some foreign addresses', () => {
  const settings: unknown = JSON.parse(readFileSync(join(process.cwd(), 'vercel.json'), 'utf8'));
  expect(settings).toMatchObject({ regions: ['bom1'] });
});
