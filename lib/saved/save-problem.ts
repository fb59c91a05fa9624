import type { AccountProblem } from '@/lib/auth/domain/account-problem';

/** Why something was not saved. `too-many`: the rate limit (lib/limits). */
export type SaveProblem = AccountProblem | 'invalid' | 'full' | 'too-many';

/** Why a button without input changed nothing. */
export type PressProblem = AccountProblem | 'too-many';

/** Of a change that only removes: nothing was added that could be refused. */
export function pressProblemOf(problem: SaveProblem): PressProblem {
  return problem === 'invalid' || problem === 'full' ? 'unavailable' : problem;
}

/** The outcome of such a press; null before it. */
export type PressState = { status: 'saved' | PressProblem | null };

export type SaveStatus = 'saved' | SaveProblem;

/** The outcome of merging guest data into an account. The items of `doneIds` can be removed from the browser. */
export type MergeState =
  | { status: 'merged'; doneIds: readonly string[] }
  | { status: 'guest' | 'ended' | 'full' | 'invalid' | 'too-many' | 'unavailable' };
