import { monthsPerYear } from '@/lib/calendar/date-parts';
import { randomFrom } from '@/lib/random-from';

/** Sample data for the examples of charts: funds and indices that do not exist. */

/** Returns of each month in percent, the same for the same seed. */
export function sampleReturnsPercent(
  seed: number,
  months: number,
  meanPercent: number,
  spreadPercent: number,
): readonly number[] {
  const next = randomFrom(seed);
  return Array.from({ length: months }, () => {
    // The sum of four uniform random numbers is close to a normal distribution.
    const bell = next() + next() + next() + next() - 2;
    return Math.round((meanPercent + bell * spreadPercent) * 100) / 100;
  });
}

/** What an amount has become after each month, the amount itself first; whole rupees. */
export function grownRupees(startRupees: number, returnsPercent: readonly number[]): number[] {
  let rupees = startRupees;
  return [
    startRupees,
    ...returnsPercent.map((percent) => {
      rupees *= 1 + percent / 100;
      return Math.round(rupees);
    }),
  ];
}

export type YearOfReturns = { year: number; monthlyPercent: readonly (number | null)[] };

/** Returns by year and month; the months of the last year that have not come yet are not known. */
export function sampleReturnYears(
  firstYear: number,
  monthsKnown: number,
): readonly YearOfReturns[] {
  const returns = sampleReturnsPercent(77, monthsKnown, 0.9, 6);
  return Array.from({ length: Math.ceil(monthsKnown / monthsPerYear) }, (_, index) => ({
    year: firstYear + index,
    monthlyPercent: Array.from(
      { length: monthsPerYear },
      (__, month) => returns[index * monthsPerYear + month] ?? null,
    ),
  }));
}

/** The result at expiry, per unit, of a call and a put bought at one strike (a long straddle). */
export function straddleProfitRupees(price: number, strike: number, premiumRupees: number): number {
  return Math.abs(price - strike) - premiumRupees;
}
