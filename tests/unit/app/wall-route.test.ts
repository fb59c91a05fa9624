import { randomUUID } from 'node:crypto';
import { DELETE, GET as getState } from '@/app/api/support/wall/[id]/route';
import { GET, POST } from '@/app/api/support/wall/route';
import { findUser } from '@/lib/auth/server/session';
import { takeToken } from '@/lib/limits/store';
import { addToWall, readEntryState, readWall, removeFromWall } from '@/lib/support/wall-store';
import { failure, success } from '@/lib/result';
import { ownRequest } from '@/tests/factories/own-request';

jest.mock('@/lib/env', () => ({
  env: { ownOrigins: ['http://localhost'], addressHeader: 'x-real-ip', cookieKeys: [] },
}));
jest.mock('@/lib/auth/server/session', () => ({ findUser: jest.fn() }));
jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));
jest.mock('@/lib/support/wall-store', () => ({
  ...jest.requireActual<object>('@/lib/support/wall-store'),
  addToWall: jest.fn(),
  readEntryState: jest.fn(),
  readWall: jest.fn(() => Promise.resolve([])),
  removeFromWall: jest.fn(),
}));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));

const key = { id: randomUUID(), secret: randomUUID() };
const withSecret = { 'x-entry-secret': key.secret };
const wall = '/api/support/wall';

type Headers = Readonly<Record<string, string>>;

function post(change: object = {}, headers: Headers = {}) {
  const typed = { name: 'Asha', message: 'Thanks', amount: '', website: '' };
  const body = { ...key, ...typed, ...change };
  return POST(ownRequest(wall, { method: 'POST', headers, body }));
}
const of = (id: string) => ({ params: Promise.resolve({ id }) });
const remove = (id: string, headers: Headers = {}) =>
  DELETE(ownRequest(`${wall}/${id}`, { method: 'DELETE', headers }), of(id));
const ask = (id: string, headers: Headers = withSecret) =>
  getState(ownRequest(`${wall}/${id}`, { headers }), of(id));

beforeEach(() => {
  jest.mocked(findUser).mockResolvedValue(failure('guest'));
  jest.mocked(takeToken).mockReset().mockResolvedValue(success(null));
  jest.mocked(addToWall).mockReset().mockResolvedValue(success(null));
  jest.mocked(removeFromWall).mockReset().mockResolvedValue(true);
});

test('the wall is read as often as files may be, by address', async () => {
  const read = () => GET(ownRequest(`${wall}?x=1`));
  expect((await read()).status).toBe(200);
  expect(takeToken).toHaveBeenCalledWith('file', { uid: null, address: '203.0.113.7' });
  jest.mocked(takeToken).mockResolvedValue(failure({ retryAfterSeconds: 7 }));
  expect((await read()).status).toBe(429);
  expect(readWall).toHaveBeenCalledTimes(1);
});

test('an entry of a guest is stored under its key, counted by address', async () => {
  expect((await post()).status).toBe(200);
  const entry = { name: 'Asha', message: 'Thanks', amountRupees: null };
  const sender = { uid: null, address: '203.0.113.7' };
  expect(addToWall).toHaveBeenCalledWith(key, entry, sender);
  expect(takeToken).toHaveBeenCalledWith('support', sender);
});

test('nothing is stored from a mistake, a foreign page, a honeypot, a body too large, or without a rate-limit token', async () => {
  expect((await post({ name: '' })).status).toBe(400);
  expect((await post({ id: 'a/b' })).status).toBe(400);
  expect((await post({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({ website: 'x' })).status).toBe(200);
  expect((await post({ message: 'x'.repeat(9_000) })).status).toBe(400);
  jest.mocked(takeToken).mockResolvedValue(failure({ retryAfterSeconds: 7 }));
  const refused = await post();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  expect(addToWall).not.toHaveBeenCalled();
});

test.each(['Arthayatra', 'A\u200Brthayatra', '\u0391rth\u0430y\u0430tr\u0430 team'])(
  '%s is refused as a username would be, and nothing is stored',
  async (name) => {
    const refused = await post({ name });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ problem: 'mistakes', problems: { name: 'site-name' } });
    expect(addToWall).not.toHaveBeenCalled();
  },
);

test.each(['approved', 'many-waiting', 'many-today'] as const)(
  '%s is answered with 409',
  async (problem) => {
    jest.mocked(addToWall).mockResolvedValue(failure(problem));
    const refused = await post();
    expect([refused.status, await refused.json()]).toEqual([409, { problem }]);
  },
);

test('an entry is deleted by its secret or its member; any other request is refused', async () => {
  expect((await remove(key.id, withSecret)).status).toBe(200);
  expect(removeFromWall).toHaveBeenCalledWith(key.id, { secret: key.secret, uid: null });
  jest.mocked(removeFromWall).mockResolvedValue(false);
  expect((await remove(key.id, withSecret)).status).toBe(404);
  expect((await remove('__proto__')).status).toBe(400);
  expect((await remove(key.id, { ...withSecret, 'sec-fetch-site': 'none' })).status).toBe(403);
});

test.each([
  ['guest', 401],
  ['unavailable', 503],
] as const)(
  'without a secret and a session (%s) the answer is not that the entry is gone',
  async (problem, status) => {
    jest.mocked(findUser).mockResolvedValue(failure(problem));
    expect((await remove(key.id)).status).toBe(status);
    expect((await ask(key.id, {})).status).toBe(status);
    expect(removeFromWall).not.toHaveBeenCalled();
    expect((await remove(key.id, withSecret)).status).toBe(200);
  },
);

test.each([
  ['waiting', 200, { state: 'waiting' }],
  [null, 404, { problem: 'not-yours' }],
] as const)('the state %s of an entry is answered with %d', async (state, status, body) => {
  jest.mocked(readEntryState).mockResolvedValue(state);
  const answer = await ask(key.id);
  expect([answer.status, await answer.json()]).toEqual([status, body]);
  expect(readEntryState).toHaveBeenCalledWith(key.id, { secret: key.secret, uid: null });
  expect((await ask('__proto__')).status).toBe(400);
});

test('without a token of the rate limit the body is not read', async () => {
  jest.mocked(takeToken).mockResolvedValue(failure({ retryAfterSeconds: 9 }));
  const request = ownRequest(wall, { method: 'POST', body: '{' });
  expect((await POST(request)).status).toBe(429);
  expect(request.bodyUsed).toBe(false);
});
