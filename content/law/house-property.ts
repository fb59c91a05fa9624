import type { DatedRow } from '../../lib/law/dated-row';
import type { Regime } from '../../lib/law/tax-years';
import { incomeTaxLaw, readAt } from '../../lib/law/citation';

export type HousePropertyRule = {
  /** Of the rent after municipal taxes, whatever was spent on repairs. */
  standardDeductionPercent: number;
  /** Interest on a loan for a home that its owner lives in. */
  selfOccupiedInterestCapRupees: number;
  /** The loss that other income may carry in the year; the rest waits for rent of the next years. */
  lossSetOffCapRupees: number;
  carryForwardYears: number;
};

export const houseProperty: Readonly<Record<Regime, readonly DatedRow<HousePropertyRule>[]>> = {
  new: [
    {
      id: 'house-property-new-2023',
      from: '2023-04-01',
      to: null,
      value: {
        standardDeductionPercent: 30,
        selfOccupiedInterestCapRupees: 0,
        lossSetOffCapRupees: 0,
        carryForwardYears: 8,
      },
      ...incomeTaxLaw(
        '24, 71(3A), 71B',
        '22, 109, 110',
        readAt('thetaxtalk.com; aubsp.com, which prints sections 109 and 110', '2026-11-30'),
      ),
    },
  ],
  old: [
    {
      id: 'house-property-old-2017',
      from: '2017-04-01',
      to: null,
      value: {
        standardDeductionPercent: 30,
        selfOccupiedInterestCapRupees: 200_000,
        lossSetOffCapRupees: 200_000,
        carryForwardYears: 8,
      },
      ...incomeTaxLaw(
        '24, 71(3A), 71B',
        '22, 109, 110',
        readAt('cabkgoyal.com and aubsp.com, which print sections 109 and 110', '2026-11-30'),
      ),
    },
  ],
};
