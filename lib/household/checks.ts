import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { rowOn, type LawReference } from '@/lib/law/dated-row';
import { longTermSavings, ownPension } from '@/content/law/deductions';
import { formatPercent } from '@/lib/money/rupees';
import type { Household } from './household';

export const checkIds = [
  'term-cover',
  'six-months',
  'instalments',
  'long-term-savings',
  'own-pension',
  'one-house',
  'derivatives',
  'nominees',
] as const;
export type CheckId = (typeof checkIds)[number];

/** `unknown`: a question that it needs is not answered. `beside`: it does not concern this household. */
export type CheckState = 'fine' | 'look' | 'unknown' | 'beside';

export type Check = {
  id: CheckId;
  state: CheckState;
  /** Values for its sentence: rupees, shares in percent, counts. */
  amounts: Readonly<Record<string, number>>;
  percents: Readonly<Record<string, number>>;
  counts: Readonly<Record<string, number>>;
  /** The largest fund house, where the check is about one. */
  name: string | null;
  /** The names of holdings whose value is in doubt and is counted here. */
  inDoubt: readonly string[];
  /** The names of holdings without a price, which are not counted here. */
  unpriced: readonly string[];
  /** The row of law behind it; null for a rule of thumb, whose sentence says that it is one. */
  law: LawReference | null;
};

/** The formatted values for the sentences of a check. @param printRupees formats amounts. */
export function valuesOf(
  { amounts, percents, counts, name }: Check,
  printRupees: (rupees: number) => string,
): Readonly<Record<string, string | number>> {
  const printed = (values: Check['amounts'], print: (value: number) => string) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, print(value)]));
  return {
    ...printed(amounts, printRupees),
    ...printed(percents, (percent) => formatPercent(percent, 1)),
    ...counts,
    name: name ?? '',
  };
}

/** The investments whose value is known. */
export type Invested = {
  totalRupees: number;
  fundsRupees: number;
  largestHouse: { name: string; rupees: number } | null;
  /** The names of funds whose value is in doubt; it is counted above. */
  inDoubt: readonly string[];
  /** The names of what has no price, and of the funds among it. */
  unpriced: readonly string[];
  unpricedFunds: readonly string[];
};

/** Rules of thumb; none is a law, and each sentence says so. */
const thumbRules = {
  /** The years of income that a life cover replaces, beside what is owed. */
  coverYears: 10,
  reserveMonths: 6,
  emiPercentOfIncome: 40,
  housePercentOfFunds: 50,
  derivativesPercent: 5,
} as const;

const nothing = {
  ...{ amounts: {}, percents: {}, counts: {}, name: null },
  ...{ inDoubt: [], unpriced: [], law: null },
};

/** The checks in words, in a fixed order. @param today chooses the row of law. */
export function checkHousehold(
  household: Household,
  invested: Invested | null,
  today: IsoDate,
): Check[] {
  return [
    termCover(household),
    sixMonths(household),
    instalments(household),
    roomOf('long-term-savings', household.longTermSavingsRupees, household, today),
    roomOf('own-pension', household.ownPensionRupees, household, today),
    oneHouse(invested),
    derivatives(household, invested),
    nominees(household),
  ];
}

function termCover({
  hasDependants,
  monthlyIncomeRupees,
  loansRupees,
  termCoverRupees,
}: Household): Check {
  const id = 'term-cover';
  if (hasDependants === false) return { ...nothing, id, state: 'beside' };
  if (
    hasDependants === null ||
    monthlyIncomeRupees === null ||
    loansRupees === null ||
    termCoverRupees === null
  ) {
    return { ...nothing, id, state: 'unknown' };
  }
  const wanted = monthlyIncomeRupees * monthsPerYear * thumbRules.coverYears + loansRupees;
  const gap = Math.max(0, wanted - termCoverRupees);
  return {
    ...nothing,
    id,
    state: gap > 0 ? 'look' : 'fine',
    amounts: { wanted, cover: termCoverRupees, gap },
    counts: { years: thumbRules.coverYears },
  };
}

