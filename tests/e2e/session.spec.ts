import { ownerOf } from '@/lib/auth/domain/owner';
import {
  createAccount,
  deleteAccount,
  disableAccount,
  idTokenOf,
  revokeTokens,
  type Account,
} from './fixtures/auth-emulator';
import { CookieJar } from './fixtures/cookie-jar';
import {
  ageSessions,
  daysSinceLastSeen,
  deleteProfile,
  profileOf,
  sessionIdsOf,
} from './fixtures/database';
import { ownOrigin, rawRequest } from './fixtures/raw-request';
import { expect, test } from './fixtures/test';

const post = { method: 'POST', headers: { origin: ownOrigin } };
const base64Of = (text: string) => Buffer.from(text).toString('base64url');

function login(
  idToken: string | null,
  headers: Record<string, string> = {},
  body = '{"consentVersion":null}',
) {
  return rawRequest('/api/login', {
    method: 'POST',
    headers: {
      origin: ownOrigin,
      'content-type': 'application/json',
      ...(idToken ? { authorization: `Bearer ${idToken}` } : {}),
      ...headers,
    },
    body,
  });
}

/** Ends at sign-in with 200, in at most two hops, and the browser holds no session cookie any more. */
async function expectToEndAtSignIn(jar: CookieJar): Promise<void> {
  const { path, answer } = await jar.follow('/account');
  expect(path.length - 1).toBeLessThanOrEqual(2);
  expect(path.at(-1)).toMatch(/^\/auth\/signin\?returnUrl=%2Faccount/);
  expect(answer.status).toBe(200);
  expect(jar.names()).toEqual([]);
}

test.describe('/api/login', () => {
  test('sets a signed family of cookies that no script can read, and one that tells members apart', async () => {
    const account = await createAccount();
    const answer = await login(await idTokenOf(account));
    const hint = new RegExp(`^signed-in=${ownerOf(account.uid)}\\.[0-9a-z]+; Max-Age=2592000;`);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    for (const value of answer.setCookies) {
      expect(value).toMatch(/; Path=\/(;|$)/);
      expect(value).toMatch(/SameSite=Lax/);
      expect(value).not.toMatch(/Domain=/i);
      expect(value.length).toBeLessThan(4096);
      if (value.startsWith('signed-in=')) expect(value).toMatch(hint);
      else expect(value).toMatch(/HttpOnly/);
    }
    expect(answer.body).not.toContain('eyJ');
  });

  test('gives the session tokens of its own, and another id at each sign-in', async () => {
    const account = await createAccount();
    const idToken = await idTokenOf(account);
    const [first, second] = [await login(idToken), await login(idToken)];
    expect(first.setCookies.join()).not.toContain(idToken);
    expect(first.setCookies.join()).not.toBe(second.setCookies.join());
    expect(await sessionIdsOf(account.uid)).toHaveLength(2);
  });

  test('ends the session that the browser held before', async () => {
    const account = await createAccount();
    const jar = await CookieJar.signedIn(account);
    const [before] = await sessionIdsOf(account.uid);
    await jar.signIn(account);
    const after = await sessionIdsOf(account.uid);
    expect(after).toHaveLength(1);
    expect(after).not.toContain(before);
  });

  test('creates the profile from the display name, and again when it was lost', async () => {
    const account = await createAccount('  Āśā 🦚 ');
    await CookieJar.signedIn(account);
    expect(await profileOf(account.uid)).toMatchObject({
      username: 'Āśā 🦚',
      profileImage: null,
      consent: null,
    });
    await deleteProfile(account.uid);
    await CookieJar.signedIn(account);
    expect(await profileOf(account.uid)).toMatchObject({ username: 'Āśā 🦚' });
  });

  test('calls somebody without a proper name User', async () => {
    const account = await createAccount('\u202Eevil');
    const jar = await CookieJar.signedIn(account);
    expect(JSON.parse((await jar.request('/api/me')).body)).toEqual({
      owner: ownerOf(account.uid),
      username: 'User',
      profileImage: null,
    });
  });

  test('fits into cookies with the longest name of family emoji', async () => {
    const jar = await CookieJar.signedIn(await createAccount('👨‍👩‍👧‍👦'.repeat(50)));
    expect((await jar.request('/account')).status).toBe(200);
  });

  test('refuses what other sites send, and what no page sends', async () => {
    const idToken = await idTokenOf(await createAccount());
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const answer = await login(idToken, headers);
      expect(answer.status).toBe(403);
      expect(answer.setCookies).toEqual([]);
    }
    const bare = await rawRequest('/api/login', { method: 'POST' });
    expect(bare.status).toBe(403);
    const preflight = await rawRequest('/api/login', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(405);
    expect(Object.keys(preflight.headers).join()).not.toContain('access-control');
  });

  for (const [what, idToken] of [
    ['nothing', null],
    ['junk', 'junk'],
    ['a token without a signature part', 'eyJhbGciOiJub25lIn0.e30'],
  ] as const) {
    test(`refuses ${what} for a token, without a stack`, async () => {
      const answer = await login(idToken);
      expect([400, 401]).toContain(answer.status);
      expect(answer.body).toMatch(/^\{"problem":"(malformed|refused)"\}$/);
      expect(answer.setCookies).toEqual([]);
    });
  }

  test('refuses a token of another project and one that is not fresh', async () => {
    const idToken = await idTokenOf(await createAccount());
    const [header, payload = ''] = idToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forge = (changes: object) =>
      `${header}.${Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')}.`;
    for (const changes of [
      { aud: 'demo-other' },
      { iss: 'https://securetoken.google.com/demo-other' },
      { auth_time: Math.floor(Date.now() / 1000) - 301 },
      { exp: Math.floor(Date.now() / 1000) - 1 },
      { sub: 'nobody', user_id: 'nobody' },
    ]) {
      const answer = await login(forge(changes));
      expect([answer.status, answer.body]).toEqual([401, '{"problem":"refused"}']);
    }
  });

  test('refuses a body that it does not know', async () => {
    const idToken = await idTokenOf(await createAccount());
    for (const body of [
      '',
      '[]',
      '{}',
      '{"consentVersion":"1999-01-01"}',
      '{"consentVersion":7}',
    ]) {
      expect((await login(idToken, {}, body)).status).toBe(400);
    }
  });
});

