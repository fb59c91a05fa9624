/** What search can do where one is, besides leading somewhere. */
export type SearchAction =
  'theme-dark' | 'theme-light' | 'theme-system' | 'amounts-hidden' | 'amounts-shown' | 'sign-out';

/** Who asks: what is found depends on nothing else of the person. */
export type Audience = 'guests' | 'members';

/** One line of an answer: a page to go to, or something to do here. */
export type SearchHit = {
  /** Unique within its group. */
  id: string;
  title: string;
  /** Beside the title: a fund house, a symbol. */
  note?: string;
  /** What one looks it up for, printed with its unit: a NAV, a price. */
  figure?: string;
  /** A guest has to sign in before the page opens. */
  needsSignIn?: true;
} & ({ url: string } | { does: SearchAction });

/** The lines of one kind, best first. */
export type FoundGroup = { id: string; title: string; hits: readonly SearchHit[] };

/** What /api/search answers. */
export type SearchResult = {
  groups: readonly FoundGroup[];
  /** Nothing has all the words; these have some of them, or words like them. */
  isLoose: boolean;
  /** Titles of groups that could not answer, or not in time. */
  missing: readonly string[];
};
