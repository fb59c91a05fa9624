import { formatNumber } from '@/lib/money/rupees';
import { parseNumber, parseRupees } from '@/lib/money/parse';
import { householdFields, householdLimits, unansweredHousehold, type Household } from './household';

export type HouseholdTyped = Partial<Record<keyof Household, string>>;
export type HouseholdProblem = 'not-a-number' | 'below-zero' | 'too-large' | 'not-whole';
export type HouseholdProblems = Partial<Record<keyof Household, HouseholdProblem>>;

/** The answers from what was typed; a blank field is not answered. Every field has its own problem. */
export function readHousehold(typed: HouseholdTyped): {
  household: Household;
  problems: HouseholdProblems;
} {
  const household: Household = { ...unansweredHousehold };
  const problems: HouseholdProblems = {};
  for (const field of householdFields) {
    const text = (typed[field] ?? '').trim();
    if (text === '') continue;
    if (field === 'hasDependants') {
      household[field] = text === 'yes' ? true : text === 'no' ? false : null;
    } else if (field === 'regime') {
      household[field] = text === 'new' || text === 'old' ? text : null;
    } else {
      const isCount = field === 'accountsWithoutNominee';
      const read = isCount ? parseNumber(text) : parseRupees(text);
      const problem = read.ok ? problemOf(read.value, isCount) : 'not-a-number';
      if (problem) problems[field] = problem;
      else if (read.ok) household[field] = read.value;
    }
  }
  return { household, problems };
}

function problemOf(value: number, isCount: boolean): HouseholdProblem | null {
  if (value < 0) return 'below-zero';
  if (value > (isCount ? householdLimits.accounts : householdLimits.rupees)) return 'too-large';
  return isCount && !Number.isInteger(value) ? 'not-whole' : null;
}

/** The answers as they would be typed. */
export function typedOf(household: Household): HouseholdTyped {
  return Object.fromEntries(
    householdFields.flatMap((field) => {
      const value = household[field];
      if (value === null) return [];
      if (typeof value === 'number') return [[field, formatNumber(value, 2)]];
      return [[field, value === true ? 'yes' : value === false ? 'no' : value]];
    }),
  );
}
