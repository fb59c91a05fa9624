import type { DatedValue } from '@/lib/cashflow/dated-value';
import { correlationOf } from '@/lib/cashflow/spread';
import { monthlyReturns } from '@/lib/funds/domain/risk';

export type Correlation = {
  /** -1 to 1; null for fewer than 24 months in common, and where one of the funds does not move. */
  value: number | null;
  /** Whole months of which both funds have a return. */
  months: number;
};

/** A correlation of fewer monthly returns is mostly chance. */
export const leastMonths = 24;

/** How much each fund moves together with each other, from their monthly returns. */
export function correlations(histories: readonly (readonly DatedValue[])[]): Correlation[][] {
  const returns = histories.map(
    (history) => new Map(monthlyReturns(history).map(({ date, value }) => [date, value])),
  );
  return returns.map((own) =>
    returns.map((other) => {
      const months = [...own.keys()].filter((month) => other.has(month));
      if (months.length < leastMonths) return { value: null, months: months.length };
      const value = correlationOf(
        months.map((month) => own.get(month)!),
        months.map((month) => other.get(month)!),
      );
      return { value, months: months.length };
    }),
  );
}
