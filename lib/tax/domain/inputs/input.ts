import type { HraCity } from '@/content/law/hra';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { TaxYear } from '@/lib/law/tax-years';

/** The amounts of each group, by name. All are whole rupees of the year. */
export const amountNames = {
  /**
   * `gross` is all that the employer pays or puts in and the law taxes, allowances and the contribution to the
   * employee's pension system included. `basicAndDa` is the basis of the HRA rule and of the pension cap.
   */
  salaryRupees: [
    'gross',
    'basicAndDa',
    'hraReceived',
    'rentPaid',
    'employerPension',
    'professionalTax',
  ],
  /** Let-out houses are added up; so are the one or two that the owner lives in. */
  houseRupees: ['selfOccupiedInterest', 'rentReceived', 'municipalTaxes', 'letOutInterest'],
  /** `normal` is whatever else the slabs tax: interest, rent of machines, freelance profit. */
  otherRupees: ['normal', 'dividends', 'familyPension', 'agricultural', 'vda', 'lottery'],
  /** A loss is negative. In a year whose rates changed, those from the day of the change on. */
  gainsRupees: ['shortTermEquity', 'longTermEquity', 'longTermOther', 'shortTermAtSlab'],
  /** In a year whose rates changed (2024, on 23 July), those before the change. */
  earlierGainsRupees: ['shortTermEquity', 'longTermEquity', 'longTermOther'],
  /** Losses of earlier years that may still be set off; positive. */
  lossesRupees: ['house', 'shortTerm', 'longTerm'],
  /**
   * As claimed, before any cap. Donations by how section 80G counts them: whole or half, without a limit or within
   * it. `other` is what the calculator only adds up (80DDB, 80GGC …).
   */
  deductionsRupees: [
    'section80c',
    'ownPension',
    'healthSelf',
    'healthParents',
    'preventiveCheckup',
    'savingsInterest',
    'depositInterest',
    'educationLoan',
    'rentWithoutHra',
    'donationsWhole',
    'donationsHalf',
    'donationsWholeLimited',
    'donationsHalfLimited',
    'other',
  ],
} as const;

export type AmountGroup = keyof typeof amountNames;

export type AmountName<Group extends AmountGroup> = (typeof amountNames)[Group][number];

export type Amounts = {
  readonly [Group in AmountGroup]: Readonly<Record<AmountName<Group>, number>>;
};

export type Residency = 'resident' | 'nonResident';

export type Disability = 'none' | 'disability' | 'severe';

/** The age reached in the year, in years, or the date of birth. */
export type Age = number | IsoDate;

export type TaxFacts = {
  year: TaxYear;
  /** Null where none is stated: below 60. */
  age: Age | null;
  /** Resident but not ordinarily resident counts as resident here. */
  residency: Residency;
  hraCity: HraCity | 'elsewhere';
  employer: 'private' | 'government';
  parentsAge: 'below60' | 'from60';
  ownDisability: Disability;
  dependantDisability: Disability;
};

/** The inputs of a person's tax in a year, for both regimes. */
export type TaxInput = Readonly<TaxFacts> & Amounts;

/** 1,000 crore: the most that a field may hold. */
export const maxRupees = 10_000_000_000;

export const oldestAge = 120;

/** A little more, for what-ifs and sums of two fields; with every field there, nothing passes 2^53. */
const maxComputedRupees = 11_000_000_000;

/** A resident of 30 in private employment without any income. */
export function emptyInput(year: TaxYear): TaxInput {
  const zeros = Object.fromEntries(
    Object.entries(amountNames).map(([group, names]) => [
      group,
      Object.fromEntries(names.map((name) => [name, 0])),
    ]),
  ) as Amounts;
  return {
    year,
    age: 30,
    residency: 'resident',
    hraCity: 'elsewhere',
    employer: 'private',
    parentsAge: 'below60',
    ownDisability: 'none',
    dependantDisability: 'none',
    ...zeros,
  };
}

const signedGroups: ReadonlySet<AmountGroup> = new Set(['gainsRupees', 'earlierGainsRupees']);

export function mayBeNegative(group: AmountGroup): boolean {
  return signedGroups.has(group);
}

/** The page checks what people type; a wrong amount here is our mistake. */
export function refuseWrongAmounts(input: TaxInput): void {
  for (const group in amountNames) {
    const amounts: Readonly<Record<string, number>> = input[group as AmountGroup];
    const min = mayBeNegative(group as AmountGroup) ? -maxComputedRupees : 0;
    for (const name in amounts) {
      const rupees = amounts[name] ?? NaN;
      if (!Number.isInteger(rupees) || rupees < min || rupees > maxComputedRupees) {
        throw new RangeError(`${group}.${name} is ${rupees}`);
      }
    }
  }
}

/** The year that the page opens with, and that of search answers, lessons and the dashboard's example. */
export const defaultYear: TaxYear = 2026;

/** A salaried person who rents and saves: every step of the old regime has something to do. */
export function exampleInput(year: TaxYear): TaxInput {
  const empty = emptyInput(year);
  return {
    ...empty,
    hraCity: 'mumbai',
    salaryRupees: {
      ...empty.salaryRupees,
      gross: 1_800_000,
      basicAndDa: 900_000,
      hraReceived: 360_000,
      rentPaid: 300_000,
    },
    deductionsRupees: { ...empty.deductionsRupees, section80c: 150_000, healthSelf: 20_000 },
  };
}
