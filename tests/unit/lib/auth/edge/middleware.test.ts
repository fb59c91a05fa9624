import { NextRequest } from 'next/server';
import { middleware } from '@/lib/auth/edge/middleware';
import { sessionTagOf } from '@/lib/auth/domain/owner';
import { sessionCookieHeaders } from '@/lib/auth/edge/session-cookies';
import {
  answer,
  cookieHeader,
  expiredNames,
  forwarded,
  idToken,
  isPass,
  isSignIn,
  keys,
  refusal,
  siteUrl,
  testEnv,
  visit,
} from '../middleware-fixtures';

jest.mock('@/lib/env', () => ({
  get env() {
    return jest.requireActual<typeof import('../middleware-fixtures')>('../middleware-fixtures')
      .testEnv;
  },
}));

const sid = '5f0c6a3e-0000-4000-8000-000000000001';
let refreshToken = '';
let count = 0;

/** Google's token endpoint, as a test wants it to behave. */
const google = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = testEnv.firebase.authEmulatorHost;
  testEnv.cookieKeys = [keys.older];
  testEnv.isDevelopment = false;
  refreshToken = `refresh-${(count += 1)}`;
  google.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
});

/** The names of this sign-in's cookies, and the cookie that says that it is the current one. */
const name = `session-${sessionTagOf(sid)}`;
const current = `session.current=${sessionTagOf(sid)}`;

async function session(secondsLeft: number, claims = {}): Promise<string> {
  const tokens = { idToken: idToken(secondsLeft, claims), refreshToken, metadata: { sid } };
  return cookieHeader(await sessionCookieHeaders(new Headers(), tokens));
}

/** A members' page, as a browser with these cookies asks for it. */
const visitAccount = (cookie: string) => middleware(visit('/account', { cookie }));

/** It differs from visitor to visitor: no shared cache stores it. */
function expectUncached(response: Response) {
  expect(response.headers.get('cache-control')).toBe('private, no-store');
}

const freshTokens = () =>
  answer({ id_token: idToken(3600, { fresh: true }), refresh_token: `${refreshToken}-next` });

describe('a visitor without cookies', () => {
  test('is let in to an open page and gets no cookie', async () => {
    const response = await middleware(visit('/analytics'));
    expect(isPass(response)).toBe(true);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(google).not.toHaveBeenCalled();
  });

  test.each([
    ['/no-such-page', 404, "'nonce-"],
    ['/%', 400, "default-src 'none'"],
  ])('is answered at %s with the status %i', async (path, status, policy) => {
    const response = await middleware(visit(path));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain(policy);
  });

  test('is led to sign-in from a members’ page, uncached', async () => {
    const response = await middleware(visit('/account'));
    expect(isSignIn(response)).toBe(true);
    expectUncached(response);
  });
});

describe('a page that is prerendered while its address holds no inputs', () => {
  const page = '/features/sip-calculator';
  const rewriteOf = (response: Response) => response.headers.get('x-middleware-rewrite');

  test.each(['GET', 'HEAD'])('passes with its own policy (%s)', async (method) => {
    const response = await middleware(visit(page, { method }));
    expect(isPass(response)).toBe(true);
    expect(response.headers.has('content-security-policy')).toBe(false);
  });

  test.each([
    ['a query', visit(`${page}?m=5000`), `${siteUrl}${page}/with-inputs?m=5000`],
    [
      'a form',
      visit(page, { method: 'POST', headers: { origin: siteUrl } }),
      `${siteUrl}${page}/with-inputs`,
    ],
  ])('%s leads to the page that is rendered on request', async (_, request, expected) => {
    const response = await middleware(request);
    expect(rewriteOf(response)).toBe(expected);
    expect(response.headers.get('content-security-policy')).toContain("'nonce-");
  });

  test.each([
    [`${page}/with-inputs`, page],
    [`${page}/with-inputs?m=5000`, `${page}?m=5000`],
    [`/hi${page}/%77ith-inputs`, `/hi${page}`],
  ])('%s is not an address of its own', async (path, expected) => {
    const response = await middleware(visit(path));
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`${siteUrl}${expected}`);
  });

  test('expires cookies that prove nothing, and is then not for a shared cache', async () => {
    const response = await middleware(visit(page, { cookie: 'session.id=x; session.sig=y' }));
    expect(isPass(response)).toBe(true);
    expect(expiredNames(response)).toContain('session.id');
    expectUncached(response);
  });
});

