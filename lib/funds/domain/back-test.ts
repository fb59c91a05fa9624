import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { shiftMonths } from '@/lib/calendar/months';
import { valueFrom, valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { sumOf } from '@/lib/cashflow/statistics';
import { annualRatePercent, type Flow } from '@/lib/cashflow/xirr';
import type { Result } from '@/lib/result';
import { readDay, readRupees, type FundTyped, type FundProblem } from './fund-query';
import { jumpBetween, navJumps, type NavJump } from './nav-series';

/** Units bought (or, with rupees below zero, sold) at a NAV of the history. */
export type Deal = { date: IsoDate; nav: number; rupees: number; units: number };

export type BackTest = {
  deals: readonly Deal[];
  investedRupees: number;
  withdrawnRupees: number;
  units: number;
  /** What the units are worth on the last day. */
  valueRupees: number;
  valueOn: IsoDate;
  /** Annual, in percent; null where there is none. */
  xirrPercent: number | null;
};

/**
 * The same amount every month, at the NAV of that day or of the next one that has one, as a SIP is executed. The last
 * instalment is paid before the last day, so that five years have 60, as in the SIP calculator and in `planHistory`.
 * Without stamp duty and exit load. @returns null when no instalment falls into the history.
 */
export function backTestSip(
  series: readonly DatedValue[],
  monthlyRupees: number,
  { from, to }: DaySpan,
): BackTest | null {
  return backTestPayments(
    series,
    sipDays(from, to).map(() => monthlyRupees),
    { from, to },
  );
}

/** What is paid in each month from the first day on, 0 for a month without a payment; held to the end. */
export function backTestPayments(
  series: readonly DatedValue[],
  paymentsRupees: readonly number[],
  { from, to }: DaySpan,
): BackTest | null {
  const deals = paymentsRupees.flatMap((rupees, month) =>
    rupees > 0 ? (dealOn(series, shiftMonths(from, month), to, rupees) ?? []) : [],
  );
  return resultOf(series, deals, to);
}

/** One purchase, held to the end. */
export function backTestLumpSum(
  series: readonly DatedValue[],
  rupees: number,
  { from, to }: DaySpan,
): BackTest | null {
  const deal = dealOn(series, from, to, rupees);
  return resultOf(series, deal ? [deal] : [], to);
}

/**
 * One purchase, then the same withdrawal every month from the month after it; the last one takes the remainder.
 */
export function backTestSwp(
  series: readonly DatedValue[],
  { rupees, monthlyRupees }: { rupees: number; monthlyRupees: number },
  { from, to }: DaySpan,
): BackTest | null {
  const purchase = dealOn(series, from, to, rupees);
  if (!purchase) return null;
  const deals = [purchase];
  let units = purchase.units;
  for (const day of monthlyDays(from, to).slice(1)) {
    const sale = dealOn(series, day, to, -monthlyRupees);
    if (!sale || units <= 0) break;
    const sold = Math.min(units, -sale.units);
    units -= sold;
    deals.push({ ...sale, units: -sold, rupees: -sold * sale.nav });
  }
  return resultOf(series, deals, to);
}

function dealOn(
  series: readonly DatedValue[],
  day: IsoDate,
  to: IsoDate,
  rupees: number,
): Deal | null {
  const [first] = series;
  // An instalment before the fund existed is left out, not moved to the fund's first day.
  if (!first || day < first.date) return null;
  const point = valueFrom(series, day);
  if (!point || point.date > to) return null;
  return { date: point.date, nav: point.value, rupees, units: rupees / point.value };
}

/** One for each month begun. From 28 Feb 2023 to 29 Feb 2028 there are whole years: the 60th is the last. */
function sipDays(from: IsoDate, to: IsoDate): IsoDate[] {
  return monthlyDays(from, to).filter((_, month) => shiftMonths(to, -month) > from);
}

function monthlyDays(from: IsoDate, to: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let month = 0; shiftMonths(from, month) <= to; month += 1)
    days.push(shiftMonths(from, month));
  return days;
}

function resultOf(
  series: readonly DatedValue[],
  deals: readonly Deal[],
  to: IsoDate,
): BackTest | null {
  const end = valueOn(series, to);
  if (!end || deals.length === 0) return null;
  const units = sumOf(deals.map((deal) => deal.units));
  const valueRupees = units * end.value;
  const flows: Flow[] = [
    ...deals.map(({ date, rupees }) => ({ date, rupees: -rupees })),
    { date: end.date, rupees: valueRupees },
  ];
  return {
    deals,
    investedRupees: sumOf(deals.map(({ rupees }) => Math.max(0, rupees))),
    withdrawnRupees: sumOf(deals.map(({ rupees }) => Math.max(0, -rupees))),
    units,
    valueRupees,
    valueOn: end.date,
    xirrPercent: annualRatePercent(flows),
  };
}

