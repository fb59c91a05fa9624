/** Why an account cannot be read. `guest`: there was no session; `ended`: the session has expired or was revoked. */
export type AccountProblem = 'guest' | 'ended' | 'unavailable';

/** Why something was not saved. `too-many`: the rate limit (lib/limits). */
export type SaveProblem = AccountProblem | 'invalid' | 'full' | 'too-many';

export type SaveStatus = 'saved' | SaveProblem;
