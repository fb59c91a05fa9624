import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw } from '../../lib/law/citation';
import { rateCard } from '../../lib/law/readings';

export type Instalment = {
  /** '06-15' is 15 June. January to March lie in the calendar year after the one in which the tax year began. */
  monthAndDay: `${number}-${number}`;
  /** Of the year's tax after tax deducted at source, paid by this day in all. */
  cumulativePercent: number;
};

export type AdvanceTaxRule = {
  instalments: readonly Instalment[];
  /** Taxpayers under presumptive taxation pay all at once. */
  presumptiveInstalments: readonly Instalment[];
  /** Below this nothing is due in advance. */
  dueFromRupees: number;
  /** A resident of this age without income from business pays none in advance. */
  exemptFromAgeYears: number;
};

export const advanceTax: readonly DatedRow<AdvanceTaxRule>[] = [
  {
    id: 'advance-tax-2016',
    from: '2016-06-01',
    to: null,
    value: {
      instalments: [
        { monthAndDay: '06-15', cumulativePercent: 15 },
        { monthAndDay: '09-15', cumulativePercent: 45 },
        { monthAndDay: '12-15', cumulativePercent: 75 },
        { monthAndDay: '03-15', cumulativePercent: 100 },
      ],
      presumptiveInstalments: [{ monthAndDay: '03-15', cumulativePercent: 100 }],
      dueFromRupees: 10_000,
      exemptFromAgeYears: 60,
    },
    ...incomeTaxLaw('208, 211', '403, 404, 408', rateCard),
  },
];
