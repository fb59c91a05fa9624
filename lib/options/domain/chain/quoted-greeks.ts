import type { Valuation } from '@/lib/options/domain/pricing/black';

/** Days of a year by which theta is divided: 365 as option sellers' screens do, 252 where only trading days count. */
export type DaysPerYear = 252 | 365;

export type QuotedGreeks = {
  thetaPerDay: number;
  /** For one percentage point of volatility; rho for one of interest. */
  vegaPerPercent: number;
  rhoPerPercent: number;
};

/** The greeks as trading screens quote them; the books quote per year and per 1.00. */
export function quotedGreeks(
  { theta, vega, rho }: Pick<Valuation, 'theta' | 'vega' | 'rho'>,
  daysPerYear: DaysPerYear = 365,
): QuotedGreeks {
  return { thetaPerDay: theta / daysPerYear, vegaPerPercent: vega / 100, rhoPerPercent: rho / 100 };
}
