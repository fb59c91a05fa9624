/** Why an account cannot be read. `guest`: there was no session; `ended`: the session has expired or was revoked. */
export type AccountProblem = 'guest' | 'ended' | 'unavailable';

/** For a screen that says the same to a guest and to a member whose session has ended. */
export function signedOutOr(problem: AccountProblem): 'signed-out' | 'unavailable' {
  return problem === 'unavailable' ? problem : 'signed-out';
}
