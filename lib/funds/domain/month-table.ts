import type { DatedValue } from '@/lib/cashflow/dated-value';
import { calendarReturns } from './calendar-returns';
import { monthlyReturns } from './risk';

export type MonthTableYear = {
  year: number;
  /** January to December, in percent; null for a month that is not whole or in which the NAV jumped. */
  months: readonly (number | null)[];
  /** Null for a year in which the NAV jumped. */
  percent: number | null;
  /** The first and the last year of a history are mostly parts of one. */
  isWholeYear: boolean;
};

/** The return of every month and calendar year, the newest year first. */
export function monthTable(series: readonly DatedValue[]): MonthTableYear[] {
  const years = new Map<number, { months: (number | null)[] }>();
  const rowOf = (year: number) => {
    const row = years.get(year) ?? { months: Array.from({ length: 12 }, () => null) };
    years.set(year, row);
    return row;
  };
  for (const { date, value } of monthlyReturns(series)) {
    rowOf(Number(date.slice(0, 4))).months[Number(date.slice(5, 7)) - 1] = value;
  }
  const ofYears = new Map(calendarReturns(series).map((each) => [each.year, each]));
  for (const year of ofYears.keys()) rowOf(year);
  return [...years]
    .sort(([one], [other]) => other - one)
    .map(([year, { months }]) => ({
      year,
      months,
      percent: ofYears.get(year)?.percent ?? null,
      isWholeYear: ofYears.get(year)?.isWholeYear ?? false,
    }));
}
