import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { cagrPercent } from '@/lib/cashflow/cagr';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { drawdowns, maximumDrawdown, type MaximumDrawdown } from '@/lib/cashflow/drawdown';
import { indexedFromCommonStart } from '@/lib/cashflow/indexed';
import { sinceLastJump } from '@/lib/funds/domain/nav-jumps';
import { riskOf } from '@/lib/funds/domain/risk';
import { correlations, type Correlation } from './correlations';

/** What each fund begins with on the first common day. */
export const startRupees = 10_000;

export type ComparedFund = {
  /** The value of `startRupees` on each common day. */
  line: readonly DatedValue[];
  growthPercent: number;
  /** How far each value lies below the highest before it, in percent (0 or less). */
  falls: readonly DatedValue[];
  deepestFall: MaximumDrawdown;
  /** From the lowest point until the old high was reached again; null while it was not. */
  recoveryDays: number | null;
  /** Per year, of at most the last three years; null for less than a year. */
  volatilityPercent: number | null;
};

export type Comparison = {
  from: IsoDate;
  to: IsoDate;
  /** More than a year in common: growth is per year. Else it is the plain change. */
  isPerYear: boolean;
  funds: readonly ComparedFund[];
  /** A row and a column for each fund, in their order. */
  correlations: readonly (readonly Correlation[])[];
};

/** Several histories over the time that all of them have since the last jump of a NAV. @returns null for less than two common days. */
export function compareFunds(histories: readonly (readonly DatedValue[])[]): Comparison | null {
  const lines = indexedFromCommonStart(histories.map(sinceLastJump));
  const first = lines?.[0]?.[0];
  const last = lines?.[0]?.at(-1);
  if (!lines || !first || !last || first.date === last.date) return null;
  const years = daysBetween(first.date, last.date) / 365.25;
  const isPerYear = years > 1;
  const scale = startRupees / first.value;
  return {
    from: first.date,
    to: last.date,
    isPerYear,
    funds: lines.map((indexed) => {
      const line = indexed.map(({ date, value }) => ({ date, value: value * scale }));
      const deepestFall = maximumDrawdown(line)!;
      const { trough, recoveredOn } = deepestFall;
      return {
        line,
        growthPercent: cagrPercent(startRupees, line.at(-1)!.value, isPerYear ? years : 1),
        falls: drawdowns(line),
        deepestFall,
        recoveryDays: recoveredOn && daysBetween(trough.date, recoveredOn),
        volatilityPercent: riskOf(line, { risklessPercent: 0 })?.volatilityPercent ?? null,
      };
    }),
    correlations: correlations(lines),
  };
}
