import { findUser, requireUserForAction } from '@/lib/auth/server/session';
import { success } from '@/lib/result';
import { memberOf } from './member';

/** What pages and actions find, in a test that mocks both functions of lib/auth/server/session. */
export function sessionAnswers(answer: Awaited<ReturnType<typeof findUser>>): void {
  jest.mocked(findUser).mockResolvedValue(answer);
  jest.mocked(requireUserForAction).mockResolvedValue(answer);
}

export function signInAs(uid: string): void {
  sessionAnswers(success(memberOf(uid)));
}