describe('Google sign-in', () => {
  /** Whether a page may load Google's script and frame, and what it says of the windows that it opens. */
  const allowed = [true, 'same-origin-allow-popups'];
  const refused = [false, null];
  const policyOf = async (path: string) => {
    const { headers } = await middleware(visit(path));
    const policy = headers.get('content-security-policy') ?? '';
    const isWhole = / https:\/\/apis\.google\.com; .*frame-src http:\/\/127\.0\.0\.1:1;/.test(
      policy,
    );
    // Half of it is neither.
    const isAllowed = isWhole || (/apis\.google\.com|frame-src/.test(policy) ? null : false);
    return [isAllowed, headers.get('cross-origin-opener-policy')];
  };

  test.each([
    ['/auth/signin', allowed],
    ['/auth/signup', allowed],
    ['/auth/reset-password', refused],
    ['/analytics', refused],
  ])('%s loads what it needs, and follows its window, or nothing of it', async (path, expected) => {
    expect(await policyOf(path)).toEqual(expected);
  });

  test('is on no page where it is not set up', async () => {
    const { authDomain } = testEnv.firebase;
    testEnv.firebase.authDomain = null;
    expect(await policyOf('/auth/signin')).toEqual(refused);
    testEnv.firebase.authDomain = authDomain;
  });
});

describe('a member with a good ID token', () => {
  test('is let in without a request to Google', async () => {
    const response = await visitAccount(await session(3000));
    expect(isPass(response)).toBe(true);
    expectUncached(response);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(google).not.toHaveBeenCalled();
  });

  test.each([
    ['leads home from', true],
    ['without the hint that scripts remove opens', false],
  ])('%s the sign-in page', async (_, hasHint) => {
    const cookie = await session(3000);
    const sent = hasHint ? cookie : cookie.replace(/signed-in=[^;]+/, 'theme=dark');
    const response = await middleware(visit('/auth/signin', { cookie: sent }));
    expect(isPass(response)).toBe(!hasHint);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('of another project is signed out', async () => {
    const response = await visitAccount(
      await session(3000, { iss: 'https://securetoken.google.com/other' }),
    );
    expect(isSignIn(response)).toBe(true);
    expect(expiredNames(response)).toContain(`${name}.id`);
  });
});

describe('the renewal of an ID token', () => {
  test.each([
    ['five minutes before its hour ends', 299],
    ['when its hour has ended', -7200],
  ])('happens %s, keeps the session’s id and reaches page and browser', async (_, left) => {
    google.mockImplementation(freshTokens());
    const response = await visitAccount(await session(left));
    expect(isPass(response)).toBe(true);
    const names = response.headers.getSetCookie().map((value) => value.split('=')[0]);
    expect(names).toEqual(
      ['.id', '.refresh', '.metadata', '.sig'].map((suffix) => `${name}${suffix}`),
    );
    expectUncached(response);
    const setCookies = cookieHeader(response.headers.getSetCookie());
    expect(setCookies).toContain(
      `${name}.metadata=${Buffer.from(JSON.stringify({ sid })).toString('base64url')}`,
    );
    expect(forwarded(response, 'cookie')).toContain(`${name}.refresh=${refreshToken}-next`);
    expect(isPass(await visitAccount(`${setCookies}; ${current}`))).toBe(true);
    expect(google).toHaveBeenCalledTimes(1);
  });

  test('does not happen a moment earlier', async () => {
    await visitAccount(await session(310));
    expect(google).not.toHaveBeenCalled();
  });

  test('is one request to Google for twenty at once, and for those who come just after', async () => {
    google.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return freshTokens()();
    });
    const cookie = await session(-10);
    const many = Array.from({ length: 20 }, () => visitAccount(cookie));
    expect((await Promise.all(many)).every(isPass)).toBe(true);
    expect(isPass(await visitAccount(cookie))).toBe(true);
    expect(google).toHaveBeenCalledTimes(1);
  });

  test('on a public page leaves the cookies out of every shared cache', async () => {
    google.mockImplementation(freshTokens());
    const response = await middleware(visit('/analytics', { cookie: await session(-10) }));
    expect(response.headers.getSetCookie().length).toBeGreaterThan(0);
    expectUncached(response);
  });
});

