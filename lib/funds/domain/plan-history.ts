import { quantileOf, sumOf } from '@/lib/cashflow/statistics';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear, monthCountOf } from '@/lib/calendar/date-parts';
import { lastOfMonth, shiftMonths } from '@/lib/calendar/months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { annualRatePercent } from '@/lib/cashflow/xirr';
import { backTestPayments } from './back-test';
import { longestPiece } from './nav-series';

/** A plan that began on one day of the history, and what it was worth a month after its last instalment. */
export type PlanRun = {
  from: IsoDate;
  to: IsoDate;
  investedRupees: number;
  valueRupees: number;
  /** Annual, in percent. */
  xirrPercent: number;
};

export type PlanHistory = {
  /** The months that were tested: the whole plan, or as many whole years as the history covers. */
  months: number;
  /** One beginning each month, in the order of time; the last ends with the history. */
  runs: readonly PlanRun[];
  /** By XIRR. */
  band: Readonly<Record<BandPlace, PlanRun>>;
};

/** The lowest of all outcomes, those at a quarter, half and three quarters of the way up, the highest. */
export const bandPlaces = ['worst', 'low', 'middle', 'high', 'best'] as const;
export type BandPlace = (typeof bandPlaces)[number];

/** A range of fewer starting months than a year's would depend on single months. */
const minRuns = monthsPerYear;

/**
 * What a plan would have become from each starting month that the history covers: every instalment buys at the NAV of
 * its day or of the next day with a NAV. Without stamp duty and exit load. Where the NAV jumped, the longest part of
 * the history without a jump is used.
 * @param paymentsRupees what is paid in each month, the first month first.
 * @returns null when a year's payments do not fit twelve times, or nothing is paid in what fits.
 */
export function planHistory(
  history: readonly DatedValue[],
  paymentsRupees: readonly number[],
): PlanHistory | null {
  const series = longestPiece(history);
  const [first] = series;
  const last = series.at(-1);
  if (!first || !last) return null;
  const months = testedMonths(monthsBetween(first.date, last.date), paymentsRupees.length);
  if (months < 1) return null;
  const payments = paymentsRupees.slice(0, months);
  const runs: PlanRun[] = [];
  for (let back = 0; shiftMonths(last.date, -back - months) >= first.date; back += 1) {
    const period = {
      from: shiftMonths(last.date, -back - months),
      to: shiftMonths(last.date, -back),
    };
    const result = backTestPayments(series, payments, period);
    if (result?.xirrPercent == null) continue;
    const { investedRupees, valueRupees, xirrPercent } = result;
    runs.unshift({ ...period, investedRupees, valueRupees, xirrPercent });
  }
  return historyOf(months, runs);
}

/**
 * The same on values that are known at month ends only, as averages of a category are: every instalment buys at the end
 * of its month, and the plan is valued a month after its last one. Days that end no month are left out; where month
 * ends are missing, the months since the last gap are used.
 */
export function monthEndPlanHistory(
  history: readonly DatedValue[],
  paymentsRupees: readonly number[],
): PlanHistory | null {
  const values = monthEndsInRow(history);
  const months = testedMonths(values.length - 1, paymentsRupees.length);
  if (months < 1) return null;
  const payments = paymentsRupees.slice(0, months);
  const runs: PlanRun[] = [];
  for (let start = 0; start + months < values.length; start += 1) {
    const end = values[start + months]!;
    const flows = payments.flatMap((rupees, month) =>
      rupees > 0 ? [{ ...values[start + month]!, rupees }] : [],
    );
    const valueRupees = sumOf(flows.map(({ rupees, value }) => (rupees / value) * end.value));
    const xirrPercent = annualRatePercent([
      ...flows.map(({ date, rupees }) => ({ date, rupees: -rupees })),
      { date: end.date, rupees: valueRupees },
    ]);
    if (xirrPercent === null) continue;
    const investedRupees = sumOf(flows.map(({ rupees }) => rupees));
    runs.push({
      from: values[start]!.date,
      to: end.date,
      investedRupees,
      valueRupees,
      xirrPercent,
    });
  }
  return historyOf(months, runs);
}

/** The month ends of a series, cut where one is missing. */
export function monthEndRows(history: readonly DatedValue[]): (readonly DatedValue[])[] {
  const rows: DatedValue[][] = [];
  let expected = 0;
  for (const point of history) {
    if (point.date !== lastOfMonth(point.date)) continue;
    const month = monthCountOf(point.date);
    if (month !== expected) rows.push([]);
    rows.at(-1)!.push(point);
    expected = month + 1;
  }
  return rows;
}

/** The month ends at the end of a series, none of them missing. */
export function monthEndsInRow(history: readonly DatedValue[]): readonly DatedValue[] {
  return monthEndRows(history).at(-1) ?? [];
}

/** All months of the plan or, where they do not fit often enough, as many whole years as do. */
function testedMonths(historyMonths: number, planMonths: number): number {
  const maxMonths = historyMonths - (minRuns - 1);
  return planMonths <= maxMonths
    ? planMonths
    : Math.floor(maxMonths / monthsPerYear) * monthsPerYear;
}

function historyOf(months: number, runs: readonly PlanRun[]): PlanHistory | null {
  const sorted = [...runs].sort((one, other) => one.xirrPercent - other.xirrPercent);
  if (sorted.length < minRuns) return null;
  const at = (share: number) => quantileOf(sorted, share);
  const band = {
    worst: at(0),
    low: at(0.25),
    middle: at(0.5),
    high: at(0.75),
    best: at(1),
  };
  return { months, runs, band };
}

/** Whole months: as often as the first day can be put a month later without passing the second. */
function monthsBetween(from: IsoDate, to: IsoDate): number {
  const count = monthCountOf(to) - monthCountOf(from);
  return shiftMonths(to, -count) >= from ? count : count - 1;
}
