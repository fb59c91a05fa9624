import fc from 'fast-check';
import { anyText } from '@/tests/factories/any-text';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { safeReturnUrl } from '@/lib/auth/domain/return-url';
import { accessOf } from '@/lib/navigation/routes';

const origin = 'https://arthayatra.example';

describe('a return address', () => {
  test.each([
    '/analytics',
    '/account',
    '/features/stock-picks',
    '/features/stock-picks?sort=a&b=%2F%2Fevil',
    '/features/sip-calculator?v=1&monthly=5000#table',
    '/account#devices',
  ])('accepts %s', (value) => {
    expect(safeReturnUrl(value)).toBe(value);
  });

  test.each([
    ['another site', 'https://evil.example/'],
    ['another site that ends as ours', 'https://arthayatra.example.evil.example/account'],
    ['no scheme', '//evil.example/account'],
    ['a backslash', '/\\evil.example'],
    ['an encoded slash', '/%2Fevil.example'],
    ['a dot before two slashes', '/.//evil.example'],
    ['encoded dots', '/%2e%2e//evil.example'],
    ['a tab inside', '/\t/evil.example'],
    ['a newline inside', '/\n/evil.example'],
    ['a blank in front', ' /account'],
    ['a null character', '/account\u0000'],
    ['a direction override', '/account\u202E'],
    ['a zero-width space', '/acc\u200Bount'],
    ['a script', 'javascript:alert(1)'],
    ['a script that looks like a path', 'javascript://%0aalert(1)'],
    ['a blob of our own origin', 'blob:https://arthayatra.example/x'],
    ['a user name', '/@evil.example'],
    ['a relative path', 'account'],
    ['nothing', ''],
    ['a full-width solidus', '／／evil.example'],
    ['an unknown page', '/no-such-page'],
    ['the sign-in page', '/auth/signin'],
    ['the page of mail links', '/auth/action?mode=resetPassword'],
    ['log-out', '/api/logout'],
    ['an endpoint in disguise', '/account/../api/logout'],
    ['another spelling of a page', '/ACCOUNT'],
    ['a slash at the end', '/account/'],
    ['a lone surrogate', '/account?\uD800'],
  ])('refuses %s', (_, value) => {
    expect(safeReturnUrl(value)).toBe('/analytics');
  });

  test.each([[undefined], [null], [42], [['/account', '/account']], [{ pathname: '/account' }]])(
    'refuses what is not one text: %j',
    (value) => {
      expect(safeReturnUrl(value)).toBe('/analytics');
    },
  );

  test('holds 2,048 characters and no more, also after normalising', () => {
    const longest = `/account?${'a'.repeat(2048 - '/account?'.length)}`;
    expect(safeReturnUrl(longest)).toBe(longest);
    expect(safeReturnUrl(`${longest}a`)).toBe('/analytics');
    expect(safeReturnUrl(`/account?${'é'.repeat(1000)}`)).toBe('/analytics');
  });

  const anyAddress = fc.oneof(
    anyText(),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .array(
        fc.constantFrom(
          ...['/', '\\', '.', '..', '%2f', '%5c', '%2e', '\t', '@', ':', '?', '#'],
          ...[
            'evil.example',
            'account',
            'features',
            'stock-picks',
            'auth',
            'javascript:',
            'https:',
          ],
        ),
      )
      .map((parts) => parts.join('')),
    fc.string().map((rest) => `/account${rest}`),
  );

  test('never leads to another site, whatever it is', () => {
    fc.assert(
      fc.property(anyAddress, (value) => {
        const url = new URL(safeReturnUrl(value), origin);
        expect(url.origin).toBe(origin);
        expect(url.protocol).toBe('https:');
        expect(accessOf(url.pathname)).not.toBeNull();
        expect(url.pathname).not.toMatch(/^\/(auth|api|_next)/);
      }),
      fuzzRuns(2000),
    );
  });
});
