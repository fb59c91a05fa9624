import { readdirSync } from 'node:fs';
import { unstable_getResponseFromNextConfig as responseOf } from 'next/experimental/testing/server';
import { decide } from '@/lib/auth/domain/route-access';
import { alternatesOf } from '@/lib/navigation/alternates';
import { hindiPaths, inLanguage, languageOfPath, languagesOf } from '@/lib/navigation/in-language';
import {
  accessOf,
  missingAddressOf,
  pagePattern,
  plainPathOf,
  staticPaths,
} from '@/lib/navigation/routes';
import { isStaticAddress, missingRedirects } from '@/lib/navigation/static-pages';

describe('in language', () => {
  test.each(hindiPaths)('%s is as open and as prerendered in Hindi as in English', (path) => {
    const hindi = inLanguage(path, 'hi');
    expect(hindi).toBe(`/hi${path}`);
    expect(accessOf(hindi)).toBe('open');
    const known: readonly string[] = staticPaths;
    expect(known.includes(hindi)).toBe(known.includes(path));
  });

  test('a page without Hindi is led to in English, and names no other language', () => {
    expect(inLanguage('/analytics', 'hi')).toBe('/analytics');
    expect(languagesOf('/analytics')).toEqual(['en']);
    expect(alternatesOf('/analytics', 'hi')).toEqual({ canonical: '/analytics' });
    expect(accessOf('/hi/analytics')).toBeNull();
    expect(accessOf('/hi')).toBeNull();
  });

  test('an address has the language of its page, and an unknown one below /hi is in English', () => {
    for (const path of hindiPaths) {
      expect(languageOfPath(path)).toEqual({ path, language: 'en' });
      expect(languageOfPath(`/hi${path}`)).toEqual({ path, language: 'hi' });
    }
    for (const path of ['/hi', '/hi/glossary/xirr', '/hi/analytics', '/hi/hi/privacy-policy']) {
      expect(languageOfPath(path)).toEqual({ path, language: 'en' });
    }
  });

  test('both twins name each other and themselves, English as the default', () => {
    const languages = {
      'en-IN': '/privacy-policy',
      'hi-IN': '/hi/privacy-policy',
      'x-default': '/privacy-policy',
    };
    expect(alternatesOf('/privacy-policy')).toEqual({ canonical: '/privacy-policy', languages });
    expect(alternatesOf('/privacy-policy', 'hi')).toEqual({
      canonical: '/hi/privacy-policy',
      languages,
    });
  });
});

test.each([
  ['/features/stock-picks/none', '/features/stock-picks/missing/none'],
  ['/features/stock-picks/own/a', '/features/stock-picks/missing/own%2Fa'],
  ['/features/consultation/none', '/missing/features%2Fconsultation%2Fnone'],
  ['/account/none', '/missing/account%2Fnone'],
])('%s, which no page has, is answered at an address with status 404', (path, address) => {
  expect(missingAddressOf(path)).toBe(address);
  expect(
    decide({ path: address, search: '', method: 'GET', isSignedIn: true, hasHint: true }).kind,
  ).toBe('missing');
});

describe('page pattern', () => {
  test.each([
    ['/analytics', '/analytics'],
    ['/features/mutual-funds/123456', '/features/mutual-funds/*'],
    ['/features/stock-picks/companies/INE000000001', '/features/stock-picks/*'],
    ['/glossary/xirr', '/glossary/*'],
    ['/account/anything', '/account/*'],
    ['/features/mutual-funds/', null],
    ['/features', null],
    ['/', null],
    ['/certificates/abc', '/certificates/*'],
    ['/toString', null],
    ['', null],
  ])('%s is counted as %s', (path, pattern) => {
    expect(pagePattern(path)).toBe(pattern);
  });

  test('a pattern is its own pattern', () => {
    expect(pagePattern('/features/mutual-funds/*')).toBe('/features/mutual-funds/*');
    expect(pagePattern('/glossary/*')).toBe('/glossary/*');
  });
});

test('an address deep below a page has the access of that page', () => {
  expect(accessOf('/features/stock-picks/a/b/c')).toBe('members');
  expect(accessOf('/features/nowhere/a/b/c')).toBeNull();
});

test.each([
  ['/features/%73ip-calculator', '/features/sip-calculator', '/features/sip-calculator'],
  ['/features/sip-calculator', '/features/sip-calculator', null],
  ['/%61nalytics', '/analytics', null],
  ['/glossary/%73ip', '/glossary/sip', '/glossary/sip'],
  ['/glossary/s.p', '/glossary/s.p', '/glossary/missing/s.p'],
])('the prerendered page of %s (%s) is led to %s', (path, canonical, plain) => {
  expect(plainPathOf(path, canonical)).toBe(plain);
});

describe('static address', () => {
  test.each([
    '/privacy-policy',
    '/hi/privacy-policy',
    '/glossary',
    '/glossary/exit-load',
    '/_next/static/chunks/a.js',
    '/favicon.ico',
    '/opengraph-image-abc123',
    ...readdirSync('public').map((name) => `/${name}`),
  ])('%s is the same for everybody', (path) => {
    expect(isStaticAddress(path)).toBe(true);
  });

  test.each([
    '/',
    '/analytics',
    '/glossary/a.b',
    '/glossary/a/b',
    '/privacy-policyx',
    '/api/login',
    '/_next/data/x',
  ])('%s is not', (path) => {
    expect(isStaticAddress(path)).toBe(false);
  });
});

describe('a static folder', () => {
  const names = ['sip', 'swp', 's', 'nav', '80c'];
  const nextConfig = { redirects: async () => missingRedirects('/glossary/', names) };

  async function leadsTo(path: string): Promise<string | null> {
    const answer = await responseOf({ url: `https://arthayatra.example${path}`, nextConfig });
    const location = answer.headers.get('location');
    return location && new URL(location).pathname;
  }

  test.each([...names, 'opengraph-image', 'opengraph-image-15v8e7'])(
    '%s has a page and stays where it is',
    async (name) => {
      expect(await leadsTo(`/glossary/${name}`)).toBeNull();
    },
  );

  test.each(['si', 'sips', 'nav-2', '80cc', 'missing', '-', 'opengraph-imagine'])(
    '%s has none and is led to the page that says so',
    async (name) => {
      expect(await leadsTo(`/glossary/${name}`)).toBe(`/glossary/missing/${name}`);
    },
  );

  test.each(['/glossary', '/glossary/missing/x', '/glossaryx/y'])(
    '%s, outside the folder, stays where it is',
    async (path) => {
      expect(await leadsTo(path)).toBeNull();
    },
  );

  test('no expression is longer than a host takes', () => {
    const many = Array.from(
      { length: 1_000 },
      (_, at) => `${'abcdefghijklmnopqrst'[at % 20]}-${at}`,
    );
    for (const { source } of missingRedirects('/glossary/', many)) {
      expect(source.length).toBeLessThan(4_096);
    }
  });
});
