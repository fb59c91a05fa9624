import type { DatedRow } from './dated-row';

/** The cities that the rule has ever named. */
export type HraCity =
  'ahmedabad' | 'bengaluru' | 'chennai' | 'delhi' | 'hyderabad' | 'kolkata' | 'mumbai' | 'pune';

export type HraRule = {
  /** Salary here is basic pay and dearness allowance. */
  namedCityPercentOfSalary: number;
  elsewherePercentOfSalary: number;
  /** The rent counts only above this share of salary. */
  rentAbovePercentOfSalary: number;
  namedCities: readonly HraCity[];
  /** What an employee hands to the employer to claim it. */
  claimForm: string;
  /** Whether that form asks how tenant and landlord are related. */
  asksForRelation: boolean;
};

const percents = {
  namedCityPercentOfSalary: 50,
  elsewherePercentOfSalary: 40,
  rentAbovePercentOfSalary: 10,
};
const firstFour: readonly HraCity[] = ['delhi', 'mumbai', 'kolkata', 'chennai'];

/** House rent allowance, old regime only: free is the least of what is received and two shares of salary. */
export const hra: readonly DatedRow<HraRule>[] = [
  {
    id: 'hra-rule-2a',
    from: '2020-04-01',
    to: '2026-03-31',
    value: { ...percents, namedCities: firstFour, claimForm: '12BB', asksForRelation: false },
    section: { act1961: '10(13A), Rule 2A', act2025: null },
    source: {
      name: 'Public code and the press on Rule 2A (indexes 59168124325, 71417841582)',
      url: null,
    },
    verified: 'secondary',
  },
  {
    id: 'hra-rule-279',
    from: '2026-04-01',
    to: null,
    value: {
      ...percents,
      namedCities: [...firstFour, 'bengaluru', 'hyderabad', 'pune', 'ahmedabad'],
      claimForm: '124',
      asksForRelation: true,
    },
    section: { act1961: null, act2025: 'Schedule III serial 11, Rule 279' },
    source: {
      name: 'Income-tax Rules 2026, notified on 20 March 2026, in public code (indexes 59168124325, 71417841582, 63470013222); index 59043524593 still lists four cities',
      url: null,
    },
    verified: 'secondary',
  },
];
