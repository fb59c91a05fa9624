import type { DatedRow } from './dated-row';

/** How a person's age counts in the old regime. */
export type AgeBand = 'below60' | 'from60' | 'from80';

export type AgeRule = {
  seniorFromYears: number;
  verySeniorFromYears: number;
  /** An age is reached on the day before the birthday, so that 1 April still counts for the ending year. */
  isReachedOnEveOfBirthday: boolean;
};

/** Residents who reach 60 or 80 at any time of the year are senior and very senior for all of it. */
export const ageRule: readonly DatedRow<AgeRule>[] = [
  {
    id: 'age-2016-07-27',
    from: '2016-07-27',
    to: null,
    value: { seniorFromYears: 60, verySeniorFromYears: 80, isReachedOnEveOfBirthday: true },
    section: { act1961: null, act2025: null },
    source: {
      name: 'CBDT Circular 28/2016 of 27 July 2016, as printed by caclubindia.com',
      url: 'https://www.caclubindia.com/notice_circulars/clarification-regarding-attaining-prescribed-age-of-60-years-80-years-on-31st-march-itself-in-case-of-senior-very-senior-citizens-whose-date-of-birth-falls-on-1st-april-for-purposes-of-income-tax-ac-6933.asp',
    },
    verified: 'secondary',
  },
];
