import { financialYearOf } from '@/lib/law/financial-year';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Regime } from '@/lib/law/tax-years';

/** The answers of a household to a few questions. Null is not answered: checks that need the answer are left out. */
export type Household = {
  /** Taken home. */
  monthlyIncomeRupees: number | null;
  /** Without loan instalments. */
  monthlySpendRupees: number | null;
  monthlyEmiRupees: number | null;
  /**
   * At hand within days: savings account, liquid funds, deposits that may be broken. Without what is a holding: net worth
   * adds both.
   */
  savingsRupees: number | null;
  /** Still owed on all loans. */
  loansRupees: number | null;
  hasDependants: boolean | null;
  /** The sum assured of pure term plans. */
  termCoverRupees: number | null;
  regime: Regime | null;
  /** This tax year so far, under the heads of 80C. */
  longTermSavingsRupees: number | null;
  /** This tax year so far, into one's own NPS beyond 80C. */
  ownPensionRupees: number | null;
  /** Margin and premiums with a broker for futures and options. */
  derivativesRupees: number | null;
  /** Bank, demat, fund and insurance accounts without a nominee. */
  accountsWithoutNominee: number | null;
};

export const unansweredHousehold: Household = {
  monthlyIncomeRupees: null,
  monthlySpendRupees: null,
  monthlyEmiRupees: null,
  savingsRupees: null,
  loansRupees: null,
  hasDependants: null,
  termCoverRupees: null,
  regime: null,
  longTermSavingsRupees: null,
  ownPensionRupees: null,
  derivativesRupees: null,
  accountsWithoutNominee: null,
};

export const householdFields = Object.keys(unansweredHousehold) as (keyof Household)[];

/** In a form, what stands before the name of a field for the saved answer that its member is changing. */
export const shownPrefix = 'shown-';

export const householdLimits = { rupees: 1e12, accounts: 100 } as const;

type YearlyField = 'longTermSavingsRupees' | 'ownPensionRupees';

/**
 * Removes the answers about a tax year once that year is over: its investments say nothing about the next.
 * @param savedOn null where the day is not known. @param blank what stands for no answer.
 */
export function withoutPastYear<Answers extends Partial<Record<YearlyField, unknown>>>(
  answers: Answers,
  { savedOn, today }: { savedOn: IsoDate | null; today: IsoDate },
  blank: Answers[YearlyField],
): Answers {
  if (savedOn !== null && financialYearOf(savedOn) === financialYearOf(today)) return answers;
  return { ...answers, longTermSavingsRupees: blank, ownPensionRupees: blank };
}
