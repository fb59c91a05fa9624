import type { SaveStatus } from '@/lib/saved/save-problem';
import type { OwnNameProblem } from '@/lib/picks/domain/ratios/own-ratio';
import type { RuleError } from '@/lib/picks/domain/screen/rule';
import type { PaperProblem, TypedPaper } from '@/lib/picks/data/saved-paper';
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

export type SaveViewState = { status: SaveStatus | null; title: string };

export type SaveRatioState = {
  status: SaveStatus | null;
  typed: { name: string; formula: string };
  problems: { name: OwnNameProblem | 'many' | null; formula: RuleError | null };
};

export type SavePeersState = { status: SaveStatus | null };
/** A saved one leads to its page. `limit`: the member has as many as there may be. */
export type FollowState = {
  status: SaveStatus | 'limit' | null;
  typed: TypedPaper;
  problems: readonly PaperProblem[];
};
