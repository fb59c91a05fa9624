import { daysBetween, daysPerYear } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { failure, success, type Result } from '@/lib/result';

/** What an investment was worth on a day on which money came or went, and on its last day. */
export type Valuation = {
  date: IsoDate;
  /** Before that day's flow. */
  worthRupees: number;
  /** Paid in is positive, taken out negative; 0 on the last day. */
  flowRupees: number;
};

export type TimeWeighted = {
  /** Over the whole time, in percent. */
  percent: number;
  /** A year, in percent; null where something was invested for less than a year, which must not be annualised. */
  annualPercent: number | null;
  /** On which something was invested. */
  days: number;
};

/** `too-few`: less than two valuations. `nothing-invested`: more was taken out than there was, or never anything. */
export type TimeWeightedProblem = 'too-few' | 'nothing-invested';

/**
 * The time-weighted rate of return: the growth of each period between two flows, multiplied. When and how much was
 * paid in does not count, so it measures the investments and not the investor (CFA Institute, "true" time-weighted
 * return; periods below a year are not annualised, as in GIPS). A period in which nothing was invested has no return: it
 * counts neither as growth nor as time.
 * @param valuations one a day, in the order of days.
 */
export function timeWeightedReturn(
  valuations: readonly Valuation[],
): Result<TimeWeighted, TimeWeightedProblem> {
  if (valuations.length < 2) return failure('too-few');
  let growth = 1;
  let days = 0;
  for (let index = 1; index < valuations.length; index += 1) {
    const from = valuations[index - 1]!;
    const invested = from.worthRupees + from.flowRupees;
    const { worthRupees, date } = valuations[index]!;
    if (invested < 0 || (invested === 0 && worthRupees !== 0)) return failure('nothing-invested');
    if (invested === 0) continue;
    growth *= worthRupees / invested;
    days += daysBetween(from.date, date);
  }
  if (days === 0) return failure('nothing-invested');
  return success({
    percent: (growth - 1) * 100,
    annualPercent: days >= daysPerYear ? (growth ** (daysPerYear / days) - 1) * 100 : null,
    days,
  });
}
