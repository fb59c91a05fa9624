import { canonicalPath } from '@/lib/auth/domain/return-url';
import { decide, type Visit } from '@/lib/auth/domain/route-access';
import { memberPaths } from '@/lib/navigation/routes';

function visit(path: string, visit: Partial<Visit> = {}) {
  return decide({ path, search: '', method: 'GET', isSignedIn: false, hasHint: true, ...visit });
}

const toSignIn = (returnUrl: string) => ({
  kind: 'redirect',
  status: 307,
  to: `/auth/signin?returnUrl=${encodeURIComponent(returnUrl)}`,
  access: 'members',
});

describe('route access', () => {
  test('leads the empty path to the dashboard, for everybody', () => {
    expect(visit('/')).toMatchObject({ to: '/analytics', status: 307 });
    expect(visit('/', { isSignedIn: true })).toMatchObject({ to: '/analytics', status: 307 });
  });

  test.each(memberPaths.filter((path) => !path.endsWith('/')))(
    'leads a guest from %s to sign-in and lets a member in',
    (path) => {
      expect(visit(path)).toEqual(toSignIn(path));
      expect(visit(path, { isSignedIn: true })).toEqual({ kind: 'pass', access: 'members' });
    },
  );

  test('keeps path and query for the way back', () => {
    const search = '?sort=a&b=%2F%2Fevil';
    expect(visit('/features/stock-picks', { search })).toEqual(
      toSignIn('/features/stock-picks?sort=a&b=%2F%2Fevil'),
    );
  });

  test.each([
    ['/glossary/SIP', '/glossary/sip'],
    ['/glossary/s%69p', '/glossary/sip'],
    ['/glossary/a.b', '/glossary/missing/a.b'],
    ['/glossary/%E0%A4%95', `/glossary/missing/${encodeURIComponent('क')}`],
  ])('leads the odd spelling %s of a static page to %s', (path, to) => {
    expect(visit(path)).toMatchObject({ kind: 'redirect', to, status: 307 });
    expect(visit(to)).not.toMatchObject({ kind: 'redirect' });
  });

  test('says of a word that the glossary lacks that it is missing', () => {
    expect(visit('/glossary/missing/x')).toEqual({ kind: 'missing', access: 'open' });
  });

  test('covers the pages below a members’ page', () => {
    expect(visit('/features/financial-education/bonds/2')).toEqual(
      toSignIn('/features/financial-education/bonds/2'),
    );
  });

  test.each(['/auth/signin', '/auth/signup', '/auth/reset-password'])(
    'reserves %s for guests',
    (path) => {
      expect(visit(path)).toEqual({ kind: 'pass', access: 'guests' });
      const search = '?returnUrl=//evil.example';
      expect(visit(path, { isSignedIn: true, search })).toMatchObject({ to: '/analytics' });
      // The cookies of a session that is over, as the page's scripts have found.
      expect(visit(path, { isSignedIn: true, hasHint: false })).toEqual({
        kind: 'pass',
        access: 'guests',
      });
    },
  );

  test.each(['/analytics', '/features/sip-calculator', '/auth/action', '/glossary/xirr'])(
    'leaves %s open to both',
    (path) => {
      expect(visit(path)).toEqual({ kind: 'pass', access: 'open' });
      expect(visit(path, { isSignedIn: true })).toEqual({ kind: 'pass', access: 'open' });
    },
  );

  test.each(['/no-such-page', '/accounting', '/privacy-policy/more', '/apis'])(
    'knows that %s is no page',
    (path) => {
      expect(visit(path)).toEqual({ kind: 'missing', access: null });
      expect(visit(path, { isSignedIn: true })).toEqual({ kind: 'missing', access: null });
    },
  );

  test.each(['/features/mutual-funds/missing/7', '/features/crypto-market/missing/no%20coin'])(
    'answers %s, a page for missing things, as missing',
    (path) => {
      expect(visit(path)).toEqual({ kind: 'missing', access: 'open' });
    },
  );

  test.each(['/features/crypto-market/missing', '/features/mutual-funds/102550'])(
    'lets %s decide whether its thing exists',
    (path) => expect(visit(path)).toEqual({ kind: 'pass', access: 'open' }),
  );

  test.each(['/%', '/%zz', '/analytics%', '/glossary/%e0%a4%a'])('calls %s malformed', (path) => {
    expect(visit(path)).toEqual({ kind: 'malformed', access: null });
  });

  test.each(['/api/me', '/api/login', '/_next/image'])('lets %s through to its handler', (path) => {
    expect(visit(path, { method: 'POST' })).toEqual({ kind: 'pass', access: null });
  });

  test.each([
    ['GET', 307],
    ['HEAD', 307],
    ['POST', 303],
    ['PUT', 303],
    ['DELETE', 303],
  ])('redirects %s with %i, so that no form is sent a second time', (method, status) => {
    expect(visit('/account', { method })).toMatchObject({ kind: 'redirect', status });
  });

  test.each([
    '//account',
    '/account/',
    '/ACCOUNT',
    '/%61ccount',
    '/%252561ccount',
    '/account%2f',
    '/\\account',
    '/./account',
    '/analytics/../account',
    '/analytics/%2e%2e/account',
    '/analytics%2f..%2faccount',
    '/account;jsessionid=1',
    '/account.rsc',
    '/account.segments/_tree.segment.rsc',
    '/account%00',
    '/account%ff',
    '/account%zz',
    '/account?',
    '/%ff/../account',
    '/features%2Fstock-picks',
    '/features//stock-picks',
  ])('takes the spelling %s for a members’ page', (path) => {
    expect(visit(path)).toMatchObject({ kind: 'redirect', access: 'members' });
  });
});

describe('the canonical path', () => {
  test('is its own canonical path', () => {
    for (const path of ['/', '/account', '/features/stock-picks/x', '/a/..', '/%2525', '//a//B/']) {
      expect(canonicalPath(canonicalPath(path))).toBe(canonicalPath(path));
    }
  });

  test('does not climb above the root', () => {
    expect(canonicalPath('/../../account')).toBe('/account');
  });
});
