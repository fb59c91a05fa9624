import type { SaveStatus } from '@/lib/saved/save-problem';
import type { ScreenProblems, TypedScreen } from './saved-screen';

export type KeepScreenState = {
  status: SaveStatus | null;
  typed: TypedScreen;
  problems: ScreenProblems;
};

export type KeepNoteState = { status: SaveStatus | null; text: string };

export type KeepChecklistState = {
  status: SaveStatus | null;
  points: readonly { text: string; isKept: boolean }[];
};
