import { readdirSync } from 'node:fs';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { config } from '@/middleware';
import { staticFolders, staticPaths } from '@/lib/navigation/routes';

jest.mock('@/lib/auth/edge/middleware', () => ({ middleware: () => undefined }));

const goesThrough = (path: string, headers: Record<string, string> = {}) =>
  unstable_doesMiddlewareMatch({
    config,
    nextConfig: {},
    url: `https://arthayatra.example${path}`,
    headers,
  });

describe('the matcher', () => {
  test.each([...staticPaths])('leaves %s out, and nothing that resembles it', (path) => {
    expect(goesThrough(path)).toBe(false);
    expect(goesThrough(`${path}x`)).toBe(true);
    const isFolder = staticFolders.some((folder) => folder === `${path}/`);
    expect(goesThrough(`${path}/x`)).toBe(!isFolder);
    expect(goesThrough(`${path}/x/y`)).toBe(true);
    expect(goesThrough(`/x${path}`)).toBe(true);
  });

  test('of middleware.ts names each page of staticPaths (lib/navigation/routes.ts), and no other', () => {
    const prerenderedByNext = ['/404', '/500', '/_error', '/_not-found', '/_global-error'];
    const pages = /\(\?:([^)]*)\)\$/.exec(String(config.matcher[0]))?.[1]?.split('|') ?? [];
    const named = pages.filter((name) => !name.includes('.')).map((name) => `/${name}`);
    const folders = staticFolders.map((folder) => `${folder}[-0-9a-z]+`);
    expect(named.sort()).toEqual([...staticPaths, ...folders, ...prerenderedByNext].sort());
  });

  test.each([...staticFolders])('leaves out pages of %s by their plain names only', (folder) => {
    expect(goesThrough(`${folder}exit-load`)).toBe(false);
    for (const name of ['a.b', 'a%2fb', 'A']) expect(goesThrough(`${folder}${name}`)).toBe(true);
  });

  test.each([
    '/',
    '/analytics',
    '/account',
    '/auth/signin',
    '/auth/action',
    '/features/stock-picks',
    '/features/x.css',
    '/features/stock-picks.rsc',
    '/api/login',
    '/apixyz',
    '/api/avatar/a',
    '/api/avatar/%ff',
    '/_next/data/x/account.json',
    '/_next/image',
    '/_nextx',
    '/iconography',
    '/robots.txt/x',
    '/favicon.icox',
    '/no-such-page',
  ])('sends %s through the middleware', (path) => {
    expect(goesThrough(path)).toBe(true);
  });

  test.each([
    '/_next/static/chunks/a.js',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/icon.svg',
    '/apple-icon.png',
    '/opengraph-image-abc123',
    '/sw.js',
    '/market-files.js',
    '/statements.js',
    ...readdirSync('public').map((name) => `/${name}`),
  ])('leaves the file %s alone', (path) => {
    expect(goesThrough(path)).toBe(false);
  });

  test.each(['content-length', 'content-type', 'transfer-encoding', 'next-action'])(
    'sends any address through the middleware that comes with %s',
    (name) => {
      for (const path of ['/privacy-policy', '/glossary/exit-load', '/sw.js', '/_next/static/a.js'])
        expect(goesThrough(path, { [name]: '1' })).toBe(true);
    },
  );
});