describe('a token endpoint that', () => {
  test('hangs is given 2.5 seconds, delays no request after them, and is asked again after ten', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    google.mockImplementation(() => new Promise(() => undefined));
    const cookie = await session(-10);
    let answered: Response | null = null;
    void visitAccount(cookie).then((response) => (answered = response));
    await jest.advanceTimersByTimeAsync(2_400);
    expect(answered).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    expect(isSignIn(answered!)).toBe(true);
    expect(answered!.headers.getSetCookie()).toEqual([]);
    const second = middleware(visit('/analytics', { cookie }));
    await jest.advanceTimersByTimeAsync(1);
    expect(isPass(await second)).toBe(true);
    expect(google).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(8_000);
    google.mockImplementation(freshTokens());
    expect(isPass(await visitAccount(cookie))).toBe(true);
    expect(google).toHaveBeenCalledTimes(2);
  });

  test('fails does not sign out a member whose hour is not over', async () => {
    google.mockRejectedValue(new TypeError('fetch failed'));
    const response = await visitAccount(await session(120));
    expect(isPass(response)).toBe(true);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['is not reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers 503 with JSON', refusal('UNAVAILABLE', 503)],
    ['answers 503 with HTML', () => Promise.resolve(new Response('<h1>Oh', { status: 503 }))],
    ['answers 200 with HTML', () => Promise.resolve(new Response('<h1>Hi', { status: 200 }))],
    ['has its quota used up', refusal('QUOTA_EXCEEDED : Exceeded quota')],
  ])('%s leaves the cookies for a better moment', async (_, behaviour) => {
    google.mockImplementationOnce(behaviour).mockImplementation(freshTokens());
    const cookie = await session(-10);
    const response = await visitAccount(cookie);
    expect(isSignIn(response)).toBe(true);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(isPass(await visitAccount(cookie))).toBe(true);
  });

  test.each(['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'])(
    'says %s ends the session and the whole family of cookies',
    async (word) => {
      google.mockImplementation(refusal(word));
      const response = await visitAccount(await session(-10));
      expect(isSignIn(response)).toBe(true);
      expect(expiredNames(response)).toEqual([
        ...['.id', '.refresh', '.metadata', '.sig'].map((suffix) => `${name}${suffix}`),
        ...['session.current', 'signed-in'],
      ]);
    },
  );
});