function sixMonths({ monthlySpendRupees, monthlyEmiRupees, savingsRupees }: Household): Check {
  const id = 'six-months';
  if (monthlySpendRupees === null || monthlyEmiRupees === null || savingsRupees === null) {
    return { ...nothing, id, state: 'unknown' };
  }
  const aMonth = monthlySpendRupees + monthlyEmiRupees;
  if (aMonth === 0) return { ...nothing, id, state: 'unknown' };
  const wanted = aMonth * thumbRules.reserveMonths;
  const gap = Math.max(0, wanted - savingsRupees);
  return {
    ...nothing,
    id,
    state: gap > 0 ? 'look' : 'fine',
    amounts: { wanted, savings: savingsRupees, gap },
    counts: { months: Math.floor(savingsRupees / aMonth) },
  };
}

function instalments({ monthlyIncomeRupees, monthlyEmiRupees }: Household): Check {
  const id = 'instalments';
  if (monthlyEmiRupees === null || !monthlyIncomeRupees)
    return { ...nothing, id, state: 'unknown' };
  const share = (monthlyEmiRupees / monthlyIncomeRupees) * 100;
  return {
    ...nothing,
    id,
    state: share > thumbRules.emiPercentOfIncome ? 'look' : 'fine',
    percents: { share, max: thumbRules.emiPercentOfIncome },
  };
}

/** What may still be paid in before the cap of a deduction, which only the old regime has. */
function roomOf(
  id: 'long-term-savings' | 'own-pension',
  usedRupees: number | null,
  { regime }: Household,
  today: IsoDate,
): Check {
  const row = rowOn(id === 'own-pension' ? ownPension : longTermSavings, today);
  if (regime === 'new') return { ...nothing, id, state: 'beside', law: row };
  if (regime === null || usedRupees === null || !row) return { ...nothing, id, state: 'unknown' };
  const cap = row.value.capRupees;
  const room = Math.max(0, cap - usedRupees);
  return {
    ...nothing,
    id,
    state: room > 0 ? 'look' : 'fine',
    amounts: { cap, used: Math.min(usedRupees, cap), room },
    law: row,
  };
}

function oneHouse(invested: Invested | null): Check {
  const id = 'one-house';
  if (!invested) return { ...nothing, id, state: 'unknown' };
  const { fundsRupees, largestHouse } = invested;
  if (!largestHouse || fundsRupees <= 0) return { ...nothing, id, state: 'unknown' };
  const share = (largestHouse.rupees / fundsRupees) * 100;
  return {
    ...nothing,
    id,
    state: share > thumbRules.housePercentOfFunds ? 'look' : 'fine',
    percents: { share, max: thumbRules.housePercentOfFunds },
    name: largestHouse.name,
    inDoubt: invested.inDoubt,
    unpriced: invested.unpricedFunds,
  };
}

function derivatives(
  { derivativesRupees, savingsRupees }: Household,
  invested: Invested | null,
): Check {
  const id = 'derivatives';
  if (derivativesRupees === null) return { ...nothing, id, state: 'unknown' };
  if (derivativesRupees === 0) return { ...nothing, id, state: 'beside' };
  // Otherwise their share would be 100% of the known assets.
  if (savingsRupees === null && !invested?.totalRupees) return { ...nothing, id, state: 'unknown' };
  const whole = derivativesRupees + (savingsRupees ?? 0) + (invested?.totalRupees ?? 0);
  const share = (derivativesRupees / whole) * 100;
  return {
    ...nothing,
    id,
    state: share > thumbRules.derivativesPercent ? 'look' : 'fine',
    percents: { share, max: thumbRules.derivativesPercent },
    inDoubt: invested?.inDoubt ?? [],
    unpriced: invested?.unpriced ?? [],
  };
}

function nominees({ accountsWithoutNominee }: Household): Check {
  const id = 'nominees';
  if (accountsWithoutNominee === null) return { ...nothing, id, state: 'unknown' };
  return {
    ...nothing,
    id,
    state: accountsWithoutNominee > 0 ? 'look' : 'fine',
    counts: { accounts: accountsWithoutNominee },
  };
}
