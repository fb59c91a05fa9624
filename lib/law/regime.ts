/** The two ways to be taxed: the new regime applies unless a person chooses the old one. */
export const regimes = ['new', 'old'] as const;

export type Regime = (typeof regimes)[number];
