import { adminAuth } from '@/lib/firebase/admin';
import { dayMs } from '@/lib/calendar/day-count';
import { isTouchDue } from '@/lib/auth/domain/session-limits';
import { readLiveSession } from '@/lib/auth/server/live-session';
import { readSessionCookies } from '@/lib/auth/edge/session-cookies';
import { readProfileAndSession } from '@/lib/auth/server/session-store';

jest.mock('@/lib/firebase/admin', () => ({ adminAuth: jest.fn() }));
jest.mock('@/lib/auth/edge/session-cookies', () => ({ readSessionCookies: jest.fn() }));
jest.mock('@/lib/auth/server/session-store', () => ({ readProfileAndSession: jest.fn() }));

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (days: number) => ({ toMillis: () => now - days * dayMs });
const verifyIdToken = jest.fn<Promise<{ uid: string }>, [string, boolean?]>();

/** Days since the password was given and since the last visit; null for a session that was ended. */
function sessionOf(days: { password: number; visit: number } | null) {
  const session = days && { authTime: ago(days.password), lastSeenAt: ago(days.visit) };
  jest
    .mocked(readProfileAndSession)
    .mockResolvedValue({ profile: null, session } as Awaited<
      ReturnType<typeof readProfileAndSession>
    >);
}

const refusedBecause = (code: string, message = 'no') =>
  verifyIdToken.mockRejectedValue(Object.assign(new Error(message), { code }));

const kindNow = async () => (await readLiveSession({} as never, now)).kind;

beforeEach(() => {
  jest.mocked(adminAuth).mockReturnValue({ verifyIdToken } as never);
  verifyIdToken.mockReset().mockResolvedValue({ uid: 'asha' });
  jest
    .mocked(readSessionCookies)
    .mockResolvedValue({ idToken: 'id', refreshToken: 'refresh', metadata: { sid: 's' } });
  sessionOf({ password: 1, visit: 0 });
});

test('a session whose document exists is live, and Google was asked whether it was revoked', async () => {
  expect(await kindNow()).toBe('live');
  expect(verifyIdToken).toHaveBeenCalledWith('id', true);
});

test('without its document a session is over: cookies copied before log-out open nothing', async () => {
  sessionOf(null);
  expect(await kindNow()).toBe('ended');
});

test.each([
  ['12 days idle', { password: 12, visit: 12 }, 'live'],
  ['a moment more than 12 days idle', { password: 12.1, visit: 12 + 1 / dayMs }, 'ended'],
  ['30 days old and busy', { password: 30, visit: 0 }, 'live'],
  ['a moment more than 30 days old and busy', { password: 30 + 1 / dayMs, visit: 0 }, 'ended'],
])('a session that is %s: %j is %s', async (_, days, kind) => {
  sessionOf(days);
  expect(await kindNow()).toBe(kind);
});

test('a visit is noted at most once an hour', () => {
  const hourMs = 60 * 60 * 1000;
  expect(isTouchDue(now - hourMs, now)).toBe(false);
  expect(isTouchDue(now - hourMs - 1, now)).toBe(true);
});

test.each([
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-id-token',
])('the refusal %s ends the session before anything is read', async (code) => {
  refusedBecause(code);
  expect(await kindNow()).toBe('ended');
  expect(readProfileAndSession).toHaveBeenCalledTimes(0);
});

test('an ID token that has expired, or whose key Google has replaced, makes a session stale, not ended', async () => {
  refusedBecause('auth/id-token-expired');
  expect(await kindNow()).toBe('stale');
  refusedBecause('auth/argument-error', 'ID token does not correspond to a known public key');
  expect(await kindNow()).toBe('stale');
});

test.each([
  ['auth/internal-error', 'Google does not answer'],
  ['auth/argument-error', 'Error fetching public keys'],
])('%s, an outage of Google, throws and ends no session', async (code, message) => {
  refusedBecause(code, message);
  await expect(kindNow()).rejects.toThrow(message);
});

test.each([
  ['none', 'guest'],
  ['odd', 'ended'],
] as const)('cookies that are %s make it %s, and Google is not asked', async (cookies, kind) => {
  jest.mocked(readSessionCookies).mockResolvedValue(cookies);
  expect(await kindNow()).toBe(kind);
  expect(verifyIdToken).not.toHaveBeenCalled();
});

afterEach(() => {
  jest.mocked(readProfileAndSession).mockReset();
});