for (const path of ['/api/login', '/api/logout']) {
  test(`${path} answers nothing but POST`, async () => {
    const jar = await CookieJar.signedIn(await createAccount());
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await jar.request(path, { method, headers: { origin: ownOrigin } });
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.setCookies).toEqual([]);
    }
    expect((await jar.request('/account')).status).toBe(200);
  });
}

test.describe('log-out', () => {
  test('ends this device for good and leaves the others alone', async () => {
    const account = await createAccount();
    const here = await CookieJar.signedIn(account);
    const there = await CookieJar.signedIn(account);
    const copied = here.copy();
    const answer = await here.request('/api/logout', post);
    expect(answer.status).toBe(200);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(here.names()).toEqual([]);
    expect((await copied.copy().request('/api/me')).status).toBe(401);
    await expectToEndAtSignIn(copied);
    expect(await there.request('/account')).toMatchObject({ status: 200, location: null });
  });

  test('expires what arrived', async () => {
    for (const cookie of ['', 'session.id=a', 'session=x; session.sig=y', 'session.metadata=!!']) {
      const answer = await rawRequest('/api/logout', {
        ...post,
        headers: { ...post.headers, ...(cookie ? { cookie } : {}) },
      });
      expect(answer.status).toBe(200);
      const names = answer.setCookies.map((value) => value.split('=')[0]);
      const arrived = cookie.split('; ').map((pair) => pair.replace(/=.*/, ''));
      expect(names).toEqual([...arrived.filter(Boolean), 'session.current', 'signed-in']);
    }
  });

  test('is refused to other sites', async () => {
    const jar = await CookieJar.signedIn(await createAccount());
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', origin: ownOrigin },
      {},
    ] as Record<string, string>[]) {
      expect((await jar.request('/api/logout', { method: 'POST', headers })).status).toBe(403);
    }
    expect((await jar.request('/account')).status).toBe(200);
  });
});

