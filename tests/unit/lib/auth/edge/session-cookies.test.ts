import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies';
import { getRequestCookiesTokens } from 'next-firebase-auth-edge/next/tokens';
import {
  expiredCookieHeaders,
  readSessionCookies,
  sessionCookieHeaders,
} from '@/lib/auth/edge/session-cookies';
import { httpsKey, httpsSessionCookies, httpsTokens } from '@/tests/factories/https-session';

jest.mock('@/lib/env', () => {
  const { httpsKey } = jest.requireActual<typeof import('@/tests/factories/https-session')>(
    '@/tests/factories/https-session',
  );
  return { env: { isHttps: true, cookieKeys: [httpsKey], firebase: { apiKey: 'key' } } };
});

jest.mock('next-firebase-auth-edge/next/tokens', () => {
  const actual = jest.requireActual<typeof import('next-firebase-auth-edge/next/tokens')>(
    'next-firebase-auth-edge/next/tokens',
  );
  return { getRequestCookiesTokens: jest.fn(actual.getRequestCookiesTokens) };
});

test('on https a session’s cookies are these, letter by letter', async () => {
  expect(httpsKey.length).toBeGreaterThanOrEqual(32);
  expect(await sessionCookieHeaders(new Headers(), httpsTokens)).toEqual(httpsSessionCookies);
});

test('the cookie that scripts can read tells members and their sessions apart, and says nothing of the tokens', async () => {
  const hintOf = async (uid: string, sid: string, refreshToken: string) => {
    const idToken = `header.${Buffer.from(JSON.stringify({ sub: uid })).toString('base64url')}.signature`;
    const cookies = await sessionCookieHeaders(new Headers(), {
      ...httpsTokens,
      idToken,
      refreshToken,
      metadata: { sid },
    });
    return cookies.at(-1);
  };
  const hint = await hintOf('asha', 'one', 'first');
  expect(hint).toMatch(
    /^signed-in=1yec9x1\.[0-9a-z]+; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/,
  );
  expect(await hintOf('asha', 'one', 'second')).toBe(hint);
  const another = await hintOf('asha', 'two', 'first');
  expect(another).toMatch(/^signed-in=1yec9x1\./);
  expect(another).not.toBe(hint);
  expect(await hintOf('ravi', 'one', 'first')).not.toMatch(/^signed-in=1yec9x1\./);
});

test('on https the family is expired with the attributes that it was set with', () => {
  const headers = expiredCookieHeaders(sentBack());
  expect(headers).toHaveLength(6);
  for (const header of headers) {
    expect(header).toMatch(
      /^(__Host-session([-.]\w+){1,2}|signed-in)=; Max-Age=0; Path=\/; .*Secure/,
    );
  }
});

test('a forged header with a thousand session cookies costs no answer of a thousand', () => {
  const cookie = Array.from({ length: 1_000 }, (_, index) => `__Host-session-${index}.id=a`);
  const cookies = new RequestCookies(new Headers({ cookie: cookie.join('; ') }));
  expect(expiredCookieHeaders(cookies)).toHaveLength(62);
});

/** What a browser sends back, with one cookie of the family changed. */
function sentBack(changed?: { name: string; to: (value: string) => string }): RequestCookies {
  const cookies = new RequestCookies(new Headers());
  for (const header of httpsSessionCookies) {
    const [pair = ''] = header.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    if (value) cookies.set(name, name === changed?.name ? changed.to(value) : value);
  }
  return cookies;
}

test('a signature that held is computed once for the same cookies', async () => {
  expect(await readSessionCookies(sentBack())).toEqual(httpsTokens);
  expect(await readSessionCookies(sentBack())).toEqual(httpsTokens);
  expect(getRequestCookiesTokens).toHaveBeenCalledTimes(1);
});

test.each(['id', 'refresh', 'metadata', 'sig'])(
  'another .%s beside cookies that are remembered is not ours',
  async (suffix) => {
    await readSessionCookies(sentBack());
    const name = `__Host-session-8nrw4n.${suffix}`;
    const other = sentBack({ name, to: (value) => `${value.slice(0, -4)}AAAA` });
    expect(await readSessionCookies(other)).toBe('odd');
    expect(await readSessionCookies(other)).toBe('odd');
  },
);
