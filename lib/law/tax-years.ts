import type { DatedRow } from './dated-row';
import { incomeTaxLaw, rateCard, yearTable } from './citation';

/** The two ways to be taxed: the new regime applies unless a person chooses the old one. */
export const regimes = ['new', 'old'] as const;

export type Regime = (typeof regimes)[number];

/** A tax year by the calendar year in which it begins: 2026 is 1-Apr-2026 to 31-Mar-2027. */
export type TaxYear = 2023 | 2024 | 2025 | 2026;

export type TaxYearFacts = {
  year: TaxYear;
  /** The Act whose section numbers belong to the year. */
  act: 'act1961' | 'act2025';
  /** As the law names it. */
  label: string;
};

/**
 * The years that we can compute, oldest first; CONTRIBUTING.md says what a new one needs. When the newest one ends
 * without a successor, a test in tests/unit/lib/law/law.test.ts fails.
 */
export const taxYears: readonly DatedRow<TaxYearFacts>[] = [
  {
    id: 'year-2023',
    from: '2023-04-01',
    to: '2024-03-31',
    value: { year: 2023, act: 'act1961', label: 'FY 2023-24' },
    ...incomeTaxLaw('3', null, yearTable),
  },
  {
    id: 'year-2024',
    from: '2024-04-01',
    to: '2025-03-31',
    value: { year: 2024, act: 'act1961', label: 'FY 2024-25' },
    ...incomeTaxLaw('3', null, yearTable),
  },
  {
    id: 'year-2025',
    from: '2025-04-01',
    to: '2026-03-31',
    value: { year: 2025, act: 'act1961', label: 'FY 2025-26' },
    ...incomeTaxLaw('3', null, yearTable),
  },
  {
    id: 'year-2026',
    from: '2026-04-01',
    to: '2027-03-31',
    value: { year: 2026, act: 'act2025', label: 'Tax Year 2026-27' },
    ...incomeTaxLaw(null, '3', rateCard),
  },
];
