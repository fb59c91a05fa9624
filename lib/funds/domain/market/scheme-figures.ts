import { earliestOf } from '@/lib/calendar/first-and-last-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { maximumDrawdown } from '@/lib/cashflow/drawdown';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { cagrPercent } from '@/lib/cashflow/cagr';
import {
  calendarReturns,
  trailingPeriods,
  type CalendarReturn,
  riskOf,
} from '@/lib/funds/domain/returns-and-risk';
import { isJump as isNavJump } from '@/lib/funds/domain/nav-series';
import type { DailyFalls, NavDay } from './nav-month';
import { daysBetween } from '@/lib/calendar/day-count';
import { monthsPerYear } from '@/lib/calendar/date-parts';

/** In months. */
export type Period = (typeof trailingPeriods)[number];
export type PeriodValues<Value> = Readonly<Record<Period, Value>>;

/** Figures from the NAVs of one scheme, in percent; null where they cannot be calculated. */
export type SchemeFigures = {
  /** Up to a year the absolute change, beyond it growth per year. */
  returns: PeriodValues<number | null>;
  /** Per year, from the returns of the last 36 months; of at least 12. */
  volatilityPercent: number | null;
  /** The deepest fall between month ends, and between all days since they are known; 0 or less. */
  drawdownPercent: number | null;
  /** The lowest return of a whole calendar year. */
  worstYear: Pick<CalendarReturn, 'year' | 'percent'> | null;
  /** The first day of the grid or of the anchors that has a NAV: the scheme is at least so old. */
  since: IsoDate | null;
};

/** The NAVs that the figures of the market come from. */
export type MarketNavs = {
  /** The newest NAVs. */
  latest: NavDay;
  /** The NAVs that each return begins with; without those that are not stored yet. */
  anchors: Partial<PeriodValues<NavDay | undefined>>;
  /** Before the newest day, in the order of months; empty until they are stored (`npm run funds:backfill`). */
  monthEnds: readonly NavDay[];
  /** Figures from daily NAVs; null or left out where they are not stored (`npm run funds:backfill -- --daily`). */
  daily?: DailyFallsRead | null;
};

export type DailyFallsRead = Pick<DailyFalls, 'fallOf'> & {
  /** The first day of the unbroken run of days up to the newest. */
  first: IsoDate;
};

/** An object with a value for each period. */
export function byPeriod<Value>(valueOf: (months: Period) => Value): PeriodValues<Value> {
  return Object.fromEntries(
    trailingPeriods.map((months) => [months, valueOf(months)]),
  ) as PeriodValues<Value>;
}

/** The figures of a growth option; other options pay out, which lowers their NAV. */
export function schemeFigures(code: number, navs: MarketNavs): SchemeFigures {
  const { latest, anchors, monthEnds, daily } = navs;
  const pieces = piecesOf(code, navs);
  const last = pieces.at(-1) ?? [];
  const wholeSince = pieces.length > 1 ? last[0]!.date : null;
  return {
    returns: byPeriod((months) => {
      const anchor = anchors[months];
      const start = anchor?.navs.get(code);
      const end = latest.navs.get(code);
      const isAcrossJump = anchor && wholeSince !== null && anchor.date < wholeSince;
      if (start === undefined || end === undefined || isAcrossJump) return null;
      return cagrPercent(start, end, Math.max(1, months / monthsPerYear));
    }),
    // The riskless rate plays no part in a volatility.
    volatilityPercent: riskOf(last, { risklessPercent: 0 })?.volatilityPercent ?? null,
    drawdownPercent: deeperOf(
      monthEnds.length > 0 ? drawdownOf(pieces) : null,
      daily?.fallOf(code) ?? null,
    ),
    worstYear: worstYearOf(pieces),
    since: sinceOf(code, navs),
  };
}

/** The month ends of a scheme and its newest NAV, cut where the NAV jumped. */
export function piecesOf(code: number, { latest, monthEnds }: MarketNavs) {
  return monthEndPieces([...monthEnds, latest], code);
}

function drawdownOf(pieces: readonly (readonly DatedValue[])[]): number | null {
  const falls = pieces
    .filter((piece) => piece.length > 1)
    .map((piece) => maximumDrawdown(piece)!.percent);
  return falls.length > 0 ? Math.min(...falls) : null;
}

function deeperOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** The calendar years that lie whole within one piece of a history of month ends. */
export function wholeYears(pieces: readonly (readonly DatedValue[])[]): CalendarReturn[] {
  return pieces.flatMap((piece) => {
    const days = new Set(piece.map(({ date }) => date));
    // Where December is missing, the month before it would stand for the year's end.
    const isWhole = ({ year, isWholeYear }: CalendarReturn) =>
      isWholeYear && days.has(`${year - 1}-12-31`) && days.has(`${year}-12-31`);
    return calendarReturns(piece).filter(isWhole);
  });
}

function worstYearOf(pieces: readonly (readonly DatedValue[])[]): SchemeFigures['worstYear'] {
  const [worst] = wholeYears(pieces).sort((one, other) => one.percent - other.percent);
  return worst ? { year: worst.year, percent: worst.percent } : null;
}

/** The earliest stored day on which a scheme has a NAV. */
export function sinceOf(code: number, { latest, anchors, monthEnds }: MarketNavs): IsoDate | null {
  return earliestOf(
    [...Object.values(anchors), ...monthEnds, latest].flatMap((day) =>
      day?.navs.has(code) ? [day.date] : [],
    ),
  );
}

/**
 * A NAV that moves by more than this from one month's end to the next has most likely been split or written wrongly:
 * the deepest fall of an Indian equity index in a month was 26 % (October 2008), and a split into two takes 50 %.
 */
const maxPercentAMonth = 45;
const maxDaysApart = 35;

/**
 * The NAVs of a scheme on the days of a grid, cut where the NAV jumped.
 * @param grid in the order of days: month ends, and the newest day.
 */
function monthEndPieces(grid: readonly NavDay[], code: number): (readonly DatedValue[])[] {
  const pieces: DatedValue[][] = [];
  let previous: DatedValue | null = null;
  for (const { date, navs } of grid) {
    const value = navs.get(code);
    if (value === undefined) continue;
    const point: DatedValue = { date, value };
    if (!previous || isJump(previous, point)) pieces.push([]);
    pieces.at(-1)!.push(point);
    previous = point;
  }
  return pieces;
}

/** Where month ends are missing between the two, as between days: see `isNavJump`. */
function isJump(before: DatedValue, after: DatedValue): boolean {
  const days = () => daysBetween(before.date, after.date);
  const percent = Math.abs(after.value / before.value - 1) * 100;
  return (
    (percent > maxPercentAMonth && days() <= maxDaysApart) ||
    isNavJump(before.value, after.value, days)
  );
}
