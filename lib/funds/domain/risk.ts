import { isNear, type DatedValue } from '@/lib/cashflow/dated-value';
import { meanOf, standardDeviation } from '@/lib/cashflow/statistics';
import { memoizeByObject } from '@/lib/memoize';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { lastOfMonth } from '@/lib/calendar/shift-months';
import { isoDate } from '@/lib/calendar/read-iso-date';
import { piecesBetweenJumps } from './nav-series';

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
export const monthlyReturns = memoizeByObject(
  (series: readonly DatedValue[]): readonly DatedValue[] => {
    const levels = monthLevels(series);
    return [...levels].flatMap(([month, end]) => {
      const start = levels.get(month - 1);
      if (start?.piece !== end.piece) return [];
      return [{ date: firstOfMonthNumber(month), value: (end.value / start.value - 1) * 100 }];
    });
  },
);

/** The last value of a whole month. */
export type MonthLevel = {
  value: number;
  /** Values of different pieces have a jump of the NAV between them. */
  piece: number;
};

/** Months counted from the year 0. */
function monthNumberOf({ date }: Pick<DatedValue, 'date'>): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function firstOfMonthNumber(month: number): IsoDate {
  return isoDate(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`);
}

/**
 * The last value of each month, by its number. The month of the newest value counts only once a later one has begun, and
 * none of which the last days are missing.
 */
export const monthLevels = memoizeByObject(
  (series: readonly DatedValue[]): ReadonlyMap<number, MonthLevel> => {
    const ends = new Map<number, DatedValue & MonthLevel>();
    for (const [piece, points] of piecesBetweenJumps(series).entries()) {
      for (const { date, value } of points)
        ends.set(monthNumberOf({ date }), { date, value, piece });
    }
    const last = series.at(-1);
    if (last) ends.delete(monthNumberOf(last));
    return new Map([...ends].filter(([, end]) => isNear(end, lastOfMonth(end.date))));
  },
);
