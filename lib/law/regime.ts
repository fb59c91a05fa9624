/** The two ways to be taxed: the new regime stands unless a person chooses the old one. */
export type Regime = 'new' | 'old';
