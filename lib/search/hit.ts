import type { Messages } from '@/lib/messages';

/** Actions that search offers besides links. */
export type SearchAction =
  | 'theme-dark'
  | 'theme-light'
  | 'theme-system'
  | 'amounts-hidden'
  | 'amounts-shown'
  | 'sign-out';

/** The kind of visitor: results depend on nothing else about the person. */
export type Audience = 'guests' | 'members';

/** One line of an answer: a page to go to, or something to do here. */
export type SearchHit = {
  /** Unique within its group. */
  id: string;
  title: string;
  /** The title is in Hindi, also on an English page; it sets the language for screen readers and the font. */
  isTitleHindi?: true;
  /** Beside the title: a fund house, a symbol. */
  note?: string;
  /** The note is in Hindi on an English page, which sets its language for screen readers and its font. */
  isNoteHindi?: true;
  /** The key figure with its unit: a NAV, a price. */
  figure?: string;
} & ({ url: string } | { does: SearchAction });

/** The lines of one kind, best first. */
export type FoundGroup = {
  id: string;
  title: string;
  hits: readonly SearchHit[];
  /** The group has more lines than were wanted. */
  hasMore: boolean;
};

/** What /api/search answers. */
export type SearchResult = {
  groups: readonly FoundGroup[];
  /** No result has all the words; these have some or similar words. */
  isLoose: boolean;
  /** Titles of groups that could not answer, or not in time. */
  missing: readonly string[];
};

/** The dialog before any input, and the messages that it and its answers need. */
export type SearchStart = {
  messages: Messages['search'];
  logOutFailed: string;
  /** Paths that answers may lead to. */
  pages: readonly string[];
  /** Pages and actions, in the order of the menu. */
  hits: readonly SearchHit[];
};
