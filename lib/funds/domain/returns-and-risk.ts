import { daysBetween, daysPerMeanYear } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear, monthOf, monthCountOf, yearOf } from '@/lib/calendar/date-parts';
import { shiftMonths, lastOfMonth, firstOfMonthCount } from '@/lib/calendar/months';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { isNear, valueOn, valueFrom, type DatedValue } from '@/lib/cashflow/dated-value';
import { jumpBetween, navJumps, piecesBetweenJumps } from './nav-series';
import { meanOf, standardDeviation } from '@/lib/cashflow/statistics';
import { memoizeByObject } from '@/lib/memoize';

/** In months. */
export const trailingPeriods = [1, 3, 6, 12, 36, 60, 84, 120] as const;

export type TrailingReturn = {
  /** Null for the whole history. */
  months: (typeof trailingPeriods)[number] | null;
  /** The day whose NAV it begins with; null where the history does not reach so far, or a jump lies between. */
  from: IsoDate | null;
  percent: number | null;
  /** Longer than a year: growth per year. Up to a year: the absolute change. */
  isPerYear: boolean;
};

/** Returns of the last NAV from earlier ones and from the first; null across a jump of the NAV. */
export function trailingReturns(series: readonly DatedValue[]): TrailingReturn[] {
  const [first] = series;
  const last = series.at(-1);
  if (!first || !last) return [];
  const jumps = navJumps(series);
  const unlessJumped = (start: DatedValue | null) =>
    start && jumpBetween(jumps, start.date, last.date) ? null : start;
  const ofPeriods = trailingPeriods.map((months) => {
    const wanted = shiftMonths(last.date, -months);
    const start = valueOn(series, wanted);
    return trailing(
      start && isNear(start, wanted) ? unlessJumped(start) : null,
      last,
      months,
      months / monthsPerYear,
    );
  });
  const years = daysBetween(first.date, last.date) / daysPerMeanYear;
  return [...ofPeriods, trailing(years > 0 ? unlessJumped(first) : null, last, null, years)];
}

function trailing(
  start: DatedValue | null,
  end: DatedValue,
  months: TrailingReturn['months'],
  years: number,
): TrailingReturn {
  const isPerYear = years > 1;
  return {
    months,
    from: start?.date ?? null,
    percent: start && cagrPercent(start.value, end.value, isPerYear ? years : 1),
    isPerYear,
  };
}

export type CalendarReturn = {
  year: number;
  percent: number;
  /** The first and the last year of a history are mostly parts of one, and so are those with days missing at an end. */
  isWholeYear: boolean;
};

/**
 * From the last NAV of one year to the last of the next; the newest year up to its newest NAV, and a year with days
 * missing at its beginning from its first NAV on. A year in which the NAV jumped is left out.
 */
export function calendarReturns(series: readonly DatedValue[]): CalendarReturn[] {
  const [first] = series;
  const last = series.at(-1);
  if (!first || !last) return [];
  const jumps = navJumps(series);
  const firstYear = yearOf(first.date);
  const lastYear = yearOf(last.date);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years.flatMap((year) => {
    const before = nearYearEnd(series, year - 1);
    const start = before ?? valueFrom(series, `${year}-01-01`)!;
    const end = valueOn(series, `${year}-12-31`)!;
    if (end.date <= start.date || jumpBetween(jumps, start.date, end.date)) return [];
    const isOver = year < lastYear || last.date.endsWith('-12-31');
    const isWholeYear = before !== null && isOver && nearYearEnd(series, year) !== null;
    return [{ year, percent: (end.value / start.value - 1) * 100, isWholeYear }];
  });
}

/** The last NAV of a year; null where the year ends without one. */
function nearYearEnd(series: readonly DatedValue[], year: number): DatedValue | null {
  const end: IsoDate = `${year}-12-31`;
  const last = valueOn(series, end);
  return last && isNear(last, end) ? last : null;
}

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
    rowOf(yearOf(date)).months[monthOf(date) - 1] = value;
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

export type Risk = {
  /** Monthly returns that the figures come from. */
  months: number;
  /** Per year, in percent. */
  volatilityPercent: number;
  /** Null where nothing moved, or nothing fell below the riskless rate. */
  sharpe: number | null;
  sortino: number | null;
};

const minMonths = 12;
/** Of a longer history, the last months. */
export const riskMonths = 36;

/**
 * From monthly returns of at most the last `months` whole months: mean × 12, sample deviation × √12, both over
 * a riskless rate that the page names. Sortino divides by what fell below that rate.
 * @returns null for less than a year of months.
 */
export function riskOf(
  series: readonly DatedValue[],
  { risklessPercent, months = riskMonths }: { risklessPercent: number; months?: number },
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
 * The change of each whole month, in percent, dated with the month's first day. The NAV of a month's end is the last
 * one in it; a month without any NAV, the month after it, and a month in which the NAV jumped have no return.
 */
export const monthlyReturns = memoizeByObject(
  (series: readonly DatedValue[]): readonly DatedValue[] => {
    const levels = monthLevels(series);
    return [...levels].flatMap(([month, end]) => {
      const start = levels.get(month - 1);
      if (start?.piece !== end.piece) return [];
      return [{ date: firstOfMonthCount(month), value: (end.value / start.value - 1) * 100 }];
    });
  },
);

/** The last value of a whole month. */
export type MonthLevel = {
  value: number;
  /** Values of different pieces have a jump of the NAV between them. */
  piece: number;
};

/**
 * The last value of each month, by its number. The month of the newest value counts only with a value of its last day or
 * once a later one has begun, and none of which the last days are missing.
 */
export const monthLevels = memoizeByObject(
  (series: readonly DatedValue[]): ReadonlyMap<number, MonthLevel> => {
    const ends = new Map<number, DatedValue & MonthLevel>();
    for (const [piece, points] of piecesBetweenJumps(series).entries()) {
      for (const { date, value } of points) ends.set(monthCountOf(date), { date, value, piece });
    }
    const last = series.at(-1);
    if (last && last.date !== lastOfMonth(last.date)) ends.delete(monthCountOf(last.date));
    return new Map([...ends].filter(([, end]) => isNear(end, lastOfMonth(end.date))));
  },
);
