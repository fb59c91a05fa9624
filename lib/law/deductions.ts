import type { DatedRow } from './dated-row';
import type { Regime } from './regime';
import { general, rateCard } from './sources';

export type Cap = { capRupees: number };

/** Provident funds, life insurance, equity-linked savings, home loan principal, own pension contributions. */
export const longTermSavings: readonly DatedRow<Cap>[] = [
  {
    id: '80c',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 150_000 },
    section: { act1961: '80C, 80CCC, 80CCD(1)', act2025: '123, Schedule XV' },
    source: rateCard,
    verified: 'secondary',
  },
];

/** One's own further contribution to the National Pension System. */
export const ownPension: readonly DatedRow<Cap>[] = [
  {
    id: '80ccd-1b',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 50_000 },
    section: { act1961: '80CCD(1B)', act2025: '124(3)' },
    source: rateCard,
    verified: 'secondary',
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
      section: { act1961: '80CCD(2)', act2025: null },
      source: {
        name: 'livemint.com of 3 February 2022; the change of July 2024 in upstox.com',
        url: 'https://upstox.com/news/personal-finance/tax/how-did-the-national-pension-system-become-more-attractive-under-the-new-tax-regime/article-105218',
      },
      verified: 'secondary',
    },
    {
      id: '80ccd-2-new-2024',
      from: '2024-04-01',
      to: null,
      value: { percentOfSalary: 14, governmentPercentOfSalary: 14 },
      section: { act1961: '80CCD(2)', act2025: '124(1), 124(2)' },
      source: rateCard,
      verified: 'secondary',
    },
  ],
  old: [
    {
      id: '80ccd-2-old',
      from: '2022-04-01',
      to: null,
      value: { percentOfSalary: 10, governmentPercentOfSalary: 14 },
      section: { act1961: '80CCD(2)', act2025: '124(1), 124(2)' },
      source: rateCard,
      verified: 'secondary',
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
    section: { act1961: '80D', act2025: '126' },
    source: rateCard,
    verified: 'secondary',
  },
];

/** Interest of savings accounts, below 60. */
export const savingsInterest: readonly DatedRow<Cap>[] = [
  {
    id: '80tta',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 10_000 },
    section: { act1961: '80TTA', act2025: '153(2)(a)' },
    source: rateCard,
    verified: 'secondary',
  },
];

/** Interest of all deposits, for residents from 60 on, in place of the savings rule. */
export const depositInterest: readonly DatedRow<Cap>[] = [
  {
    id: '80ttb',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 50_000 },
    section: { act1961: '80TTB', act2025: '153(2)(b)' },
    source: rateCard,
    verified: 'secondary',
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
    section: { act1961: '80U', act2025: '154' },
    source: rateCard,
    verified: 'secondary',
  },
];

export const dependantDisability: readonly DatedRow<DisabilitySums>[] = [
  {
    id: '80dd',
    from: '2020-04-01',
    to: null,
    value: disabilitySums,
    section: { act1961: '80DD', act2025: '127' },
    source: rateCard,
    verified: 'single',
  },
];

/** The tax on employment that a State takes, as far as it was paid. Old regime. */
export const professionalTax: readonly DatedRow<Cap>[] = [
  {
    id: 'professional-tax',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 2500 },
    section: { act1961: '16(iii)', act2025: '19' },
    source: {
      name: 'commercemurasu.blogspot.com on section 16; lastminuteitr.in allows it in both regimes, which section 115BAC does not',
      url: 'https://commercemurasu.blogspot.com/2025/08/income-from-salary-deduction-under.html',
    },
    verified: 'single',
  },
];

/** Interest of a loan for higher education, all of it, for eight years. */
export const educationLoan: readonly DatedRow<null>[] = [
  {
    id: '80e',
    from: '2020-04-01',
    to: null,
    value: null,
    section: { act1961: '80E', act2025: '129' },
    source: {
      name: 'cadeveshthakur.com on the old regime; number of the Act of 2025 from the list at manojdagaco.com',
      url: 'https://cadeveshthakur.com/deductions-available-to-individuals-under-the-old-tax-regime',
    },
    verified: 'secondary',
  },
];

export type RentRule = {
  capRupees: number;
  /** Of income after all other deductions. */
  percentOfIncome: number;
  /** The rent counts only above this share of that income. */
  rentAbovePercentOfIncome: number;
};

/** Rent of whoever receives no house rent allowance: the least of three. 5,000 a month is 60,000 a year. */
export const rentWithoutHra: readonly DatedRow<RentRule>[] = [
  {
    id: '80gg',
    from: '2020-04-01',
    to: null,
    value: { capRupees: 60_000, percentOfIncome: 25, rentAbovePercentOfIncome: 10 },
    section: { act1961: '80GG', act2025: '134' },
    source: {
      name: 'cabkgoyal.com and cadeveshthakur.com on section 80GG; number of the Act of 2025 from the list at manojdagaco.com',
      url: 'https://cadeveshthakur.com/deductions-available-to-individuals-under-the-old-tax-regime',
    },
    verified: 'secondary',
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
    section: { act1961: '80G', act2025: '133' },
    source: {
      name: 'caclubindia.com and allindiaitr.com on the qualifying limit; number of the Act of 2025 from the list at manojdagaco.com; which gifts fill the limit first is general knowledge',
      url: 'https://www.caclubindia.com/forum/80g-in-itr-forms-552427.asp',
    },
    verified: 'secondary',
  },
];

/** Deductions that we only add up: medical treatment (80DDB), gifts to political parties (80GGC) … */
export const otherDeductions: readonly DatedRow<null>[] = [
  {
    id: 'chapter-vi-a',
    from: '2020-04-01',
    to: null,
    value: null,
    section: { act1961: 'Chapter VI-A', act2025: 'Chapter VIII' },
    source: general,
    verified: 'general',
  },
];
