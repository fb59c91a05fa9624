import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw, readAt } from '../../lib/law/citation';

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
    ...incomeTaxLaw(
      '10(1)',
      'Schedule II (Table: Sl. No. 1)',
      readAt(
        'incometaxmanagement.com on partial integration; section mapping at taxheal.com',
        '2026-11-23',
      ),
    ),
  },
];
