import type { DatedRow } from '../../lib/law/dated-row';
import type { Regime } from '../../lib/law/tax-years';
import { incomeTaxLaw, rateCard, readAt } from '../../lib/law/citation';

export type Cap = { capRupees: number };

/** Provident funds, life insurance, equity-linked savings, home loan principal, own pension contributions. */
export const longTermSavings: readonly DatedRow<Cap>[] = [
  {
    id: '80c',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 150_000 },
    ...incomeTaxLaw('80C, 80CCC, 80CCD(1)', '123, Schedule XV', rateCard),
  },
];

/** One's own further contribution to the National Pension System. */
export const ownPension: readonly DatedRow<Cap>[] = [
  {
    id: '80ccd-1b',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 50_000 },
    ...incomeTaxLaw('80CCD(1B)', '124(3)', rateCard),
  },
];

export type EmployerPensionCap = {
  /** Of basic pay and dearness allowance. */
  percentOfSalary: number;
  governmentPercentOfSalary: number;
};

/** The employer's contribution to the National Pension System: the one deduction of both regimes. */
export const employerPension: Readonly<Record<Regime, readonly DatedRow<EmployerPensionCap>[]>> = {
  new: [
    {
      id: '80ccd-2-new-2023',
      from: '2023-04-01',
      to: '2024-03-31',
      value: { percentOfSalary: 10, governmentPercentOfSalary: 14 },
      ...incomeTaxLaw(
        '80CCD(2)',
        null,
        readAt('livemint.com of 3 February 2022; upstox.com on the change of July 2024'),
      ),
    },
    {
      id: '80ccd-2-new-2024',
      from: '2024-04-01',
      to: null,
      value: { percentOfSalary: 14, governmentPercentOfSalary: 14 },
      ...incomeTaxLaw('80CCD(2)', '124(1), 124(2)', rateCard),
    },
  ],
  old: [
    {
      id: '80ccd-2-old',
      from: '2022-04-01',
      to: null,
      value: { percentOfSalary: 10, governmentPercentOfSalary: 14 },
      ...incomeTaxLaw('80CCD(2)', '124(1), 124(2)', rateCard),
    },
  ],
};

export type HealthInsuranceCaps = {
  /** Once for self and family, once more for parents. */
  belowSixtyRupees: number;
  fromSixtyRupees: number;
  /** For check-ups, inside the caps and not on top. */
  preventiveRupees: number;
};

export const healthInsurance: readonly DatedRow<HealthInsuranceCaps>[] = [
  {
    id: '80d',
    from: '2020-04-01',
    to: null,
    value: { belowSixtyRupees: 25_000, fromSixtyRupees: 50_000, preventiveRupees: 5000 },
    ...incomeTaxLaw('80D', '126', rateCard),
  },
];

/** Interest of savings accounts, below 60. */
export const savingsInterest: readonly DatedRow<Cap>[] = [
  {
    id: '80tta',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 10_000 },
    ...incomeTaxLaw('80TTA', '153(2)(a)', rateCard),
  },
];

/** Interest of all deposits, for residents from 60 on, in place of the savings rule. */
export const depositInterest: readonly DatedRow<Cap>[] = [
  {
    id: '80ttb',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 50_000 },
    ...incomeTaxLaw('80TTB', '153(2)(b)', rateCard),
  },
];

/** A fixed sum by the degree, whatever was spent. Residents only. */
export type DisabilitySums = { rupees: number; severeRupees: number };

const disabilitySums: DisabilitySums = { rupees: 75_000, severeRupees: 125_000 };

export const ownDisability: readonly DatedRow<DisabilitySums>[] = [
  {
    id: '80u',
    from: '2020-04-01',
    to: null,
    value: disabilitySums,
    ...incomeTaxLaw('80U', '154', rateCard),
  },
];

export const dependantDisability: readonly DatedRow<DisabilitySums>[] = [
  {
    id: '80dd',
    from: '2020-04-01',
    to: null,
    value: disabilitySums,
    ...incomeTaxLaw('80DD', '127', rateCard),
  },
];

/** The tax on employment that a State takes, as far as it was paid. Old regime. */
export const professionalTax: readonly DatedRow<Cap>[] = [
  {
    id: 'professional-tax',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 2500 },
    ...incomeTaxLaw(
      '16(iii)',
      '19',
      readAt(
        'commercemurasu.blogspot.com on section 16; section 115BAC leaves it out of the new regime',
      ),
    ),
  },
];

/** Interest of a loan for higher education, all of it, for eight years. */
export const educationLoan: readonly DatedRow<null>[] = [
  {
    id: '80e',
    from: '2020-04-01',
    to: null,
    value: null,
    ...incomeTaxLaw('80E', '129', readAt('cadeveshthakur.com and manojdagaco.com')),
  },
];

export type RentRule = {
  capRupees: number;
  /** Of income after all other deductions. */
  percentOfIncome: number;
  /** The rent counts only above this share of that income. */
  rentAbovePercentOfIncome: number;
};

/** Rent of a taxpayer without house rent allowance: the least of three. 5,000 a month is 60,000 a year. */
export const rentWithoutHra: readonly DatedRow<RentRule>[] = [
  {
    id: '80gg',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 60_000, percentOfIncome: 25, rentAbovePercentOfIncome: 10 },
    ...incomeTaxLaw('80GG', '134', readAt('cabkgoyal.com, cadeveshthakur.com and manojdagaco.com')),
  },
];

export type DonationRule = {
  /** What counts of a gift to a fund of the second kind. */
  halfPercent: number;
  /** Gifts with a limit count up to this share of income after all other deductions, those that count whole first. */
  limitPercentOfIncome: number;
};

export const donations: readonly DatedRow<DonationRule>[] = [
  {
    id: '80g',
    from: '2020-04-01',
    to: null,
    value: { halfPercent: 50, limitPercentOfIncome: 10 },
    ...incomeTaxLaw(
      '80G',
      '133',
      readAt(
        'caclubindia.com, allindiaitr.com and manojdagaco.com; which gifts fill the limit first was not read',
      ),
    ),
  },
];

/** Deductions that we only add up: medical treatment (80DDB), gifts to political parties (80GGC) … */
export const otherDeductions: readonly DatedRow<null>[] = [
  {
    id: 'chapter-vi-a',
    from: '2020-04-01',
    to: null,
    value: null,
    ...incomeTaxLaw(
      'Chapter VI-A',
      'Chapter VIII',
      readAt('Section mapping at taxheal.com', '2026-11-23'),
    ),
  },
];
