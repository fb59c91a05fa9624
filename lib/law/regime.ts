/** The two ways to be taxed: the new regime applies unless a person chooses the old one. */
export type Regime = 'new' | 'old';