test.describe('a session is over and ends at sign-in within two hops when', () => {
  const ends: [string, (account: Account) => Promise<void>][] = [
    ['the account is disabled', ({ uid }) => disableAccount(uid)],
    ['the account is deleted', ({ uid }) => deleteAccount(uid)],
    ['its tokens are revoked', ({ uid }) => revokeTokens(uid)],
    ['the password is 31 days old', ({ uid }) => ageSessions(uid, { authTime: 31 })],
    ['it was not used for 13 days', ({ uid }) => ageSessions(uid, { lastSeenAt: 13 })],
  ];
  for (const [what, end] of ends) {
    test(what, async () => {
      const account = await createAccount();
      const jar = await CookieJar.signedIn(account);
      expect((await jar.request('/account')).status).toBe(200);
      await end(account);
      expect((await jar.copy().request('/api/me')).status).toBe(401);
      await expectToEndAtSignIn(jar);
    });
  }

  test('its cookies were changed', async () => {
    const jar = await CookieJar.signedIn(await createAccount());
    jar.set(jar.nameOf('metadata'), base64Of('{"sid":"x"}'));
    await expectToEndAtSignIn(jar);
  });

  test('its cookies are of two sessions', async () => {
    const account = await createAccount();
    const [jar, other] = [await CookieJar.signedIn(account), await CookieJar.signedIn(account)];
    jar.set(jar.nameOf('metadata'), other.get(other.nameOf('metadata')) ?? '');
    await expectToEndAtSignIn(jar);
  });

  test('another sign-in is named as the current one', async () => {
    const account = await createAccount();
    const [jar, other] = [await CookieJar.signedIn(account), await CookieJar.signedIn(account)];
    jar.set('session.current', other.get('session.current') ?? '');
    await expectToEndAtSignIn(jar);
  });
});

test('a session lives on within its limits, and the visit is noted', async () => {
  const account = await createAccount();
  const jar = await CookieJar.signedIn(account);
  await ageSessions(account.uid, { authTime: 29, lastSeenAt: 11 });
  expect((await jar.request('/account')).status).toBe(200);
  await expect.poll(() => daysSinceLastSeen(account.uid)).toBeLessThan(0.01);
});

const junkCookies: Record<string, string> = {
  'an unsigned token': `session=${base64Of('{"alg":"none"}')}.e30.`,
  'another algorithm': `session=${base64Of('{"alg":"RS256","kid":"x"}')}.e30.c2ln`,
  'a critical header': `session=${base64Of('{"alg":"HS256","crit":["b64"],"b64":false}')}.e30.c2ln`,
  'an outer end': `session=${base64Of('{"alg":"HS256"}')}.${base64Of('{"exp":1}')}.c2ln`,
  'junk metadata': 'session.id=a; session.refresh=b; session.metadata=%7B; session.sig=c',
  'half a family': 'session.id=a',
  'no cookie at all': '%%%;;==;session',
};

for (const [what, cookie] of Object.entries(junkCookies)) {
  test(`${what} in the cookies counts as signed out and breaks no page`, async () => {
    for (const path of [
      '/',
      '/analytics',
      '/auth/signin',
      '/privacy-policy',
      '/account',
      '/api/me',
    ]) {
      const answer = await rawRequest(path, { headers: { cookie } });
      expect(answer.status).toBeLessThan(500);
    }
    expect((await rawRequest('/auth/signin', { headers: { cookie } })).status).toBe(200);
  });
}

test.describe('/api/session/ended', () => {
  test('ends no valid session, and goes on', async () => {
    const jar = await CookieJar.signedIn(await createAccount());
    const answer = await jar.request('/api/session/ended?returnUrl=%2Faccount%3Fa%3D1');
    expect(answer).toMatchObject({ status: 307, location: '/account?a=1', setCookies: [] });
  });

  test('leads nowhere but to pages of ours', async () => {
    for (const value of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/api/logout',
    ]) {
      const { location } = await rawRequest(
        `/api/session/ended?returnUrl=${encodeURIComponent(value)}`,
      );
      expect(location).toBe('/auth/signin?returnUrl=%2Fanalytics');
    }
  });
});

test('/api/me knows a guest from a member and is uncached', async () => {
  const guest = await rawRequest('/api/me');
  expect([guest.status, guest.body]).toEqual([401, '{"problem":"signed-out"}']);
  expect(guest.headers['cache-control']).toBe('private, no-store');
  const account = await createAccount('Asha');
  const me = await (await CookieJar.signedIn(account)).request('/api/me');
  expect(JSON.parse(me.body)).toEqual({
    owner: ownerOf(account.uid),
    username: 'Asha',
    profileImage: null,
  });
  expect(me.headers['cache-control']).toBe('private, no-store');
});
