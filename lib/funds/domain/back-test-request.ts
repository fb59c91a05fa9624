import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { valueFrom, type DatedValue } from '@/lib/cashflow/dated-value';
import type { Result } from '@/lib/result';
import { backTestLumpSum, backTestSip, backTestSwp, type BackTest, type Period } from './back-test';
import { readDay, readRupees, type FundTyped, type FundProblem } from './fund-query';
import { jumpBetween, navJumps, type NavJump } from './nav-series';

export const backTestWays = ['sip', 'lump-sum', 'swp'] as const;
export type BackTestWay = (typeof backTestWays)[number];

export type BackTestRequest = Period & {
  way: BackTestWay;
  /** Paid in (SIP) or taken out (SWP). */
  monthlyRupees: number;
  /** Paid in on the first day, with a lump sum and a SWP. */
  rupees: number;
};

type Field = 'monthly' | 'amount' | 'from' | 'to';

export type ReadBackTest = {
  way: BackTestWay;
  /** The values of the fields: typed, or the defaults. */
  texts: Readonly<Record<Field, string>>;
  problems: Partial<Record<Field, FundProblem>>;
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
  const fiveYearsAgo = shiftMonths(last, -startYears * 12);
  const texts = {
    monthly: typed.monthly || (way === 'swp' ? '5,000' : '10,000'),
    amount: typed.amount || '10,00,000',
    from: typed.from || (fiveYearsAgo > first ? fiveYearsAgo : first),
    to: typed.to || last,
  };
  const problems: ReadBackTest['problems'] = {};
  const read = <Value>(field: Field, result: Result<Value, FundProblem>): Value | null => {
    if (result.ok) return result.value;
    problems[field] = result.problem;
    return null;
  };
  const days = { min: first, max: last };
  const from = read('from', readDay(texts.from, days));
  const to = read('to', readDay(texts.to, days));
  if (from && to && from >= to) problems.to = 'wrong-order';
  const monthlyRupees =
    way === 'lump-sum' ? 0 : read('monthly', readRupees(texts.monthly, rupeeBounds));
  const rupees = way === 'sip' ? 0 : read('amount', readRupees(texts.amount, rupeeBounds));
  const hasProblem = Object.keys(problems).length > 0;
  return {
    ...{ way, texts, problems },
    request: hasProblem
      ? null
      : { way, monthlyRupees: monthlyRupees!, rupees: rupees!, from: from!, to: to! },
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