describe('odd cookies', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const jwt = (header: object, payload: object = {}) => `${part(header)}.${part(payload)}.c2ln`;

  const single: [string, string][] = [
    ['an unsigned token', `session=${jwt({ alg: 'none' })}`],
    ['a token that names another algorithm', `session=${jwt({ alg: 'RS256', kid: 'x' })}`],
    ['a critical header', `session=${jwt({ alg: 'HS256', crit: ['exp'], exp: 1 })}`],
    ['the old format', 'session=a:b; session.custom=c; session.sig=d'],
    ['a family without a signature of ours', 'session.id=a; session.refresh=b; session.sig=c'],
    [
      'metadata that is no JSON',
      'session.id=a; session.refresh=b; session.metadata=!!; session.sig=c',
    ],
    ['four thousand characters', `session.id=${'a'.repeat(4000)}`],
    [
      'a current session that is no session',
      'session-ab.id=a; session-ab.sig=c; session.current=ab',
    ],
    ['a session that is not the current one', 'session-ab.id=a; session-ab.sig=c'],
  ];

  test.each(single)('count as signed out and are expired: %s', async (_, cookie) => {
    const gated = await visitAccount(cookie);
    expect(isSignIn(gated)).toBe(true);
    const sent = cookie.split('; ').map((pair) => pair.split('=')[0]);
    expect(expiredNames(gated)).toEqual([...new Set([...sent, 'session.current', 'signed-in'])]);
    const open = await middleware(visit('/auth/signin', { cookie: `${cookie}; theme=dark` }));
    expect(isPass(open)).toBe(true);
    expect(forwarded(open, 'cookie')).toBe('theme=dark');
    expect(google).not.toHaveBeenCalled();
  });

  test.each([
    ['a script', 'empty', 0],
    ['a navigation', 'document', 5],
  ])('in a request of %s (%s): %i are expired, and none counts', async (_, destination, count) => {
    const headers = { 'sec-fetch-dest': destination };
    const cookie = 'session.id=a; session.refresh=b; session.sig=c';
    const response = await middleware(visit('/api/me', { cookie, headers }));
    expect(isPass(response)).toBe(true);
    expect(expiredNames(response)).toHaveLength(count);
    expect(forwarded(response, 'cookie')).toBe('');
  });

  test('that cannot be decoded count as none', async () => {
    expect(isSignIn(await visitAccount('session=%%%'))).toBe(true);
  });

  test.each([
    ['the ID token', /session-\w+\.id=([^;]+)/],
    ['the refresh token', /session-\w+\.refresh=([^;]+)/],
    ['the session’s id', /session-\w+\.metadata=([^;]+)/],
  ])('with %s changed after signing are refused', async (_, pattern) => {
    const cookie = (await session(3000)).replace(pattern, (pair, value: string) =>
      pair.replace(value, Buffer.from('{"sid":"another"}').toString('base64url')),
    );
    expect(isSignIn(await visitAccount(cookie))).toBe(true);
  });

  test.each([
    ['no session id of ours', { metadata: {} as { sid: string } }],
    ['no ID token', { idToken: 'junk' }],
  ])('that hold %s under a proper signature are refused', async (_, changes) => {
    const tokens = { idToken: idToken(3000), refreshToken, metadata: { sid }, ...changes };
    const cookie = cookieHeader(await sessionCookieHeaders(new Headers(), tokens));
    expect(isSignIn(await visitAccount(cookie))).toBe(true);
  });
});

describe('a change of keys', () => {
  test('ends no session, and the next renewal is signed with the new key', async () => {
    const old = await session(-10);
    testEnv.cookieKeys = [keys.newer, keys.older];
    google.mockImplementation(freshTokens());
    const renewed = cookieHeader((await visitAccount(old)).headers.getSetCookie());
    testEnv.cookieKeys = [keys.newer];
    expect(isPass(await visitAccount(`${renewed}; ${current}`))).toBe(true);
  });

  test('that drops the old key signs out, without an error', async () => {
    const old = await session(3000);
    testEnv.cookieKeys = [keys.newer];
    expect(isSignIn(await visitAccount(old))).toBe(true);
  });
});

describe('what another site sends', () => {
  test.each(['/analytics', '/account', '/api/login', '/api/logout', '/no-such-page'])(
    'is refused at %s, with or without a session',
    async (path) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
        const cookie = await session(3000);
        const response = await middleware(visit(path, { method, headers, cookie }));
        expect(response.status).toBe(403);
        expectUncached(response);
      }
    },
  );

  // Next answers these with 500 where the body names an action.
  test.each<Record<string, string>>([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example, localhost:3000' },
    { host: 'evil.example', origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: 'no address', 'sec-fetch-site': 'same-origin' },
  ])('is refused where origin and host differ: %j', async (changes) => {
    const headers = { origin: siteUrl, ...changes };
    const post = (path: string) => middleware(visit(path, { method: 'POST', headers }));
    const response = await post('/analytics');
    expect(response.status).toBe(403);
    expect(await response.text()).toBe('This request came from another site.');
    expect((await post('/api/logout')).status).toBe(200);
  });

  test('is not what a proxy sends on under its own name', async () => {
    const headers = { origin: siteUrl, host: 'inside:8080', 'x-forwarded-host': 'localhost:3000' };
    expect(isPass(await middleware(visit('/analytics', { method: 'POST', headers })))).toBe(true);
  });
});

