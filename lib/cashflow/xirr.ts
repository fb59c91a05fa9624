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

/**
 * The annual rates, in percent and ascending, at which the flows are worth nothing today: every real root of
 * sum a_i / (1 + r)^((d_i - d_0) / 365) above -100 %, actual days over 365 as in Excel's XIRR. The order of the
 * flows does not matter. More than one rate means that none of them describes the investment: say so.
 */
export function xirr(flows: readonly Flow[]): Result<readonly number[], XirrProblem> {
  const byDay = sumByDay(flows);
  const [first] = byDay;
  if (!first || byDay.length < 2) return failure('too-few');
  if (byDay.every(({ rupees }) => rupees > 0) || byDay.every(({ rupees }) => rupees < 0)) {
    return failure('one-sided');
  }
  const terms = byDay.map(({ date, rupees }) => ({
    factor: rupees,
    time: daysBetween(first.date, date) / daysPerYear,
  }));
  // With 1 + r = e^x the rates above -100 % are all real x.
  const rates = exponentialRoots(terms).map((x) => Math.expm1(x) * 100);
  return rates.length > 0 ? success(rates) : failure('no-rate');
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
