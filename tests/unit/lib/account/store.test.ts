import { Timestamp } from 'firebase-admin/firestore';
import { readMySecurity } from '@/lib/account/store';
import { requireLiveSession, type MemberSession } from '@/lib/auth/server/session';
import { listSessions } from '@/lib/auth/server/session-store';
import { adminAuth } from '@/lib/firebase/admin';

jest.mock('@/lib/auth/server/session', () => ({
  readForPage: (read: () => Promise<unknown>) => read(),
  requireLiveSession: jest.fn(),
}));
jest.mock('@/lib/auth/server/session-store', () => ({ listSessions: jest.fn() }));
jest.mock('@/lib/firebase/admin', () => ({ adminAuth: jest.fn() }));

const at = (text: string) => Timestamp.fromDate(new Date(text));
const session = (sid: string, authTime: string) => ({
  ...{ sid, device: 'Chrome, Android', createdAt: at(authTime), lastSeenAt: at(authTime) },
  authTime: at(authTime),
});

function given({ validSince, providers }: { validSince?: string; providers: string[] }) {
  const user = {
    tokensValidAfterTime: validSince,
    providerData: providers.map((providerId) => ({ providerId })),
  };
  const getUser = () => Promise.resolve(user);
  jest.mocked(adminAuth).mockReturnValue({ getUser } as never);
  const live = { member: { uid: 'asha', sid: 'this', email: 'asha@example.in' } };
  const profile = providers.includes('google.com') ? { googleSince: at('2026-11-01') } : null;
  jest.mocked(requireLiveSession).mockResolvedValue({ ...live, profile } as MemberSession);
  jest
    .mocked(listSessions)
    .mockResolvedValue([
      session('this', '2026-11-20T10:00:05.000Z'),
      session('same second', '2026-11-20T10:00:00.000Z'),
      session('lost phone', '2026-11-19T08:00:00.000Z'),
    ]);
}

test.each([
  [undefined, ['this', 'same second', 'lost phone']],
  ['Fri, 20 Nov 2026 10:00:00 GMT', ['this', 'same second']],
])('after a new password by a link at %s, %j are signed in', async (validSince, expected) => {
  given({ validSince, providers: ['password'] });
  const { devices, hasPassword } = await readMySecurity();
  expect(devices.map(({ sid }) => sid)).toEqual(expected);
  expect(devices[0]).toMatchObject({ isThisOne: true, label: 'Chrome, Android' });
  expect(hasPassword).toBe(true);
});

test.each([
  [['google.com'], false],
  [['google.com', 'password'], true],
])('a member with %j has a password: %s', async (providers, expected) => {
  given({ providers });
  expect((await readMySecurity()).hasPassword).toBe(expected);
});