describe('what the page receives', () => {
  test('never holds headers that the visitor invented', async () => {
    const headers = {
      'x-nonce': 'evil',
      'x-user-id': 'uid-2',
      'x-requested-path': '//evil.example',
      'content-security-policy': "script-src 'nonce-evil'",
    };
    const response = await middleware(visit('/analytics?a=1', { headers }));
    expect(forwarded(response, 'x-nonce')).toBeNull();
    expect(forwarded(response, 'x-user-id')).toBeNull();
    expect(response.headers.get('x-middleware-override-headers')).not.toContain('x-user-id');
    expect(forwarded(response, 'x-requested-path')).toBe('/analytics?a=1');
    expect(forwarded(response, 'content-security-policy')).not.toContain('evil');
  });

  test('is the policy that the browser gets: for a redirect none of it, else with a nonce of its own', async () => {
    const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
    const redirect = await middleware(visit('/'));
    expect(policyOf(redirect)).toBe("default-src 'none'; frame-ancestors 'none'");
    const page = await middleware(visit('/analytics'));
    expect(policyOf(page)).toMatch(
      /script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic' 'sha256-/,
    );
    expect(policyOf(page)).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(forwarded(page, 'content-security-policy')).toBe(policyOf(page));
    expect(policyOf(await middleware(visit('/analytics')))).not.toBe(policyOf(page));
  });

  test('allows what `next dev` needs in development only', async () => {
    testEnv.isDevelopment = true;
    const policy = (await middleware(visit('/analytics'))).headers.get('content-security-policy');
    expect(policy).toContain("'unsafe-eval'");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  });
});

describe('a request that cannot be read', () => {
  const own = { origin: siteUrl };
  const refused = async (path: string, init: Parameters<typeof visit>[1] = {}) => {
    const response = await middleware(
      visit(path, { ...init, headers: { ...own, ...init.headers } }),
    );
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expectUncached(response);
    return response;
  };

  test('is refused before a session is looked at', async () => {
    const cookie = await session(-10);
    const headers = { 'content-length': '9000000' };
    const response = await refused('/account', { method: 'POST', cookie, headers });
    expect(response.status).toBe(413);
    expect(google).not.toHaveBeenCalled();
  });

  test('by its method is answered with the allowed methods', async () => {
    const response = await refused('/account', { method: 'PROPFIND' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
  });

  test('of a script is refused in JSON', async () => {
    const headers = { 'content-length': '9000000' };
    const response = await refused('/api/account/avatar', { method: 'POST', headers });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ problem: 'too-large' });
  });

  test('for a picture is refused', async () => {
    expect((await refused('/api/avatar/%FF')).status).toBe(400);
  });

  test('whose form is malformed is refused, also at a static page', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=a', 'content-length': '3' };
    for (const [path, action] of [
      ['/analytics', {}],
      ['/privacy-policy', { 'next-action': 'a'.repeat(42) }],
    ] as const) {
      const init = {
        method: 'POST',
        headers: { ...own, host: 'localhost:3000', ...headers, ...action },
        body: 'abc',
      };
      const response = await middleware(new NextRequest(new URL(path, siteUrl), init));
      expect(response.status).toBe(400);
    }
  });
});

test('a picture has a policy of its own, and no session is read for it', async () => {
  const response = await middleware(visit('/api/avatar/a.webp', { cookie: await session(-10) }));
  expect(isPass(response)).toBe(true);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  );
  expect(google).not.toHaveBeenCalled();
});
