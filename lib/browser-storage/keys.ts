/**
 * The names of everything that the site writes into a browser's storage. lib/policies/data-inventory.ts has a row for
 * each. `learning` stands for many entries: `learning:{owner}:{event}`.
 */
export const browserKeys = [
  'theme',
  'figures',
  'amounts',
  'reading',
  'measure',
  'household',
  'last-sip',
  'tasks-done',
  'saved',
  'news-reading-list',
  'tax-calculations',
  'option-journal',
  'option-pause-until',
  'market-columns',
  'market-files',
  'wall-entries',
  'recent-searches',
  'learning',
  'enquiry-draft',
  'name-draft',
  'google-redirect',
] as const;

type BrowserKey = (typeof browserKeys)[number];

export type EntryKey = Exclude<BrowserKey, 'learning'> | `learning:${string}`;

/**
 * The entries that hold what a member did while signed in: signing out removes them, of `learning` those of this person. All
 * others are written by guests or say how pages look, and belong to the browser.
 */
export const personalKeys = [
  'last-sip',
  'recent-searches',
  'learning',
  'enquiry-draft',
  'name-draft',
  'market-files',
] as const satisfies readonly BrowserKey[];
