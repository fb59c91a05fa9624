import { freshIntake, type IntakeProblems, type TypedIntake } from './intake';
import type { BookingAction, ChangeProblem } from './booking';

/** The outcome of sending the form. It always returns the typed input. */
export type BookAnswer = {
  status:
    | 'fresh'
    | 'mistakes'
    | 'booked'
    | 'draft-saved'
    | 'taken'
    | 'booked-before'
    | 'not-offered'
    | 'too-many'
    | 'too-fast'
    | 'busy'
    | 'unavailable'
    /** The answer of the server or of its database was lost: the session may be booked. */
    | 'not-known'
    | 'signed-out'
    /** The sender is signed out, and the browser cannot save what was typed. */
    | 'not-saved'
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

/** Why a change failed, with the typed input. A successful change redirects; saved notes are answered in place. */
export type ChangeAnswer = {
  problem:
    | ChangeProblem
    | 'signed-out'
    | 'unavailable'
    | 'not-known'
    | 'unknown'
    | 'taken'
    | 'busy'
    | 'not-offered'
    | 'too-fast'
    | 'too-long'
    | 'withdrawn'
    | 'changed-elsewhere'
    | null;
  typed: string;
  /** Of notes: they are saved, as `basedOn` names them. */
  isSaved?: true;
  /** The things to do, where the form has them: blank ones too, so that each keeps its place. */
  actions?: readonly BookingAction[];
  /** Of notes: the id of those that are changed. */
  basedOn?: string;
  /** Notes that another tab or device saved meanwhile. */
  other?: { notes: string; actions: readonly BookingAction[] };
};
