import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { cagrPercent } from '@/lib/cashflow/cagr';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { maximumDrawdown } from '@/lib/cashflow/drawdown';
import { indexedFromCommonStart } from '@/lib/cashflow/indexed';
import { sinceLastJump } from './nav-jumps';
import { monthlyCorrelation, riskOf } from './risk';

export type ComparedFund = {
  /** 100 on the first common day. */
  line: readonly DatedValue[];
  growthPercent: number;
  /** Below zero; 0 for a fund that never fell. */
  drawdownPercent: number;
  /** Per year, of at most the last three years; null for less than a year. */
  volatilityPercent: number | null;
};

export type Comparison = {
  from: IsoDate;
  to: IsoDate;
  /** More than a year in common: growth is per year. Else it is the plain change. */
  isPerYear: boolean;
  funds: readonly ComparedFund[];
  /** How much two funds move together, -1 to 1; null for less than a year of months in common. */
  correlations: readonly (readonly (number | null)[])[];
};

/** Several histories over the time that all of them have since the last jump of a NAV. @returns null for less than two common days. */
export function compareFunds(histories: readonly (readonly DatedValue[])[]): Comparison | null {
  const lines = indexedFromCommonStart(histories.map(sinceLastJump));
  const first = lines?.[0]?.[0];
  const last = lines?.[0]?.at(-1);
  if (!lines || !first || !last || first.date === last.date) return null;
  const years = daysBetween(first.date, last.date) / 365.25;
  const isPerYear = years > 1;
  return {
    from: first.date,
    to: last.date,
    isPerYear,
    funds: lines.map((line) => ({
      line,
      growthPercent: cagrPercent(100, line.at(-1)!.value, isPerYear ? years : 1),
      drawdownPercent: maximumDrawdown(line)?.percent ?? 0,
      volatilityPercent: riskOf(line, { risklessPercent: 0 })?.volatilityPercent ?? null,
    })),
    correlations: lines.map((one) => lines.map((other) => monthlyCorrelation(one, other))),
  };
}
