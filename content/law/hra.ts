import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw, incomeTaxRules2026, readAt } from '../../lib/law/citation';

/** The cities that the rule has ever named. */
export type HraCity =
  | 'ahmedabad'
  | 'bengaluru'
  | 'chennai'
  | 'delhi'
  | 'hyderabad'
  | 'kolkata'
  | 'mumbai'
  | 'pune';

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
    ...incomeTaxLaw('10(13A), Rule 2A', null, readAt('The press on Rule 2A')),
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
    ...incomeTaxRules2026(
      '279(1)(c)',
      readAt('Published payroll rules that quote the notified text', '2026-11-23'),
      { act1961: null, act2025: 'Schedule III (Table: Sl. No. 11)' },
    ),
  },
];
