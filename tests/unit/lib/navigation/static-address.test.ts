import { readdirSync } from 'node:fs';
import { isStaticAddress } from '@/lib/navigation/static-address';

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
