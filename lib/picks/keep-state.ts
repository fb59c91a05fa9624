import type { ScreenProblems, TypedScreen } from './saved-screen';

/** `invalid`: what was typed cannot be kept; it comes back, so that nothing is lost. */
export type KeepStatus =
  'saved' | 'invalid' | 'guest' | 'ended' | 'full' | 'too-many' | 'unavailable';

export type KeepScreenState = {
  status: KeepStatus | null;
  typed: TypedScreen;
  problems: ScreenProblems;
};

export type KeepNoteState = { status: KeepStatus | null; text: string };

export type KeepChecklistState = {
  status: KeepStatus | null;
  points: readonly { text: string; isKept: boolean }[];
};
