import { cookies } from 'next/headers';
import { POST as askToTry } from '@/app/api/login/attempt/route';
import { POST as logIn } from '@/app/api/login/route';
import { POST as logOut } from '@/app/api/logout/route';
import { endSessionOfCookies, startSession } from '@/lib/auth/server/session-lifecycle';
import { ownerOf } from '@/lib/auth/domain/owner';
import { firestore } from '@/lib/firebase/admin';
import { firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { httpsKey, httpsTokens } from '@/tests/factories/https-session';
import { ownRequest } from '@/tests/factories/own-request';
import { failure, success } from '@/lib/result';
import { fakeDate } from '@/tests/factories/timers';

jest.mock('next/headers', () => ({ cookies: jest.fn() }));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/auth/server/session-lifecycle', () => ({
  ...jest.requireActual<object>('@/lib/auth/server/session-lifecycle'),
  startSession: jest.fn(),
  endSessionOfCookies: jest.fn(() => Promise.resolve(null)),
}));
jest.mock('@/lib/account/user-data', () => ({ finishDeletion: jest.fn() }));
jest.mock('@/lib/env', () => {
  const { httpsKey: key } = jest.requireActual<typeof import('@/tests/factories/https-session')>(
    '@/tests/factories/https-session',
  );
  return {
    env: {
      isHttps: true,
      cookieKeys: [key],
      firebase: { apiKey: 'key' },
      ownOrigins: ['http://localhost'],
      addressHeader: 'x-real-ip',
    },
  };
});

type Headers = Readonly<Record<string, string>>;

const post = (path: string, body: object, headers: Headers = {}) =>
  ownRequest(path, { method: 'POST', body, headers });
const logInWith = (token: string) =>
  logIn(post('/api/login', { consentVersion: null }, { authorization: `Bearer ${token}` }));
const tryAs = (email: string, headers: Headers = {}) =>
  askToTry(post('/api/login/attempt', { email }, headers));
const leave = () => logOut(post('/api/logout', {}));

firestoreInMemory(jest.mocked(firestore));

/** The browser's cookies: what it was given goes back. */
const jar = new Map<string, string>();
function keepCookies(response: Response): void {
  for (const header of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=');
    jar.set(name, value);
  }
}

beforeEach(() => {
  jar.clear();
  fakeDate(Date.UTC(2026, 10, 26, 6));
  jest.mocked(cookies).mockImplementation(() =>
    Promise.resolve({
      get: (name: string) => ({ name, value: jar.get(name) ?? '' }),
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    } as Awaited<ReturnType<typeof cookies>>),
  );
  // A right password of asha@example.in comes as the token "asha"; anything else proves nothing.
  jest
    .mocked(startSession)
    .mockImplementation(({ idToken }) =>
      Promise.resolve(
        idToken === 'forged'
          ? failure('refused')
          : success({ tokens: httpsTokens, email: `${idToken}@example.in` }),
      ),
    );
});

test('ten bad sign-ins for one account block neither another account nor a known device of this account', async () => {
  expect(httpsKey).toBeTruthy();
  keepCookies(await logInWith('asha'));
  const known = jar.get('__Host-known-device') ?? '';
  expect(known).not.toBe('');
  jar.clear();
  const answers = [];
  for (let made = 0; made < 10; made++) answers.push(await tryAs('asha@example.in'));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 200),
    ...Array.from({ length: 5 }, () => 429),
  ]);
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('30');
  // The neighbour.
  expect((await tryAs('ravi@example.in')).status).toBe(200);
  expect((await logInWith('ravi')).status).toBe(200);
  // The same account in capitals, from elsewhere, and on its own device.
  expect((await tryAs('ASHA@example.in')).status).toBe(429);
  const elsewhere = { 'x-real-ip': '198.51.100.1' };
  expect((await tryAs('asha@example.in', elsewhere)).status).toBe(200);
  jar.set('__Host-known-device', known);
  expect((await tryAs('asha@example.in')).status).toBe(200);
});

test('forged tokens from an address block no member’s sign-in', async () => {
  for (let made = 0; made < 30; made++) expect((await logInWith('forged')).status).toBe(401);
  expect((await logInWith('ravi')).status).toBe(200);
});

test('a sign-in ends the pause of its account', async () => {
  for (let made = 0; made < 6; made++) await tryAs('meera@example.in');
  expect((await tryAs('meera@example.in')).status).toBe(429);
  expect((await logInWith('meera')).status).toBe(200);
  expect((await tryAs('meera@example.in')).status).toBe(200);
});

test('log-out is never limited: a hundred in a row are answered with 200', async () => {
  const answers = [];
  for (let made = 0; made < 100; made++) answers.push(await leave());
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a log-out says under which name the browser holds the member’s learning events', async () => {
  jest.mocked(endSessionOfCookies).mockResolvedValueOnce('asha');
  expect(await (await leave()).json()).toEqual({ owner: ownerOf('asha') });
  expect(await (await leave()).json()).toEqual({ owner: null });
});

test('requests without a valid e-mail address, too long or from another site are not counted', async () => {
  expect((await tryAs('nobody')).status).toBe(400);
  expect((await tryAs(`${'a'.repeat(2_000)}@example.in`)).status).toBe(400);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await tryAs('asha@example.in', foreign)).status).toBe(403);
  expect(firestore).not.toHaveBeenCalled();
});
