import { sendMyConfirmation, sendMyPasswordLink } from '@/lib/account/confirmation-store';
import { sendPasswordMail, sendVerificationMail } from '@/lib/account/account-mail';
import type { MemberSession } from '@/lib/auth/server/session';
import { takeToken } from '@/lib/limits/store';
import { failure, success } from '@/lib/result';
import { memberOf } from '@/tests/factories/member';

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'x-real-ip': '203.0.113.7' })),
}));
jest.mock('@/lib/env', () => ({ env: { addressHeader: 'x-real-ip' } }));
jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));
jest.mock('@/lib/account/account-mail', () => ({
  sendVerificationMail: jest.fn(),
  sendPasswordMail: jest.fn(),
}));

const session: MemberSession = {
  member: memberOf('asha', { isEmailVerified: false }),
  profile: null,
  idToken: 'token of Asha',
};

beforeEach(() => {
  jest.mocked(takeToken).mockReset().mockResolvedValue(success(null));
  jest.mocked(sendVerificationMail).mockReset().mockResolvedValue(success(null));
});

test('the mail goes to the member who asks, counted by person and address', async () => {
  expect(await sendMyConfirmation(session)).toEqual(success(null));
  expect(sendVerificationMail).toHaveBeenCalledWith('token of Asha');
  expect(takeToken).toHaveBeenCalledWith('account', { uid: 'asha', address: '203.0.113.7' });
});

test('the link to choose a password goes to the member’s own address, within the same limit', async () => {
  jest.mocked(sendPasswordMail).mockResolvedValue(success(null));
  expect(await sendMyPasswordLink(session)).toEqual(success(null));
  expect(sendPasswordMail).toHaveBeenCalledWith('asha@example.com');
  jest.mocked(takeToken).mockResolvedValue(failure({ retryAfterSeconds: 30 }));
  expect(await sendMyPasswordLink(session)).toEqual(failure('too-many'));
  expect(sendPasswordMail).toHaveBeenCalledTimes(1);
});

test('over the limit nothing is asked of Google', async () => {
  jest.mocked(takeToken).mockResolvedValue(failure({ retryAfterSeconds: 30 }));
  expect(await sendMyConfirmation(session)).toEqual(failure('too-many'));
  expect(sendVerificationMail).not.toHaveBeenCalled();
});

test.each([
  ['too-many', 'too-many-mails'],
  ['unavailable', 'unavailable'],
] as const)('Google’s refusal %s is %s', async (refusal, problem) => {
  jest.mocked(sendVerificationMail).mockResolvedValue(failure(refusal));
  expect(await sendMyConfirmation(session)).toEqual(failure(problem));
});
