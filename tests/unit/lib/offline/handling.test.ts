import { handlingOf, showsNoSession, type RequestParts } from '@/lib/offline/handling';
import { precachedPaths, isSavedPage, changesWithQuery } from '@/lib/offline/saved-pages';
import { memberPaths, staticPaths } from '@/lib/navigation/routes';

const origin = 'https://arthayatra.example';

function kindOf(path: string, asked: Partial<RequestParts> = {}): string {
  const url = new URL(path, origin);
  return handlingOf({ method: 'GET', mode: 'navigate', url, origin, ...asked }).kind;
}

const lesson = '/features/financial-education/tax/two-regimes';

test.each([...staticPaths, ...precachedPaths, '/glossary/xirr', '/learn/tax', '/hi/tables'])(
  '%s is cached, whatever its query',
  (path) => {
    expect(kindOf(path)).toBe('page');
    expect(kindOf(`${path}?a=1`)).toBe('page');
  },
);

test.each(['/hi/features/sip-calculator', '/hi/glossary/xirr', '/hi/privacy-policy'])(
  '%s is cached as its English page is',
  (path) => expect(kindOf(path)).toBe('page'),
);

test('the query of a calculator that the server draws makes another page of it', () => {
  expect(changesWithQuery('/features/sip-calculator')).toBe(true);
  expect(changesWithQuery('/hi/features/option-trading')).toBe(true);
  expect(changesWithQuery('/features/income-tax-calculator')).toBe(false);
});

test('no page of members is cached, but a lesson in its own cache', () => {
  for (const path of memberPaths) {
    expect(isSavedPage(path)).toBe(false);
    expect(kindOf(path)).toBe('network');
    expect(kindOf(`${path.replace(/\/$/, '')}/x`)).toBe('network');
  }
  expect(kindOf(lesson)).toBe('lesson');
});

test.each([
  ...['missing/two-regimes', 'notes/notes.md', 'notes/tax', 'scam-clinic/tips-group'],
  ...['review', 'tax/two-regimes/x'],
])('financial-education/%s is no lesson', (rest) =>
  expect(kindOf(`/features/financial-education/${rest}`)).toBe('network'),
);

test.each(['/analytics', '/search?q=sip', '/features/financial-news', '/features/mutual-funds/1'])(
  '%s comes from the network, or the page of what there is',
  (path) => expect(kindOf(path)).toBe('network'),
);

test.each(['/api/me', '/api/search?q=x', '/api/export', '/api', '/api/vitals'])(
  '%s is left alone',
  (path) => expect(kindOf(path)).toBe('bypass'),
);

test('what changes something is left alone, wherever it goes', () => {
  for (const path of ['/features/sip-calculator', lesson, '/account', '/glossary']) {
    expect(kindOf(path, { method: 'POST' })).toBe('bypass');
    expect(kindOf(path, { method: 'HEAD' })).toBe('bypass');
  }
});

test('the data that Next fetches, and other sites, are left alone', () => {
  expect(kindOf('/glossary?_rsc=1', { mode: 'cors' })).toBe('bypass');
  expect(kindOf(lesson, { mode: 'cors' })).toBe('bypass');
  expect(kindOf('https://identitytoolkit.googleapis.com/v1/x', { mode: 'cors' })).toBe('bypass');
  expect(kindOf('https://other.example/_next/static/a.js', { mode: 'no-cors' })).toBe('bypass');
});

test('built files come from the cache first, and nothing else does', () => {
  expect(kindOf('/_next/static/chunks/a.js', { mode: 'no-cors' })).toBe('cache-first');
  expect(kindOf('/_next/data/a.json', { mode: 'cors' })).toBe('bypass');
  expect(kindOf('/icon.svg', { mode: 'no-cors' })).toBe('bypass');
});

test.each([
  ['/api/login', true],
  ['/api/logout', true],
  ['/api/me', false],
  ['/api/loginx', false],
])('a request to %s forgets lessons: %s', (path, forgets) => {
  const url = new URL(path, origin);
  expect(handlingOf({ method: 'POST', mode: 'cors', url, origin })).toEqual({
    kind: 'bypass',
    forgetsLessons: forgets,
  });
});

test('only the pages that a member is led away from say that there is no session', () => {
  const isForGuests = (path: string) => {
    const url = new URL(path, origin);
    return handlingOf({ method: 'GET', mode: 'navigate', url, origin });
  };
  expect(isForGuests('/auth/signin?returnUrl=%2F')).toEqual({ kind: 'network', isForGuests: true });
  expect(isForGuests('/auth/action')).toEqual({ kind: 'network', isForGuests: false });
});

test.each([
  ['the sign-in page itself', '/auth/signin', { ok: true, type: 'basic' }, true],
  ['a copy in its place, without a network', '/auth/signin', { ok: true, type: 'default' }, false],
  ['a redirect of a member', '/auth/signin', { ok: false, type: 'opaqueredirect' }, false],
  ['an outage', '/auth/signup', { ok: false, type: 'basic' }, false],
  ['a page for everybody', '/analytics', { ok: true, type: 'basic' }, false],
] as const)('%s shows that nobody is signed in: %#', (_, path, response, expected) => {
  const url = new URL(path, origin);
  const asked = handlingOf({ method: 'GET', mode: 'navigate', url, origin });
  expect(showsNoSession(asked, response)).toBe(expected);
});
