import { GET } from '@/app/api/me/route';
import type { LiveSession } from '@/lib/auth/server/live-session';
import { liveSession } from '@/lib/auth/server/session';

jest.mock('@/lib/env', () => ({ env: { isHttps: true } }));
jest.mock('@/lib/auth/server/session', () => ({ liveSession: jest.fn() }));

const sessions: [string, LiveSession][] = [
  ['an ended session', { kind: 'ended', uid: 'asha', sid: 's' }],
  ['no session', { kind: 'guest' }],
];

/** The browser may have the cookies of another session by the time at which the answer arrives. */
test.each(sessions)('the answer to %s expires no cookie', async (_, session) => {
  jest.mocked(liveSession).mockResolvedValue(session);
  const answer = await GET();
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual([]);
});
