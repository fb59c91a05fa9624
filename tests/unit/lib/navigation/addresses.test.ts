import { accessOf, staticPaths, pagePattern } from '@/lib/navigation/routes';
import { alternatesOf } from '@/lib/navigation/alternates';
import { hindiPaths, inLanguage, languagesOf } from '@/lib/navigation/in-language';
import { readdirSync } from 'node:fs';
import { isStaticAddress } from '@/lib/navigation/static-address';

describe('in language', () => {
  test.each(hindiPaths)('%s stands in Hindi as open and as prerendered as in English', (path) => {
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

describe('page pattern', () => {
  test.each([
    ['/analytics', '/analytics'],
    ['/features/sip-calculator', '/features/sip-calculator'],
    ['/features/mutual-funds/123456', '/features/mutual-funds/*'],
    ['/features/stock-picks/companies/INE000000001', '/features/stock-picks/*'],
    ['/glossary/xirr', '/glossary/*'],
    ['/account/anything', '/account/*'],
    ['/features/mutual-funds/', null],
    ['/glossary/', null],
    ['/features', null],
    ['/', null],
    ['/nowhere', null],
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

describe('static address', () => {
  test.each([
    '/privacy-policy',
    '/hi/privacy-policy',
    '/glossary',
    '/glossary/exit-load',
    '/_next/static/chunks/a.js',
    '/favicon.ico',
    '/icon.svg',
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
