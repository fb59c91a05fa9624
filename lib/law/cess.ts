import type { DatedRow } from './dated-row';

export type CessRate = {
  /** Of the tax, surcharge included. */
  ratePercent: number;
};

/** Health and education cess: on top of every income tax (domain.md section 1.3). */
export const healthAndEducationCess: readonly DatedRow<CessRate>[] = [
  {
    id: 'cess-2018-04-01',
    from: '2018-04-01',
    to: null,
    value: { ratePercent: 4 },
    section: { act1961: null, act2025: null },
    source: {
      name: 'Finance Act of each year, as read in worked examples of the press',
      url: null,
    },
    verified: 'secondary',
  },
];
