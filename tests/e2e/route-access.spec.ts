import { messages } from '@/lib/messages';
import { memberPaths } from '@/lib/navigation/routes';
import { createAccount, type Account } from './fixtures/auth-emulator';
import { CookieJar } from './fixtures/cookie-jar';
import {
  askWithHash,
  ownOrigin,
  rawRequest,
  requestKinds,
  stateTree,
  type RawAnswer,
  type RawRequest,
} from './fixtures/raw-request';
import { expect, test } from './fixtures/test';

/** What only a member's page may hold. */
const memberWords = ['Signed-in devices', 'Log out everywhere'];

const members = memberPaths.filter((path) => !path.endsWith('/'));
const guests = ['/auth/signin', '/auth/signup', '/auth/reset-password'];
const open = ['/analytics', '/features/sip-calculator', '/auth/action', '/privacy-policy'];

let account: Account;
let member: CookieJar;

test.beforeAll(async () => {
  account = await createAccount();
  member = await CookieJar.signedIn(account);
});

const ask = (jar: CookieJar, path: string, kind: string) =>
  askAs(jar.copy(), path, requestKinds[kind] ?? {});

const askAs = (jar: CookieJar, path: string, request: RawRequest) =>
  askWithHash((...asked) => jar.request(...asked), path, request);

function expectNothingOfMembers(answer: RawAnswer, what: string): void {
  for (const word of memberWords) expect(answer.body, what).not.toContain(word);
}

for (const kind of Object.keys(requestKinds)) {
  test(`asked for as ${kind}, members’ pages lead a guest to sign-in and show nothing`, async () => {
    for (const path of members) {
      const answer = await ask(new CookieJar(), path, kind);
      expect(answer.status, path).toBe(requestKinds[kind]?.method === 'POST' ? 303 : 307);
      expect(new URL(answer.location ?? '', ownOrigin).pathname, path).toBe('/auth/signin');
      expect(answer.headers['cache-control'], path).toBe('private, no-store');
      expect(answer.body.length, path).toBeLessThan(2_000);
      expectNothingOfMembers(answer, path);
    }
  });

  test(`asked for as ${kind}, pages of guests lead a member to the dashboard`, async () => {
    for (const path of guests) {
      const answer = await ask(member, path, kind);
      expect([303, 307], path).toContain(answer.status);
      expect(new URL(answer.location ?? '', ownOrigin).pathname, path).toBe('/analytics');
    }
  });

  test(`asked for as ${kind}, all other pages lead a guest nowhere else`, async () => {
    for (const path of [...guests, ...open]) {
      const answer = await ask(new CookieJar(), path, kind);
      expect(answer.location, path).toBeNull();
      expect(answer.status, path).toBeLessThan(500);
      expectNothingOfMembers(answer, path);
    }
  });
}

test('a member reads the account page, and no cache may store it', async () => {
  const answer = await ask(member, '/account', 'document');
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).toContain(account.email);
});

test('a member who asks for what no page has gets a notice with status 404 before scripts run', async () => {
  const { errors, picks } = messages();
  for (const [path, title] of [
    ['/features/stock-picks/none', picks.missing.title],
    ['/account/none', errors.notFoundTitle],
  ] as const) {
    const sent = await ask(member, path, 'document');
    expect(sent.status, path).toBe(307);
    const answer = await ask(member, sent.location ?? '', 'document');
    expect(answer.status, path).toBe(404);
    expect(answer.body.split('</h1>')[0], path).toContain(title);
  }
});

test('the way back keeps the query exactly', async () => {
  const { location } = await rawRequest('/account?sort=a&b=%2F%2Fevil');
  const target = new URL(location ?? '', ownOrigin);
  expect(target.searchParams.get('returnUrl')).toBe('/account?sort=a&b=%2F%2Fevil');
});

test('the empty path leads to the dashboard', async () => {
  expect(await rawRequest('/')).toMatchObject({ status: 307, location: '/analytics' });
});

/** As a document, as a payload, and as a payload of one part only, for which no layout runs. */
const askings: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': stateTree },
];

const bypassHeaders: Record<string, string>[] = [
  ...['middleware', 'src/middleware', 'pages/_middleware', 'proxy', 'src/proxy', '1'].flatMap(
    (name): Record<string, string>[] => [
      { 'x-middleware-subrequest': name },
      { 'x-middleware-subrequest': Array.from({ length: 5 }, () => name).join(':') },
      { 'x-middleware-subrequest-id': '0', 'x-middleware-subrequest': name },
    ],
  ),
  { 'x-middleware-next': '1' },
  { 'x-middleware-rewrite': '/account' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'session.id=a' },
  { 'x-invoke-path': '/account', 'x-invoke-status': '200' },
  { 'x-matched-path': '/account' },
  { 'x-nextjs-data': '1' },
  { 'x-prerender-revalidate': '1' },
  { 'x-now-route-matches': '1' },
  { 'x-original-url': '/account', 'x-rewrite-url': '/account' },
  { 'x-http-method-override': 'GET' },
  { 'x-user-id': 'uid-1', 'x-forwarded-user': 'asha' },
  { purpose: 'prefetch' },
];

test('route access holds against every header that once led past a middleware', async () => {
  for (const headers of bypassHeaders) {
    for (const extra of askings) {
      const request = { headers: { ...headers, ...extra } };
      const answer = await askAs(new CookieJar(), '/account', request);
      expect(answer.status, JSON.stringify(request)).not.toBe(200);
      expectNothingOfMembers(answer, JSON.stringify(request));
    }
  }
});

const spellings = [
  '//account',
  '/account/',
  '/account//',
  '/ACCOUNT',
  '/%61ccount',
  '/%2561ccount',
  '/account%2f',
  '/account%5c',
  '/account%00',
  '/account%20',
  '/account%ff',
  '/account%zz',
  '/./account',
  '/analytics/../account',
  '/analytics/%2e%2e/account',
  '/analytics%2f..%2faccount',
  '/account;a=b',
  '/account.rsc',
  '/account.json',
  '/account.txt',
  '/account.segments/_tree.segment.rsc',
  '/account/__PAGE__.segment.rsc',
  '/_next/data/development/account.json',
  '/en/account',
  '/account?__nextDataReq=1',
  '/account?_rsc',
  '/account?__nextLocale=en&nxtPslug=account',
  '/(shell)/account',
];

test('no spelling of a members’ path opens anything to a guest', async () => {
  for (const path of spellings) {
    for (const headers of askings) {
      const answer = await askAs(new CookieJar(), path, { headers });
      expect(answer.status, path).toBeLessThan(500);
      // Next answers an RSC request for a page that is not there with 200 where the address is nearly a page.
      if (!('rsc' in headers)) expect(answer.status, path).not.toBe(200);
      expectNothingOfMembers(answer, path);
    }
  }
});

test('a host that somebody made up appears nowhere in an answer', async () => {
  for (const headers of [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example' },
  ] as Record<string, string>[]) {
    for (const path of ['/', '/account', '/auth/signin', '/analytics']) {
      const answer = await rawRequest(path, { headers });
      expect(answer.location ?? '').not.toContain('evil.example');
      expect(answer.body).not.toContain('evil.example');
      expect(answer.status).toBeLessThan(500);
    }
  }
});
