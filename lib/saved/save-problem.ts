import type { AccountProblem } from '@/lib/auth/domain/account-problem';

/** Why something was not saved. `too-many`: the rate limit (lib/limits). */
export type SaveProblem = AccountProblem | 'invalid' | 'full' | 'too-many';

export type SaveStatus = 'saved' | SaveProblem;
