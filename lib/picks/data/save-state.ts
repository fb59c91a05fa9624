import type { SaveStatus } from '@/lib/saved/save-problem';
import type { OwnNameProblem } from '@/lib/picks/domain/ratios/own-ratio';
import type { RuleError } from '@/lib/picks/domain/screen/rule';

/** The fields of a screen's form. `ranking` is JSON, or empty for none. */
export type TypedScreen = { id: string; title: string; rule: string; ranking: string };

export type ScreenProblems = {
  /** There is none, or it is longer than 60 characters. */
  isTitleWrong?: true;
  /** Where the rule has its first error. */
  rule?: RuleError;
  /** Not a ranking, or one whose expressions cannot be read. */
  isRankingWrong?: true;
};

export type SaveScreenState = {
  status: SaveStatus | null;
  typed: TypedScreen;
  problems: ScreenProblems;
};

/** The limits of the checklist and the journal of a share; the form and the store both need them. */
export const noteLimits = { points: 30, pointCharacters: 200, noteCharacters: 2_000 } as const;

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

/** The typed fields of the form of a paper portfolio. */
export type TypedPaper = {
  title: string;
  starts: string;
  amount: string;
  weighting: string;
  brokerage: string;
};

export type PaperProblem = 'title' | 'amount' | 'brokerage';

/** A saved one leads to its page. `limit`: the member has as many as there may be. */
export type FollowState = {
  status: SaveStatus | 'limit' | null;
  typed: TypedPaper;
  problems: readonly PaperProblem[];
};
