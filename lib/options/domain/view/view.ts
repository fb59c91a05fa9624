import type { IsoDate } from '@/lib/calendar/iso-date';

/** A sentence about the market; what is longer is refused whole, because half a view is a wrong one. */
export const maxSentenceCharacters = 200;

/** Where somebody thinks the price will be. `not-up`: it may fall or stay; `not-down` likewise. */
export type Outlook = 'up' | 'down' | 'not-up' | 'not-down' | 'still' | 'move';

export type Strength = 'mild' | 'plain' | 'strong';

/** A view of the market as far as words said it; null is what they did not say. */
export type View = {
  outlook: Outlook | null;
  strength: Strength;
  /** Of a big move either way: which way it is thought likelier. */
  lean: 'up' | 'down' | null;
  /** What the price stays between, or with `move` leaves. Either end may be open. */
  range: { low: number | null; high: number | null } | null;
  volatility: 'rises' | 'falls' | null;
  /** The day until which it holds. */
  date: IsoDate | null;
  lossLimitRupees: number | null;
  /** Of shares that are there already: what is wanted of them. */
  ofShares: 'protection' | 'income' | null;
  /** Protection against a fall, of nothing in particular. */
  isHedge: boolean;
};

/**
 * Why no view was read. `too-long`: of more than `maxSentenceCharacters`. `advice`: the words ask for advice, which
 * the site does not give. `condition`: "if", "unless" and "then" make two views of one. `contradiction`: up and down
 * at once. `negation`: a "not" whose place was not clear. `past-date`: the day is over. `no-view`: nothing of
 * direction, range, move, volatility or protection.
 */
export type ViewProblem =
  | 'empty'
  | 'too-long'
  | 'advice'
  | 'condition'
  | 'contradiction'
  | 'negation'
  | 'past-date'
  | 'no-view';

export type ReadView =
  | { isUnderstood: true; view: View; unread: readonly string[] }
  | { isUnderstood: false; problem: ViewProblem; unread: readonly string[] };

/** Against what words are read: levels are above or below the spot, days are counted from today. */
export type ViewContext = { spot: number; today: IsoDate };
