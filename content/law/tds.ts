import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw, readAt } from '../../lib/law/citation';

/** The employer deducts from each pay at the average rate of the year: its tax over its pay. */
export const salaryTds: readonly DatedRow<null>[] = [
  {
    id: 'salary-tds',
    from: '2020-04-01',
    to: null,
    value: null,
    ...incomeTaxLaw('192', '392', readAt('taxguru.in and bharattax.co')),
  },
];

export type VdaTds = {
  /** Of the whole price of sale, not of the gain. */
  ratePercent: number;
  /** Up to this much in a tax year nothing is deducted from a specified person, mostly without a business. */
  specifiedPersonFreeRupees: number;
  /** The same for everybody else. */
  otherFreeRupees: number;
};

/** Tax deducted at the sale of a virtual digital asset. */
export const vdaTaxDeducted: readonly DatedRow<VdaTds>[] = [
  {
    id: 'vda-tds-2022-07-01',
    from: '2022-07-01',
    to: null,
    value: { ratePercent: 1, specifiedPersonFreeRupees: 50_000, otherFreeRupees: 10_000 },
    ...incomeTaxLaw(
      '194S',
      '393(1) (Table: Sl. No. 8(vi))',
      readAt('Published tables of TDS payment codes', '2026-11-23'),
    ),
  },
];
