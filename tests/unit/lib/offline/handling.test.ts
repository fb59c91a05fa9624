import {
  handlingOf,
  showsNoSession,
  type RequestParts,
  precachedPaths,
  isSavedPage,
  changesWithQuery,
} from '@/lib/offline/handling';
import { memberPaths, staticPaths } from '@/lib/navigation/routes';

const origin = 'https://arthayatra.example';
const education = '/features/financial-education';
const lesson = `${education}/tax/two-regimes`;

const handlingAt = (path: string, asked: Partial<RequestParts> = {}) =>
  handlingOf({ method: 'GET', mode: 'navigate', url: new URL(path, origin), origin, ...asked });
const kindOf = (path: string, asked?: Partial<RequestParts>) => handlingAt(path, asked).kind;

const saved = [...staticPaths, ...precachedPaths, '/glossary/xirr', '/learn/tax'];
const inHindi = ['/hi/tables', '/hi/features/sip-calculator', '/hi/glossary/xirr'];

test.each([
  ...[...saved, ...inHindi, '/hi/privacy-policy'].flatMap((path) => [
    ['page', path] as const,
    // Whatever its query.
    ['page', `${path}?a=1`] as const,
  ]),
  ['lesson', lesson],
  // No page of members is cached but a lesson, in its own cache.
  ...memberPaths.flatMap((path) => [
    ['network', path] as const,
    ['network', `${path.replace(/\/$/, '')}/x`] as const,
  ]),
  ['network', `${education}/missing/two-regimes`],
  ['network', `${education}/notes/notes.md`],
  ['network', `${education}/notes/tax`],
  ['network', `${education}/scam-clinic/tips-group`],
  ['network', `${education}/review`],
  ['network', `${lesson}/x`],
  ['network', '/analytics'],
  ['network', '/hiking'],
  ['network', '/hiking/glossary'],
  ['network', '/hifeatures/sip-calculator'],
  ['network', '/search?q=sip'],
  ['network', '/features/financial-news'],
  ['network', '/features/mutual-funds/1'],
  ['bypass', '/api/me'],
  ['bypass', '/api/search?q=x'],
  ['bypass', '/api'],
  ['bypass', '/api/vitals'],
] as const)('%s: %s', (kind, path) => {
  expect(kindOf(path)).toBe(kind);
  expect(isSavedPage(path.replace(/\?.*/, ''))).toBe(kind === 'page');
});

test.each([
  ['/features/sip-calculator', true],
  ['/hi/features/option-trading', true],
  ['/features/income-tax-calculator', false],
])('the server draws %s anew for a query: %s', (path, isDrawn) => {
  expect(changesWithQuery(path)).toBe(isDrawn);
});

test.each(['/features/sip-calculator', lesson, '/account', '/glossary'])(
  'POST and HEAD bypass the worker at %s',
  (path) => {
    for (const method of ['POST', 'HEAD']) expect(kindOf(path, { method })).toBe('bypass');
  },
);

test.each([
  // The data that Next fetches, and other sites.
  ['/glossary?_rsc=1', 'cors', 'bypass'],
  [lesson, 'cors', 'bypass'],
  ['https://identitytoolkit.googleapis.com/v1/x', 'cors', 'bypass'],
  ['https://other.example/_next/static/a.js', 'no-cors', 'bypass'],
  ['/_next/data/a.json', 'cors', 'bypass'],
  ['/icon.svg', 'no-cors', 'bypass'],
  // Built files alone come from the cache first.
  ['/_next/static/chunks/a.js', 'no-cors', 'cache-first'],
])('%s as %s: %s', (path, mode, kind) => {
  expect(kindOf(path, { mode })).toBe(kind);
});

test.each([
  ['/api/login', true],
  ['/api/logout', true],
  ['/api/account/deletion', true],
  ['/api/me', false],
  ['/api/loginx', false],
])('a request to %s forgets lessons: %s', (path, forgetsLessons) => {
  const asked = { method: 'POST', mode: 'cors' };
  expect(handlingAt(path, asked)).toEqual({ kind: 'bypass', forgetsLessons });
});

test.each([
  ['the sign-in page itself', '/auth/signin?returnUrl=%2F', { ok: true, type: 'basic' }, true],
  ['a copy in its place, without a network', '/auth/signin', { ok: true, type: 'default' }, false],
  ['a redirect of a member', '/auth/signin', { ok: false, type: 'opaqueredirect' }, false],
  ['an outage', '/auth/signup', { ok: false, type: 'basic' }, false],
  ['a page that members see too', '/auth/action', { ok: true, type: 'basic' }, false],
  ['a page for everybody', '/analytics', { ok: true, type: 'basic' }, false],
] as const)('%s shows that no one is signed in: %#', (_, path, response, expected) => {
  expect(showsNoSession(handlingAt(path), response)).toBe(expected);
});
