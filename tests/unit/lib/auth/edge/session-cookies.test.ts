import { expiredCookieHeaders, sessionCookieHeaders } from '@/lib/auth/edge/session-cookies';
import { httpsKey, httpsSessionCookies, httpsTokens } from '@/tests/factories/https-session';

jest.mock('@/lib/env', () => {
  const { httpsKey } = jest.requireActual<typeof import('@/tests/factories/https-session')>(
    '@/tests/factories/https-session',
  );
  return { env: { isHttps: true, cookieKeys: [httpsKey], firebase: { apiKey: 'key' } } };
});

test('on https a session’s cookies are these, letter by letter', async () => {
  expect(httpsKey.length).toBeGreaterThanOrEqual(32);
  expect(await sessionCookieHeaders(new Headers(), httpsTokens)).toEqual(httpsSessionCookies);
});

test('on https the family is expired with the attributes that it was set with', () => {
  const headers = expiredCookieHeaders();
  expect(headers).toHaveLength(7);
  for (const header of headers) {
    expect(header).toMatch(/^(__Host-session(\.\w+)?|signed-in)=; Max-Age=0; Path=\/; .*Secure/);
  }
});
