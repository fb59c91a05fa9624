import type { DatedRow } from './dated-row';

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

/** Instalments that come late. Gains and dividends that nobody could foresee are excused; that is not in the row. */
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
    section: { act1961: '234C', act2025: '425' },
    source: {
      name: 'Section 425 as printed by cabkgoyal.com and aubsp.com',
      url: 'https://cabkgoyal.com/section-425-of-income-tax-act-2025-interest-for-deferment-of-advance-tax',
    },
    verified: 'secondary',
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
    section: { act1961: '234B', act2025: '424' },
    source: {
      name: 'Section 424 as printed by caclubindia.com; section 234B at taxtmi.com',
      url: 'https://www.caclubindia.com/acts/33828-interest-for-defaults-in-payment-of-advance-tax-income-tax-act-2025.asp',
    },
    verified: 'secondary',
  },
];

/** A return that comes late, on the tax that was not paid by the day on which it was due. A part of a month is one. */
export const lateReturn: readonly DatedRow<{ percentPerMonth: number }>[] = [
  {
    id: 'late-return',
    from: '2016-06-01',
    to: null,
    value: { percentPerMonth: 1 },
    section: { act1961: '234A', act2025: '423' },
    source: {
      name: 'Section 423 as printed by caclubindia.com and eztax.in',
      url: 'https://www.caclubindia.com/acts/33827-interest-for-defaults-in-furnishing-return-of-income-income-tax-act-2025.asp',
    },
    verified: 'secondary',
  },
];

/** Interest is counted on whole hundreds of rupees; what is less is dropped. */
export const interestBase: readonly DatedRow<{ downToMultipleOfRupees: number }>[] = [
  {
    id: 'interest-base',
    from: '2016-06-01',
    to: null,
    value: { downToMultipleOfRupees: 100 },
    section: { act1961: 'Rule 119A', act2025: null },
    source: { name: 'General knowledge of Rule 119A, not read for this table', url: null },
    verified: 'general',
  },
];
