import { freshIntake, type IntakeProblems, type TypedIntake } from './intake';
import type { ChangeProblem } from './booking';

/** What came of sending the form. Whatever it is, what was typed comes back. */
export type BookAnswer = {
  status:
    | 'fresh'
    | 'mistakes'
    | 'booked'
    | 'draft-saved'
    | 'taken'
    | 'not-offered'
    | 'too-many'
    | 'too-fast'
    | 'busy'
    | 'unavailable'
    | 'signed-out'
    | 'full'
    | 'not-confirmed'
    | 'confirmation-sent'
    | 'too-many-mails'
    | 'not-sent';
  typed: TypedIntake;
  problems: IntakeProblems;
  /** The page of a booked session. */
  path: string | null;
  retryAfterSeconds: number;
};

export function answerWith(
  status: BookAnswer['status'],
  typed: TypedIntake = freshIntake,
  more: Partial<BookAnswer> = {},
): BookAnswer {
  return { status, typed, problems: {}, path: null, retryAfterSeconds: 0, ...more };
}

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
