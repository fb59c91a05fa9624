import type { IsoDate } from '@/lib/calendar/iso-date';

/** A sentence about the market; what is longer is refused whole, because half a view is a wrong one. */
export const maxSentenceCharacters = 200;

/** The expected direction of the price. `not-up`: it may fall or stay; `not-down` likewise. */
export type Outlook = 'up' | 'down' | 'not-up' | 'not-down' | 'still' | 'move';

export type Strength = 'mild' | 'plain' | 'strong';

/** A view of the market as a sentence gives it; null where it says nothing. */
export type View = {
  outlook: Outlook | null;
  strength: Strength;
  /** Of a big move either way: the likelier direction. */
  lean: 'up' | 'down' | null;
  /** What the price stays between, or with `move` leaves. Either end may be open. */
  range: { low: number | null; high: number | null } | null;
  volatility: 'rises' | 'falls' | null;
  /** The day until which it holds. */
  date: IsoDate | null;
  lossLimitRupees: number | null;
  /** What is wanted for shares that are already held. */
  ofShares: 'protection' | 'income' | null;
  /** Protection against a fall, without shares that are held. */
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

/** Levels are read against the spot, days from today. */
export type ViewContext = { spot: number; today: IsoDate };
