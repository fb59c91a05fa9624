import type { DatedRow } from './dated-row';

export type AgriculturalIncomeRule = {
  /** Above this it raises the slabs of the other income (partial integration); up to it, it is left out. */
  countsAboveRupees: number;
};

/** Free of tax itself; the other income must be above the basic exemption too. */
export const agriculturalIncome: readonly DatedRow<AgriculturalIncomeRule>[] = [
  {
    id: 'agricultural-income',
    from: '2020-04-01',
    to: null,
    value: { countsAboveRupees: 5000 },
    section: { act1961: '10(1)', act2025: null },
    source: {
      name: 'incometaxmanagement.com and catargettestprep.com on partial integration',
      url: 'http://incometaxmanagement.com/Pages/Tax-Ready-Reckoner/Assessment/Agricultural-Income/8-Tax-on-Non-Agricultural-Income-from-both-Agricultural-and-Non-Agricultural-Income.html',
    },
    verified: 'secondary',
  },
];
