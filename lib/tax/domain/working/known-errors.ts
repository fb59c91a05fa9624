import { emptyInput, type TaxInput } from '@/lib/tax/domain/inputs/input';

export type KnownErrorName =
  | 'rebateForgotten'
  | 'cessForgotten'
  | 'reliefToSalary'
  | 'reliefCopied'
  | 'slabsOfLastYear'
  | 'standardDeductionForgotten'
  | 'exemptionIgnored'
  | 'oldGainsExemption';

/** A figure that other calculators or articles show for a person in the new regime, whom ours computes beside it. */
export type KnownError = {
  name: KnownErrorName;
  /** Where it was found: in print on these sites, in a thread or the tests of one, or almost everywhere. */
  foundIn: 'sites' | 'press' | 'tests' | 'thread';
  sites: string;
  input: TaxInput;
  shownRupees: number;
  /** Whether the figure itself was published, or follows from the rule that was. */
  basis: 'published' | 'follows';
};

const normal = (year: 2025 | 2026, rupees: number): TaxInput => {
  const empty = emptyInput(year);
  return { ...empty, otherRupees: { ...empty.otherRupees, normal: rupees } };
};

const salary = (gross: number): TaxInput => {
  const empty = emptyInput(2026);
  return { ...empty, salaryRupees: { ...empty.salaryRupees, gross } };
};

const longTermEquity = (input: TaxInput, rupees: number): TaxInput => ({
  ...input,
  gainsRupees: { ...input.gainsRupees, longTermEquity: rupees },
});

/** Known errors of other calculators, each with a person; the correct figure comes from `computeTax`. */
export const knownErrors: readonly KnownError[] = [
  {
    name: 'rebateForgotten',
    foundIn: 'sites',
    sites: 'castudyweb',
    input: normal(2026, 1_200_000),
    shownRupees: 120_000,
    basis: 'published',
  },
  {
    name: 'cessForgotten',
    foundIn: 'press',
    sites: '',
    input: normal(2026, 1_210_000),
    shownRupees: 10_000,
    basis: 'published',
  },
  {
    // Relief "to 12.75 lakh": the tax would be all above 12 lakh, and 4 %.
    name: 'reliefToSalary',
    foundIn: 'sites',
    sites: 'satyakimandal.in',
    input: normal(2026, 1_272_000),
    shownRupees: 74_880,
    basis: 'follows',
  },
  {
    // The answer for 51 lakh.
    name: 'reliefCopied',
    foundIn: 'thread',
    sites: 'caclubindia.com',
    input: normal(2025, 5_198_000),
    shownRupees: 1_227_200,
    basis: 'follows',
  },
  {
    // 1,40,000 by the slabs of 2024-25, and 4 %.
    name: 'slabsOfLastYear',
    foundIn: 'sites',
    sites: 'fincado, financialcalculator.io, nedricknews',
    input: normal(2025, 1_500_000),
    shownRupees: 145_600,
    basis: 'follows',
  },
  {
    // 2,00,000 on 20 lakh, and 4 %.
    name: 'standardDeductionForgotten',
    foundIn: 'sites',
    sites: 'indiatvnews.com',
    input: salary(2_000_000),
    shownRupees: 208_000,
    basis: 'follows',
  },
  {
    name: 'exemptionIgnored',
    foundIn: 'tests',
    sites: 'TallyG',
    input: longTermEquity(emptyInput(2024), 300_000),
    shownRupees: 22_750,
    basis: 'published',
  },
  {
    // 3,00,000 by slab and 12.5 % of 2 lakh, and 4 %.
    name: 'oldGainsExemption',
    foundIn: 'sites',
    sites: 'gcptutorials.com, bachatcalculator.com',
    input: longTermEquity(normal(2026, 2_400_000), 300_000),
    shownRupees: 338_000,
    basis: 'follows',
  },
];
