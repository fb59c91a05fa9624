import { shiftMonths } from '@/lib/calendar/months';
import { daysBetween, weekdaysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { drawdowns, maximumDrawdown, type MaximumDrawdown } from '@/lib/cashflow/drawdown';
import { rollingReturnsOfPieces, type RollingReturns } from '@/lib/cashflow/rolling-returns';
import { changePercent } from '@/lib/cashflow/statistics';
import { memoizeByObject } from '@/lib/memoize';
import { readPeriod, type Period } from '@/lib/calendar/period';
import { downsample } from '@/lib/cashflow/chart-points';
import type { Scheme } from './scheme';

/** Two consecutive NAVs that differ so much that a split may lie between them. */
export type NavJump = {
  before: DatedValue;
  after: DatedValue;
  /** From the first to the second. */
  percent: number;
};

/** No market moved a diversified fund so far in a day: the deepest fall of an Indian index was 13 %, on 23 Mar 2020. */
export const maxPercentOfStep = 35;
/** Weekends and holidays explain ten days. Over a longer gap a fund may have moved so far without a split. */
export const maxDaysApart = 10;
/** Over missing days (as in a provider outage), only a change that no fund made within half a year is a jump. */
export const minTimesOverGap = 3;
const maxGapDays = 183;

/**
 * Whether the second NAV is so far from the first that a split may lie between them.
 * @param daysBetweenThem a function, because few of thousands of pairs need it.
 */
export function isJump(before: number, after: number, daysBetweenThem: () => number): boolean {
  if (Math.abs(((after - before) / before) * 100) <= maxPercentOfStep) return false;
  const days = daysBetweenThem();
  if (days <= maxDaysApart) return true;
  return days <= maxGapDays && Math.max(after / before, before / after) >= minTimesOverGap;
}

/**
 * Where a NAV is more than 35 % from the one before, or, over missing days, at most a third or at least three times it.
 * A split, a change of the face value and a wrong figure look like this: the NAV changes and the money does not, so that
 * no return across such a day is shown. @param series in the order of days.
 */
export const navJumps = memoizeByObject((series: readonly DatedValue[]): readonly NavJump[] =>
  series.flatMap((after, index) => {
    const before = series[index - 1];
    if (!before) return [];
    const days = () => daysBetween(before.date, after.date);
    if (!isJump(before.value, after.value, days)) return [];
    return [{ before, after, percent: ((after.value - before.value) / before.value) * 100 }];
  }),
);

/**
 * The change from the NAV before the newest to the newest, in percent. Null where there is no NAV before, a split may lie
 * between the two, or more than ten days are missing between them.
 */
export function dayChangePercent(series: readonly DatedValue[]): number | null {
  const [before, newest] = series.slice(-2);
  if (!before || !newest) return null;
  const days = daysBetween(before.date, newest.date);
  if (days > maxDaysApart || isJump(before.value, newest.value, () => days)) return null;
  return changePercent(before.value, newest.value);
}

/** The first jump between two days; null where a return from one to the other may be shown. */
export function jumpBetween(jumps: readonly NavJump[], from: IsoDate, to: IsoDate): NavJump | null {
  return jumps.find(({ before, after }) => before.date >= from && after.date <= to) ?? null;
}

/** Whether a return of the last months would go across a jump. */
export function hasJumpWithin(series: readonly DatedValue[], months: number): boolean {
  const last = series.at(-1);
  if (!last) return false;
  const wanted = shiftMonths(last.date, -months);
  const from = valueOn(series, wanted)?.date ?? wanted;
  return jumpBetween(navJumps(series), from, last.date) !== null;
}

/** A history cut where its NAV jumped: returns are worked out within one piece. */
export const piecesBetweenJumps = memoizeByObject(
  (series: readonly DatedValue[]): readonly (readonly DatedValue[])[] => {
    const firstDays = new Set(navJumps(series).map(({ after }) => after.date));
    if (firstDays.size === 0) return [series];
    const starts = series.flatMap(({ date }, index) => (firstDays.has(date) ? [index] : []));
    return [0, ...starts].map((start, index) => series.slice(start, starts[index]));
  },
);

/** The history since its last jump: all of it where there was none. */
export function sinceLastJump(series: readonly DatedValue[]): readonly DatedValue[] {
  return piecesBetweenJumps(series).at(-1) ?? series;
}

/** The piece that spans the most days. */
export function longestPiece(series: readonly DatedValue[]): readonly DatedValue[] {
  const spanOf = (piece: readonly DatedValue[]) =>
    piece[0] ? daysBetween(piece[0].date, piece.at(-1)!.date) : -1;
  return piecesBetweenJumps(series).reduce((longest, piece) =>
    spanOf(piece) > spanOf(longest) ? piece : longest,
  );
}

/** How far each NAV lies below the highest before it, in percent; the count begins anew where the NAV jumped. */
export const fundDrawdowns = memoizeByObject(
  (series: readonly DatedValue[]): readonly DatedValue[] =>
    piecesBetweenJumps(series).flatMap(drawdowns),
);

/** The deepest fall from a peak that no jump lies in. @returns null for an empty series. */
export const fundMaximumDrawdown = memoizeByObject((series: readonly DatedValue[]) =>
  piecesBetweenJumps(series).reduce<MaximumDrawdown | null>((deepest, piece) => {
    const fall = maximumDrawdown(piece);
    return fall && (!deepest || fall.percent < deepest.percent) ? fall : deepest;
  }, null),
);

const rollingByYears = memoizeByObject(
  (_series: readonly DatedValue[]) => new Map<number, RollingReturns | null>(),
);

/** Rolling returns of a fund, of which no window crosses a jump of the NAV. Computed once for each history. */
export function fundRollingReturns(
  series: readonly DatedValue[],
  years: number,
): RollingReturns | null {
  const known = rollingByYears(series);
  if (!known.has(years)) {
    known.set(years, rollingReturnsOfPieces(piecesBetweenJumps(series), years));
  }
  return known.get(years) ?? null;
}

/** Periods of the NAV chart; the default is five years. */
export const navPeriods = [
  '1m',
  '6m',
  '1y',
  '3y',
  '5y',
  '10y',
  'max',
] as const satisfies readonly Period[];

export function readNavPeriod(text: string): (typeof navPeriods)[number] {
  return readPeriod(text, navPeriods, '5y');
}

/**
 * The points of a line that is broken where the NAV jumped: both NAVs of each jump are among them, so that a jump never
 * looks like a slope. @returns `breaks`, the places before which the line begins anew.
 */
export function drawnNavs(
  series: readonly DatedValue[],
  jumps = navJumps(series),
  max?: number,
): { points: readonly DatedValue[]; breaks: readonly number[] } {
  const sample = downsample(series, ({ value }) => [value], max);
  if (jumps.length === 0) return { points: sample, breaks: [] };
  const dates = new Set([
    ...sample.map(({ date }) => date),
    ...jumps.flatMap(({ before, after }) => [before.date, after.date]),
  ]);
  const starts = new Set(jumps.map(({ after }) => after.date));
  const points = series.filter(({ date }) => dates.has(date));
  return {
    points,
    breaks: points.flatMap(({ date }, index) => (starts.has(date) ? [index] : [])),
  };
}

export type JoinedHistory = {
  series: readonly DatedValue[];
  /** The history's own source ends so long before AMFI's list that days are missing in between. */
  isBehind: boolean;
};

/** mfapi.in has stopped for weeks before: further behind than this, its figures are stale. */
const allowedWeekdays = 3;

/** The history up to AMFI's own newest NAV, which is appended when it is newer. */
export function joinNewest(
  series: readonly DatedValue[],
  { nav, navDate }: Pick<Scheme, 'nav' | 'navDate'>,
): JoinedHistory {
  const last = series.at(-1);
  if (nav === null || navDate === null || (last && last.date >= navDate)) {
    return { series, isBehind: false };
  }
  return {
    series: [...series, { date: navDate, value: nav }],
    isBehind: last !== undefined && weekdaysBetween(last.date, navDate) > allowedWeekdays,
  };
}