/** A day of an investment: what its units are worth, and what was paid in so far. */
export type GrowthPoint = { date: IsoDate; valueRupees: number; investedRupees: number };

/** An investment day by day, from its first purchase to the day on which it is valued. @param series of the back-test */
export function growthOfBackTest(
  series: readonly DatedValue[],
  { deals, valueOn: last }: Pick<BackTest, 'deals' | 'valueOn'>,
): readonly GrowthPoint[] {
  const [first] = deals;
  if (!first) return [];
  let next = 0;
  let units = 0;
  let investedRupees = 0;
  return series
    .filter(({ date }) => date >= first.date && date <= last)
    .map(({ date, value }) => {
      for (let deal = deals[next]; deal && deal.date <= date; deal = deals[next]) {
        units += deal.units;
        investedRupees += Math.max(0, deal.rupees);
        next += 1;
      }
      return { date, valueRupees: units * value, investedRupees };
    });
}

export const backTestWays = ['sip', 'lump-sum', 'swp'] as const;
type BackTestWay = (typeof backTestWays)[number];

export type BackTestRequest = DaySpan & {
  way: BackTestWay;
  /** Paid in (SIP) or taken out (SWP). */
  monthlyRupees: number;
  /** Paid in on the first day, with a lump sum and a SWP. */
  rupees: number;
};

export type BackTestField = 'monthly' | 'amount' | 'from' | 'to';

export type ReadBackTest = {
  way: BackTestWay;
  /** The values of the fields: typed, or the defaults. */
  texts: Readonly<Record<BackTestField, string>>;
  problems: Partial<Record<BackTestField, FundProblem>>;
  /** Null while a field that the chosen kind needs has a problem. */
  request: BackTestRequest | null;
};

/** Plausible amounts; others are typing mistakes. */
export const rupeeBounds = { min: 100, max: 1e10 };
const startYears = 5;

/** Reads the form of the back-test. @param history the days of the first and the newest NAV. */
export function readBackTest(
  typed: FundTyped,
  { first, last }: { first: IsoDate; last: IsoDate },
): ReadBackTest {
  const way = backTestWays.find((one) => one === typed.way) ?? 'sip';
  const fiveYearsAgo = shiftMonths(last, -startYears * monthsPerYear);
  const texts = {
    monthly: typed.monthly || (way === 'swp' ? '5,000' : '10,000'),
    amount: typed.amount || '10,00,000',
    from: typed.from || (fiveYearsAgo > first ? fiveYearsAgo : first),
    to: typed.to || last,
  };
  const problems: ReadBackTest['problems'] = {};
  const read = <Value>(field: BackTestField, result: Result<Value, FundProblem>): Value | null => {
    if (result.ok) return result.value;
    problems[field] = result.problem;
    return null;
  };
  const days = { min: first, max: last };
  const from = read('from', readDay(texts.from, days));
  const to = read('to', readDay(texts.to, days));
  const isInOrder = from && to && from < to;
  // No other days can be entered for a fund with one NAV.
  if (from && to && !isInOrder && first < last) problems.to = 'wrong-order';
  const monthlyRupees =
    way === 'lump-sum' ? 0 : read('monthly', readRupees(texts.monthly, rupeeBounds));
  const rupees = way === 'sip' ? 0 : read('amount', readRupees(texts.amount, rupeeBounds));
  const isWhole =
    isInOrder && monthlyRupees !== null && rupees !== null && Object.keys(problems).length === 0;
  return {
    way,
    texts,
    problems,
    request: isWhole ? { way, monthlyRupees, rupees, from, to } : null,
  };
}

/** The jump of the NAV that a back-test would cross; null where none lies between its two days. */
export function jumpInBackTest(
  series: readonly DatedValue[],
  { from, to }: Pick<BackTestRequest, 'from' | 'to'>,
): NavJump | null {
  const start = valueFrom(series, from);
  return start && jumpBetween(navJumps(series), start.date, to);
}

/** @returns null when no instalment falls into the history, or the NAV jumped within the period. */
export function runBackTest(
  series: readonly DatedValue[],
  { way, monthlyRupees, rupees, from, to }: BackTestRequest,
): BackTest | null {
  const period = { from, to };
  if (jumpInBackTest(series, period)) return null;
  if (way === 'sip') return backTestSip(series, monthlyRupees, period);
  if (way === 'lump-sum') return backTestLumpSum(series, rupees, period);
  return backTestSwp(series, { rupees, monthlyRupees }, period);
}
