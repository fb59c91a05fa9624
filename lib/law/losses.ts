import type { DatedRow } from './dated-row';

export type CapitalLossRule = {
  /** A long-term loss lowers long-term gains alone; a short-term loss both. */
  longTermLowersOnlyLongTerm: boolean;
  carryForwardYears: number;
};

/** Capital losses of this year first, then those brought forward. The law gives no order among the gains. */
export const capitalLosses: readonly DatedRow<CapitalLossRule>[] = [
  {
    id: 'capital-losses',
    from: '2020-04-01',
    to: null,
    value: { longTermLowersOnlyLongTerm: true, carryForwardYears: 8 },
    section: { act1961: '70, 74', act2025: null },
    source: { name: 'General knowledge of sections 70 and 74, not read for this table', url: null },
    verified: 'general',
  },
];
