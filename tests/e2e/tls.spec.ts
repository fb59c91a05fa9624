import type { ChildProcess } from 'node:child_process';
import { httpsKey, httpsSessionCookies } from '../factories/https-session';
import { startBuiltSite } from './fixtures/built-site';
import { startTlsProxy, type TlsProxy } from './fixtures/tls-proxy';
import { expect, test } from './fixtures/test';

/** Sample figures are for this machine alone: a site on https refuses them. */
const samples = (name: string) => name === 'DATA_MODE' || name.endsWith('_BASE_URL');

/**
 * The production build as production runs it: an https address, a TLS proxy before it, no emulator. It shows
 * that Chromium takes the very cookies that /api/login writes for https, sends them, and that the site knows
 * its family by the name `__Host-session` alone. It does not sign in: on https the site speaks to Google
 * only, which no test may need; the cookies are those to which a unit test holds the site's own function.
 */
const emulators = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];

let origin = '';
let site: ChildProcess;
let proxy: TlsProxy;

test.describe.configure({ mode: 'serial' });
test.use({ ignoreHTTPSErrors: true, expectedNoise: [/status of 401/] });

test.beforeAll(async () => {
  proxy = await startTlsProxy(httpsSessionCookies);
  ({ origin } = proxy);
  // Empty, not taken away: Next reads .env.local for what is not set.
  const withoutLocal = Object.keys(process.env)
    .filter((name) => emulators.includes(name) || samples(name))
    .map((name) => [name, '']);
  const started = await startBuiltSite({
    ...Object.fromEntries(withoutLocal),
    SITE_URL: origin,
    AUTH_COOKIE_KEYS: httpsKey,
  });
  site = started.server;
  proxy.forwardTo(started.origin);
});

test.afterAll(() => {
  site?.kill();
  proxy?.server.closeAllConnections();
  proxy?.server.close();
});

test('Chromium accepts the session cookies of an https site, and the site expires those that prove nothing', async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/set-cookies-of-the-test`);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual([
    '__Host-session-8nrw4n.id',
    '__Host-session-8nrw4n.metadata',
    '__Host-session-8nrw4n.refresh',
    '__Host-session-8nrw4n.sig',
    '__Host-session.current',
    'signed-in',
  ]);
  for (const cookie of cookies) {
    const isHint = cookie.name === 'signed-in';
    expect(cookie).toMatchObject({ secure: true, httpOnly: !isHint, sameSite: 'Lax', path: '/' });
    expect(cookie.domain).toBe('localhost');
  }
  // The site knows them by that name.
  const answer = await page.goto(`${origin}/account`);
  expect(new URL(page.url()).pathname).toBe('/auth/signin');
  expect(answer?.status()).toBe(200);
  expect(await context.cookies()).toEqual([]);
});

test('cookies that a sibling site can plant, without the prefix, mean nothing', async ({
  context,
  request,
}) => {
  for (const name of ['id', 'refresh', 'metadata', 'sig']) {
    await context.addCookies([{ name: `session.${name}`, value: 'foreign', url: origin }]);
  }
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await request.get(`${origin}/account`, { headers: { cookie }, maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('pages run under the policy for https, log-out expires what it set, and plain http is another site', async ({
  page,
  request,
}) => {
  const answer = await page.goto(`${origin}/auth/signin`);
  const headers = answer?.headers() ?? {};
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(headers['content-security-policy']).toContain('https://identitytoolkit.googleapis.com');
  expect(headers['content-security-policy']).not.toContain('127.0.0.1');
  const logOut = page.waitForResponse('**/api/logout');
  await page.evaluate(() => fetch('/api/logout', { method: 'POST' }));
  const response = await logOut;
  expect(response.status()).toBe(200);
  const expired = (await response.headersArray()).filter(
    ({ name }) => name.toLowerCase() === 'set-cookie',
  );
  expect(expired).toHaveLength(2);
  for (const { value } of expired) {
    expect(value).toMatch(/^(__Host-session\.current|signed-in)=; Max-Age=0; Path=\/;/);
    expect(value).toMatch(/; Secure/);
    expect(value).not.toMatch(/Domain/i);
  }
  // A page of plain http with our host’s name.
  const plain = { origin: origin.replace('https:', 'http:') };
  expect((await request.post(`${origin}/api/logout`, { headers: plain })).status()).toBe(403);
});
