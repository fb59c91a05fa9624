import { sumOf } from '@/lib/cashflow/statistics';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { financialYearOf } from '@/lib/law/financial-year';
import { success, type Result } from '@/lib/result';
import { monthlyRate, standardConvention, type Convention } from './inputs/convention';
import {
  gainsLawOn,
  noGains,
  taxOnGains,
  type Fund,
  type GainsLaw,
  type GainsLawProblem,
  type Gains,
} from '@/lib/law/gains-tax';
import { sellOldestFirst, gainsOf, type HeldUnits } from './redemption';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import { maxMonths } from './plan';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { shiftMonths } from '@/lib/calendar/months';

/** What was withdrawn in a financial year, and the tax on it. */
export type WithdrawalYear = {
  /** The year in which the financial year began. */
  financialYear: number;
  withdrawnRupees: number;
  longTermGainRupees: number;
  shortTermGainRupees: number;
  /** The part of the long-term gain that the year's exemption leaves untaxed. */
  exemptRupees: number;
  /** Cess included. */
  taxRupees: number;
};

/**
 * Gathers redemptions by financial year, in order of their days. Each is charged with what it adds to its
 * year's tax: the first ones use up the exemption, and the taxes of all redemptions add up to the year's.
 */
function taxBook(law: GainsLaw) {
  const years: WithdrawalYear[] = [];
  let sum: Gains = noGains;
  return {
    years: years as readonly WithdrawalYear[],
    /** Enters a redemption and answers the tax that it adds. */
    enter(financialYear: number, redeemedRupees: number, gains: Gains): number {
      const last = years.at(-1);
      const before = last?.financialYear === financialYear ? last : null;
      if (!before) sum = noGains;
      sum = {
        longTerm: sum.longTerm + gains.longTerm,
        shortTerm: sum.shortTerm + gains.shortTerm,
      };
      const { longTermGainRupees, shortTermGainRupees, exemptRupees, totalTaxRupees } = taxOnGains(
        sum,
        law,
      );
      years[before ? years.length - 1 : years.length] = {
        financialYear,
        withdrawnRupees: (before?.withdrawnRupees ?? 0) + redeemedRupees,
        longTermGainRupees,
        shortTermGainRupees,
        exemptRupees,
        taxRupees: totalTaxRupees,
      };
      return totalTaxRupees - (before?.taxRupees ?? 0);
    },
  };
}

/** A systematic withdrawal plan (SWP) out of what was saved. */
export type WithdrawalPlan = {
  /** Taken out each time, before tax; the tax is paid out of it, not out of the fund. */
  rupeesEachTime: number;
  /** Months from one withdrawal to the next: 1, or 3 for each quarter. */
  everyMonths?: 1 | 3;
  /** The withdrawal rises by this after every twelve months, so that it keeps buying the same; none when absent. */
  yearlyRisePercent?: number;
  /** Assumed return a year while withdrawing, in percent. */
  annualReturnPercent: number;
  /** How long to look ahead, 1 to `maxMonths` months. */
  months: number;
  fund: Fund;
  /** The day on which withdrawing begins; the first redemption is then or a month later, by convention. */
  startsOn: IsoDate;
};

/** A month of the plan; without a withdrawal, where one comes only each quarter. */
export type Withdrawal = {
  /** 1 is the first. */
  month: number;
  redeemedOn: IsoDate;
  withdrawnRupees: number;
  /** What this redemption adds to the tax of its financial year, cess included. */
  taxRupees: number;
  /** The balance at the end of the month. */
  balanceRupees: number;
};

export type WithdrawalProjection = {
  withdrawals: readonly Withdrawal[];
  /** One row a financial year, the first and last mostly parts of one. */
  years: readonly WithdrawalYear[];
  withdrawnRupees: number;
  taxRupees: number;
  balanceRupees: number;
  /** The month whose withdrawal takes the last rupee, be it a full one or not; null if money is left. */
  depletedInMonth: number | null;
  law: GainsLaw;
};

/** Less than half a paisa is a rounding error. */
const nothing = 0.005;

/**
 * Month after month: with `end`, balance × (1 + i) − W (advisorkhoj, swpcalc.in, nessoftech); with `start`,
 * (balance − W) × (1 + i). Units go oldest first. Each financial year uses its own exemption, and the law of
 * the first day is taken to stand for all of them.
 */
export function projectWithdrawals(
  holding: HeldUnits,
  plan: WithdrawalPlan,
  convention: Convention = standardConvention,
): Result<WithdrawalProjection, GainsLawProblem> {
  if (!Number.isInteger(plan.months) || plan.months < 1 || plan.months > maxMonths) {
    throw new Error(`Withdrawals run 1 to ${maxMonths} whole months, not ${plan.months}`);
  }
  const law = gainsLawOn(plan.fund, plan.startsOn, shiftMonths(plan.startsOn, -holding.month));
  if (!law.ok) return law;
  const growth = 1 + monthlyRate(plan.annualReturnPercent, convention);
  const isAtEnd = convention.paidAt === 'end';
  const sell = sellOldestFirst(holding.lots);
  const book = taxBook(law.value);
  const withdrawals: Withdrawal[] = [];
  let units = sumOf(holding.lots.map((lot) => lot.units));
  let price = holding.unitPriceRupees;
  let depletedInMonth: number | null = null;
  for (let month = 1; month <= plan.months && depletedInMonth === null; month += 1) {
    if (isAtEnd) price *= growth;
    const monthsSince = isAtEnd ? month : month - 1;
    const redeemedOn = shiftMonths(plan.startsOn, monthsSince);
    const wanted = isDue(plan, monthsSince) ? withdrawalIn(plan, month) : 0;
    const isLast = units * price - wanted < nothing;
    const withdrawn = isLast ? units * price : wanted;
    const sold = sell(isLast ? Infinity : withdrawn / price);
    units = isLast ? 0 : units - withdrawn / price;
    const withdrawnRupees = roundToRupee(withdrawn);
    const gains = gainsOf(sold, price, holding.month + monthsSince, law.value);
    const taxRupees = book.enter(financialYearOf(redeemedOn), withdrawnRupees, gains);
    if (!isAtEnd) price *= growth;
    const balanceRupees = roundToRupee(units * price);
    withdrawals.push({ month, redeemedOn, withdrawnRupees, taxRupees, balanceRupees });
    if (isLast) depletedInMonth = month;
  }
  const { years } = book;
  return success({
    withdrawals,
    years,
    withdrawnRupees: sumOf(years.map((year) => year.withdrawnRupees)),
    taxRupees: sumOf(years.map((year) => year.taxRupees)),
    balanceRupees: withdrawals.at(-1)?.balanceRupees ?? 0,
    depletedInMonth,
    law: law.value,
  });
}

/** At the end of the month the first quarter is over after three months; at the start it has just begun. */
function isDue({ everyMonths = 1 }: WithdrawalPlan, monthsSince: number): boolean {
  return monthsSince % everyMonths === 0;
}

function withdrawalIn({ rupeesEachTime, yearlyRisePercent = 0 }: WithdrawalPlan, month: number) {
  const yearsBefore = Math.floor((month - 1) / monthsPerYear);
  return rupeesEachTime * (1 + yearlyRisePercent / 100) ** yearsBefore;
}
