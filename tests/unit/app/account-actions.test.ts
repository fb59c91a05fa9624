import {
  sendConfirmation,
  sendPasswordLink,
  signOutDevice,
  signOutEverywhere,
} from '@/app/(shell)/account/actions';
import { sendMyConfirmation, sendMyPasswordLink } from '@/lib/account/confirmation-store';
import { endAllMySessions, endMySession } from '@/lib/account/store';
import { requireSessionForAction, requireUserForAction } from '@/lib/auth/server/session';
import { failure } from '@/lib/result';
import { formOf } from '@/tests/factories/form-of';

jest.mock('next/headers', () => ({ cookies: jest.fn(), headers: jest.fn() }));
jest.mock('next/navigation', () => ({ redirect: jest.fn() }));
jest.mock('@/lib/auth/edge/session-cookies', () => ({ expiredCookies: jest.fn() }));
jest.mock('@/lib/auth/server/session', () => ({
  requireSessionForAction: jest.fn(),
  requireUserForAction: jest.fn(),
}));
jest.mock('@/lib/account/confirmation-store', () => ({
  sendMyConfirmation: jest.fn(),
  sendMyPasswordLink: jest.fn(),
}));
jest.mock('@/lib/account/store', () => ({ endAllMySessions: jest.fn(), endMySession: jest.fn() }));
jest.mock('@/lib/limits/visitor-source', () => ({ visitorAddress: jest.fn() }));
jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));

/**
 * A redirect would not do: Next follows it on the server with the cookies of the ended session, for which the sign-in page
 * leads on to the dashboard.
 */
describe.each(['guest', 'ended', 'unavailable'] as const)('while the session is %s', (problem) => {
  beforeEach(() => {
    jest.mocked(requireSessionForAction).mockResolvedValue(failure(problem));
    jest.mocked(requireUserForAction).mockResolvedValue(failure(problem));
  });

  test.each([
    ['the confirmation mail', sendConfirmation, sendMyConfirmation],
    ['the link for a password', sendPasswordLink, sendMyPasswordLink],
    ['logging out everywhere', signOutEverywhere, endAllMySessions],
    [
      'logging out a device',
      () => signOutDevice({ status: null }, formOf({ sid: crypto.randomUUID() })),
      endMySession,
    ],
  ])('%s says so in place and does nothing', async (_, press, work) => {
    expect(await press()).toEqual({ status: problem });
    expect(work).not.toHaveBeenCalled();
  });
});
