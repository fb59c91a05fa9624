import type { IsoDate } from '@/lib/calendar/iso-date';
import { firstOfMonth, lastOfMonth } from '@/lib/calendar/month-bounds';
import { valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { correlationOf, meanOf, standardDeviation } from '@/lib/cashflow/spread';
import { piecesBetweenJumps } from './nav-jumps';

export type Risk = {
  /** Monthly returns that the figures come from. */
  months: number;
  /** Per year, in percent. */
  volatilityPercent: number;
  /** Null where nothing moved, or nothing fell below the riskless rate. */
  sharpe: number | null;
  sortino: number | null;
};

const monthsPerYear = 12;
const minMonths = 12;

/**
 * From monthly returns of at most the last `months` whole months: mean × 12, sample deviation × √12, both over
 * a riskless rate that the page names. Sortino divides by what fell below that rate.
 * @returns null for less than a year of months.
 */
export function riskOf(
  series: readonly DatedValue[],
  { risklessPercent, months = 36 }: { risklessPercent: number; months?: number },
): Risk | null {
  const returns = monthlyReturns(series)
    .slice(-months)
    .map(({ value }) => value);
  const deviation = standardDeviation(returns);
  if (returns.length < minMonths || deviation === null) return null;
  const yearly = Math.sqrt(monthsPerYear);
  const excess = meanOf(returns) * monthsPerYear - risklessPercent;
  const shortfalls = returns.map((value) => Math.min(0, value - risklessPercent / monthsPerYear));
  const downside = Math.sqrt(meanOf(shortfalls.map((value) => value ** 2)));
  const isStill = deviation < 1e-9;
  return {
    months: returns.length,
    volatilityPercent: deviation * yearly,
    sharpe: isStill ? null : excess / (deviation * yearly),
    sortino: downside < 1e-9 ? null : excess / (downside * yearly),
  };
}

/**
 * The change of each whole month, in percent, dated with the month's first day. The NAV of a month's end is
 * the last one in it; a month without any NAV, and the one after it, have no return, nor has one in which the NAV jumped.
 */
export function monthlyReturns(series: readonly DatedValue[]): DatedValue[] {
  return piecesBetweenJumps(series).flatMap(monthlyReturnsOfPiece);
}

function monthlyReturnsOfPiece(series: readonly DatedValue[]): DatedValue[] {
  const [first] = series;
  const last = series.at(-1);
  if (!first || !last) return [];
  const returns: DatedValue[] = [];
  let start = monthEnd(series, firstOfMonth(first.date));
  // The last month counts only once a later one has begun.
  for (
    let month = shiftMonths(firstOfMonth(first.date), 1);
    month < firstOfMonth(last.date);
    month = shiftMonths(month, 1)
  ) {
    const end = monthEnd(series, month);
    if (start && end) returns.push({ date: month, value: (end.value / start.value - 1) * 100 });
    start = end;
  }
  return returns;
}

function monthEnd(series: readonly DatedValue[], month: IsoDate): DatedValue | null {
  const end = valueOn(series, lastOfMonth(month));
  return end && end.date >= month ? end : null;
}

/** Correlation of the monthly returns that both funds have; null for less than a year of them. */
export function monthlyCorrelation(
  one: readonly DatedValue[],
  other: readonly DatedValue[],
): number | null {
  const known = new Map(monthlyReturns(other).map(({ date, value }) => [date, value]));
  const pairs = monthlyReturns(one).flatMap(({ date, value }) => {
    const partner = known.get(date);
    return partner === undefined ? [] : [[value, partner] as const];
  });
  if (pairs.length < minMonths) return null;
  return correlationOf(
    pairs.map(([value]) => value),
    pairs.map(([, partner]) => partner),
  );
}
