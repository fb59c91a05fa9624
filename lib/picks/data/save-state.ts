import type { SaveStatus } from '@/lib/saved/save-problem';
import type { ScreenProblems, TypedScreen } from '@/lib/picks/data/saved-screen';

export type SaveScreenState = {
  status: SaveStatus | null;
  typed: TypedScreen;
  problems: ScreenProblems;
};

export type SaveNoteState = { status: SaveStatus | null; text: string };

export type SaveChecklistState = {
  status: SaveStatus | null;
  points: readonly { text: string; isMet: boolean }[];
};
