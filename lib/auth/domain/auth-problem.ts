import { errorCode } from '@/lib/errors';

/** Problems of the sign-in forms, as the forms name them. */
export type AuthProblem =
  | 'wrong-credentials'
  | 'email-in-use'
  | 'invalid-email'
  | 'weak-password'
  | 'too-many-attempts'
  /** A closed account of a visitor who has proven that it is theirs. */
  | 'disabled'
  | 'deleted'
  | 'bad-link'
  /** The Google window was closed without an answer. */
  | 'cancelled'
  /** A Google account that no account of the site belongs to. */
  | 'no-account'
  /** A Google account whose address an account has that never confirmed it. */
  | 'address-unconfirmed'
  /** The session ended while a form of the account page was open. */
  | 'session-ended'
  /** The new password is set, but this device could not sign in with it. */
  | 'password-changed'
  /** The answer of the site was lost: the deletion of the account may have begun. */
  | 'deletion-not-known'
  | 'offline'
  | 'unavailable';

const problemByCode: Readonly<Record<string, AuthProblem>> = {
  // One message for unknown e-mail and wrong password: the answer must not reveal which addresses have accounts (row
  // G-01).
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/email-already-in-use': 'email-in-use',
  'auth/invalid-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/quota-exceeded': 'too-many-attempts',
  'auth/user-disabled': 'disabled',
  'auth/expired-action-code': 'bad-link',
  'auth/invalid-action-code': 'bad-link',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  // Google itself does not vouch for the address.
  'auth/account-exists-with-different-credential': 'address-unconfirmed',
  'auth/network-request-failed': 'offline',
};

/** Too many attempts, counted by this site: the wait before the next one. */
export type AttemptWait = { retryAfterSeconds: number };

/** A problem with the values for its message. */
export type AuthFailure = AuthProblem | AttemptWait;

/**
 * Firebase's error in our words.
 * @param isProven whether Google or a link of a mail has proven whose account it is. A password has not: Firebase may
 * answer that an account is closed before it compares the password, as its emulator does, and a stranger would learn
 * that the address has an account (tests/security/README.md, G-01).
 */
export function authProblem(error: unknown, { isProven = false } = {}): AuthProblem {
  // A part of the site that could not be fetched is the network's doing as well.
  if (error instanceof Error && error.name === 'ChunkLoadError') return 'offline';
  const problem = problemByCode[String(errorCode(error))] ?? 'unavailable';
  return problem === 'disabled' && !isProven ? 'wrong-credentials' : problem;
}
