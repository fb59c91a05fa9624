import type { ChangeProblem } from './booking';

/** What came of a change that did not happen, with what was typed. A change that happened leads elsewhere. */
export type ChangeAnswer = {
  problem:
    | ChangeProblem
    | 'signed-out'
    | 'unavailable'
    | 'unknown'
    | 'taken'
    | 'busy'
    | 'not-offered'
    | 'too-fast'
    | null;
  typed: string;
};
