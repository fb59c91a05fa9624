import { monthsPerYear } from './plan';

/**
 * How a yearly return becomes a monthly one, and when in the month an instalment is paid. Sites differ; at 12 %
 * over 20 years the first choice alone moves the answer by about 8 % (domain.md section 2).
 */
export type Convention = {
  /** nominal: r ÷ 12. effective: (1 + r)^(1/12) − 1, which compounds to exactly r in a year. */
  rate: 'nominal' | 'effective';
  /** Whether an instalment grows in its own month (annuity due) or only from the next. */
  paidAt: 'start' | 'end';
};

/** What Groww, ClearTax, AMFI and most Indian calculators use, and what this page answers by. */
export const standardConvention: Convention = { rate: 'nominal', paidAt: 'start' };

/** The growth of one month as a fraction: 0.01 for 12 % nominal. */
export function monthlyRate(annualReturnPercent: number, { rate }: Convention): number {
  const annual = annualReturnPercent / 100;
  // expm1 and log1p keep the digits that (1 + r) ** (1 / 12) - 1 loses near zero.
  return rate === 'nominal'
    ? annual / monthsPerYear
    : Math.expm1(Math.log1p(annual) / monthsPerYear);
}

/** What a yearly return comes to when its months are compounded, in percent: 12.68 for 12 % nominal. */
export function annualGrowthPercent(annualReturnPercent: number, convention: Convention): number {
  const monthly = monthlyRate(annualReturnPercent, convention);
  return Math.expm1(Math.log1p(monthly) * monthsPerYear) * 100;
}
