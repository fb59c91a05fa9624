import { redirect } from 'next/navigation';
import { readLiveSession, type LiveSession } from '@/lib/auth/server/live-session';
import { findUser, requireUser, requireUserForAction } from '@/lib/auth/server/session';
import { failure, success } from '@/lib/result';

const requestHeaders = new Headers();

jest.mock('server-only', () => ({}));
jest.mock('next/headers', () => ({ cookies: jest.fn(), headers: async () => requestHeaders }));
jest.mock('next/navigation', () => ({
  unstable_rethrow: jest.fn(),
  redirect: jest.fn((to: string) => {
    throw new Error(`redirected to ${to}`);
  }),
}));
jest.mock('next/server', () => ({ after: jest.fn() }));
jest.mock('react', () => ({ cache: <Work>(work: Work) => work }));
jest.mock('@/lib/env', () => ({ env: { ownOrigins: ['http://localhost:3000'] } }));
jest.mock('@/lib/auth/server/live-session', () => ({ readLiveSession: jest.fn() }));
jest.mock('@/lib/auth/server/session-store', () => ({ touchSession: jest.fn() }));

const givenSession = (session: LiveSession) =>
  jest.mocked(readLiveSession).mockResolvedValue(session);

const live = {
  kind: 'live',
  token: { uid: 'asha', email: 'asha@example.com' },
  idToken: 'id',
  sid: 's',
  profile: null,
  session: { lastSeenAt: { toMillis: () => Date.now() } },
} as unknown as LiveSession;

beforeEach(() => {
  requestHeaders.delete('content-type');
  requestHeaders.set('origin', 'http://localhost:3000');
  requestHeaders.set('x-requested-path', '/account');
  jest.mocked(redirect).mockClear();
});

test('a member with a live session may go on', async () => {
  givenSession(live);
  expect((await requireUser()).uid).toBe('asha');
});

test.each([
  [{ kind: 'guest' }, /^redirected to \/auth\/signin\?returnUrl=/],
  [{ kind: 'stale' }, /^redirected to \/auth\/signin\?returnUrl=/],
  [{ kind: 'ended', uid: 'asha', sid: 's' }, /^redirected to \/api\/session\/ended\?returnUrl=/],
] as [LiveSession, RegExp][])('the session %j is redirected', async (session, where) => {
  givenSession(session);
  await expect(requireUser()).rejects.toThrow(where);
});

test('when Firebase cannot be reached access stays refused, and no one is asked to sign in', async () => {
  jest.mocked(readLiveSession).mockRejectedValue(new Error('no answer'));
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(requireUser()).rejects.toThrow('redirected to /unavailable?returnUrl=%2Faccount');
  expect(redirect).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('a form that meets an outage stays where it is, with what was typed', async () => {
  jest.mocked(readLiveSession).mockRejectedValue(new Error('no answer'));
  requestHeaders.set('content-type', 'multipart/form-data; boundary=x');
  await expect(requireUser()).rejects.toThrow('no answer');
  expect(redirect).not.toHaveBeenCalled();
});

test.each(['https://evil.example', 'null', ''])(
  'an action that was called from "%s" does nothing, also for a member',
  async (origin) => {
    givenSession(live);
    requestHeaders.set('origin', origin);
    await expect(requireUserForAction()).rejects.toThrow('another origin');
    expect(readLiveSession).not.toHaveBeenCalled();
  },
);

test('an action from our own page gets the signed-in member, or none', async () => {
  givenSession(live);
  expect(await requireUserForAction()).toMatchObject(success({ uid: 'asha' }));
  givenSession({ kind: 'guest' });
  expect(await requireUserForAction()).toEqual(failure('guest'));
});

test('a part of a page learns that it is not known who asks, and the log no more than the kind of error', async () => {
  jest.mocked(readLiveSession).mockRejectedValue(new Error('token eyJhbGciOi'));
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await findUser()).toEqual(failure('unavailable'));
  expect(log.mock.calls.flat().join(' ')).not.toContain('eyJ');
  log.mockRestore();
});

afterEach(() => {
  jest.mocked(readLiveSession).mockReset();
});
