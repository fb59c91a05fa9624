import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { failure, success, type Result } from '@/lib/result';
import { exponentialRoots } from './exponential-roots';

/** Money on a day: what is paid in is negative, what comes back positive. */
export type Flow = { date: IsoDate; rupees: number };

/**
 * `too-few`: less than two days with money. `one-sided`: only paid in, or only received.
 * `no-rate`: no rate above -100 % balances these flows.
 */
export type XirrProblem = 'too-few' | 'one-sided' | 'no-rate';

const daysPerYear = 365;

/** Percent a year. Below it a rate prints as -100 %; above it a rate is meaningless. Flows of a few days reach both. */
const printableRates = { above: -99.95, below: 100_000 } as const;

/**
 * The annual rates, in percent and ascending, at which the flows are worth nothing today: every real root of
 * sum a_i / (1 + r)^((d_i - d_0) / 365) above -100 %, actual days over 365 as in Excel's XIRR. The order of the
 * flows does not matter. More than one rate means that none of them describes the investment: say so.
 */
export function xirr(flows: readonly Flow[]): Result<readonly number[], XirrProblem> {
  const solved = logGrowths(flows);
  if (!solved.ok) return solved;
  const { growths, days } = solved.value;
  return success(growths.map((growth) => Math.expm1((growth * daysPerYear) / days) * 100));
}

/** The one annual rate of the flows, in percent; null where there is none, or several, or none that can be printed. */
export function annualRatePercent(flows: readonly Flow[]): number | null {
  const rates = xirr(flows);
  const [rate, another] = rates.ok ? rates.value : [];
  if (rate === undefined || another !== undefined) return null;
  return rate > printableRates.above && rate < printableRates.below ? rate : null;
}

/**
 * The same over the whole time between the first flow and the last, not stretched to a year: 1,00,000 paid in
 * yesterday and worth 90,000 today is -10 %. Percent, ascending, with the days that they cover.
 */
export function periodReturns(
  flows: readonly Flow[],
): Result<{ percents: readonly number[]; days: number }, XirrProblem> {
  const solved = logGrowths(flows);
  if (!solved.ok) return solved;
  const { growths, days } = solved.value;
  return success({ percents: growths.map((growth) => Math.expm1(growth) * 100), days });
}

/**
 * The logarithms of the growth over the whole time. Time runs from 0 to 1, so that a day and ten years are solved with
 * the same precision.
 */
function logGrowths(
  flows: readonly Flow[],
): Result<{ growths: readonly number[]; days: number }, XirrProblem> {
  const byDay = sumByDay(flows);
  const [first] = byDay;
  const last = byDay.at(-1);
  if (!first || !last || byDay.length < 2) return failure('too-few');
  if (byDay.every(({ rupees }) => rupees > 0) || byDay.every(({ rupees }) => rupees < 0)) {
    return failure('one-sided');
  }
  const days = daysBetween(first.date, last.date);
  const terms = byDay.map(({ date, rupees }) => ({
    factor: rupees,
    time: daysBetween(first.date, date) / days,
  }));
  // With 1 + r = e^x the rates above -100 % are all real x.
  const growths = exponentialRoots(terms);
  return growths.length > 0 ? success({ growths, days }) : failure('no-rate');
}

function sumByDay(flows: readonly Flow[]): Flow[] {
  const days = new Map<IsoDate, number>();
  for (const { date, rupees } of flows) {
    if (!Number.isFinite(rupees)) throw new Error(`No amount of money: ${rupees}`);
    days.set(date, (days.get(date) ?? 0) + rupees);
  }
  return [...days]
    .map(([date, rupees]) => ({ date, rupees }))
    .filter(({ rupees }) => rupees !== 0)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
