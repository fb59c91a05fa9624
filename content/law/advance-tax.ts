import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw, lawOutside, rateCard, readAt } from '../../lib/law/citation';
import type { MonthAndDay } from '../../lib/law/financial-year';

export type Instalment = {
  /** '06-15' is 15 June. January to March lie in the calendar year after the one in which the tax year began. */
  monthAndDay: MonthAndDay;
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

export type DefermentRule = {
  /** In the order of the instalments of advance tax. */
  instalments: readonly {
    /** Of what is missing on the day of the instalment. */
    interestPercent: number;
    /** With this much of the year's tax paid there is no interest; the instalment itself asks for more. */
    freeFromPercent: number;
  }[];
  /** Where all is due on one day. */
  presumptive: { interestPercent: number };
};

/**
 * Instalments that come late. The exception for gains and dividends that could not be foreseen is not in the row.
 */
export const advanceTaxDeferment: readonly DatedRow<DefermentRule>[] = [
  {
    id: 'advance-tax-deferment',
    from: '2016-06-01',
    to: null,
    value: {
      instalments: [
        { interestPercent: 3, freeFromPercent: 12 },
        { interestPercent: 3, freeFromPercent: 36 },
        { interestPercent: 3, freeFromPercent: 75 },
        { interestPercent: 1, freeFromPercent: 100 },
      ],
      presumptive: { interestPercent: 1 },
    },
    ...incomeTaxLaw('234C', '425', readAt('cabkgoyal.com and aubsp.com, which print the section')),
  },
];

export type DefaultRule = {
  /** With this much of the year's tax paid by its end there is no interest. */
  freeFromPercent: number;
  /** For each month after the year, a part of one counts as one. */
  percentPerMonth: number;
};

/** What is still missing when the year ends. */
export const advanceTaxDefault: readonly DatedRow<DefaultRule>[] = [
  {
    id: 'advance-tax-default',
    from: '2016-06-01',
    to: null,
    value: { freeFromPercent: 90, percentPerMonth: 1 },
    ...incomeTaxLaw(
      '234B',
      '424',
      readAt('caclubindia.com and taxtmi.com, which print the section'),
    ),
  },
];

/** A return that comes late, on the tax that was not paid by the day on which it was due. A part of a month is one. */
export const lateReturn: readonly DatedRow<{ percentPerMonth: number }>[] = [
  {
    id: 'late-return',
    from: '2016-06-01',
    to: null,
    value: { percentPerMonth: 1 },
    ...incomeTaxLaw('234A', '423', readAt('caclubindia.com and eztax.in, which print the section')),
  },
];

/** Interest is counted on whole hundreds of rupees; what is less is dropped. */
export const interestBase: readonly DatedRow<{ downToMultipleOfRupees: number }>[] = [
  {
    id: 'interest-base',
    from: '2016-06-01',
    to: null,
    value: { downToMultipleOfRupees: 100 },
    ...lawOutside({
      kind: 'rules',
      paper: 'income-tax-rules-1962',
      number: '119A',
      dated: '1962-03-26',
      url: null,
      ...readAt(
        'Published computations that quote Rule 119A; its successor in the Rules of 2026 was not found',
        '2026-11-23',
      ),
    }),
  },
];
