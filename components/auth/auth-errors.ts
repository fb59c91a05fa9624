import type { AuthFailure, AuthProblem } from '@/lib/auth/domain/auth-problem';
import type { PasswordProblem } from '@/lib/auth/domain/password';
import type { UsernameProblem } from '@/lib/auth/domain/username';
import { fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

export type AuthErrors = Messages['auth']['errors'];

export function problemText(errors: AuthErrors, problem: AuthFailure): string {
  if (typeof problem === 'object') {
    return fillCount(problem.retryAfterSeconds, errors.attemptWait);
  }
  const texts: Record<AuthProblem, string> = {
    'wrong-credentials': errors.wrongCredentials,
    'email-in-use': errors.emailInUse,
    'invalid-email': errors.emailInvalid,
    'weak-password': errors.passwordTooCommon,
    'too-many-attempts': errors.tooManyAttempts,
    disabled: errors.disabled,
    deleted: errors.deleted,
    'bad-link': errors.badLink,
    cancelled: errors.googleCancelled,
    'no-account': errors.noAccount,
    'address-unconfirmed': errors.addressUnconfirmed,
    offline: errors.offline,
    unavailable: errors.unavailable,
  };
  return texts[problem];
}

export function newPasswordText(errors: AuthErrors, problem: PasswordProblem): string {
  const texts: Record<PasswordProblem, string> = {
    empty: errors.newPasswordEmpty,
    'too-short': errors.passwordTooShort,
    'too-long': errors.passwordTooLong,
    'too-common': errors.passwordTooCommon,
    personal: errors.passwordPersonal,
    unchecked: errors.passwordUnchecked,
  };
  return texts[problem];
}

export function usernameText(errors: AuthErrors, problem: UsernameProblem): string {
  const texts: Record<UsernameProblem, string> = {
    empty: errors.usernameEmpty,
    'too-long': errors.usernameTooLong,
    'forbidden-character': errors.usernameForbidden,
    'too-many-marks': errors.usernameMarks,
    'site-name': errors.usernameSiteName,
  };
  return texts[problem];
}
