import { sendMyConfirmation, sendMyPasswordLink } from '@/lib/account/confirmation-store';
import type { MemberSession } from '@/lib/auth/server/session';
import { takeToken } from '@/lib/limits/store';
import { failure, success } from '@/lib/result';
import { memberOf } from '@/tests/factories/member';

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'x-real-ip': '203.0.113.7' })),
}));
jest.mock('@/lib/env', () => ({
  env: { addressHeader: 'x-real-ip', firebase: { apiKey: 'key', authEmulatorHost: null } },
}));
jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));

const session: MemberSession = {
  member: memberOf('asha', { isEmailVerified: false }),
  profile: null,
  idToken: 'token of Asha',
};
const ask = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  jest.mocked(takeToken).mockReset().mockResolvedValue(success(null));
  ask.mockReset().mockResolvedValue(new Response('{}'));
});

test.each([
  [
    'to confirm the address',
    () => sendMyConfirmation(session),
    { requestType: 'VERIFY_EMAIL', idToken: 'token of Asha' },
  ],
  [
    'to choose a password',
    () => sendMyPasswordLink(session),
    { requestType: 'PASSWORD_RESET', email: 'asha@example.com' },
  ],
])('the link %s goes to the member who asks, within one limit', async (_, send, request) => {
  expect(await send()).toEqual(success(null));
  const [address, init] = ask.mock.calls[0] ?? [];
  expect(address).toBe('https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=key');
  expect(JSON.parse(String(init?.body))).toEqual(request);
  expect(takeToken).toHaveBeenCalledWith('account', { uid: 'asha', address: '203.0.113.7' });
  jest.mocked(takeToken).mockResolvedValue(failure({ retryAfterSeconds: 30 }));
  expect(await send()).toEqual(failure('too-many'));
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-mails'],
  ['QUOTA_EXCEEDED : Exceeded daily quota', 'too-many-mails'],
  ['INVALID_ID_TOKEN', 'unavailable'],
])('Google’s refusal %s is %s', async (message, problem) => {
  ask.mockResolvedValue(new Response(JSON.stringify({ error: { message } }), { status: 400 }));
  expect(await sendMyConfirmation(session)).toEqual(failure(problem));
});

test('without an answer of Google the mail is not available', async () => {
  ask.mockRejectedValue(new TypeError('fetch failed'));
  expect(await sendMyConfirmation(session)).toEqual(failure('unavailable'));
});
