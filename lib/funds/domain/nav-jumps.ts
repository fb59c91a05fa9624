import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { drawdowns, maximumDrawdown, type MaximumDrawdown } from '@/lib/cashflow/drawdown';
import { rollingReturnsOfPieces, type RollingReturns } from '@/lib/cashflow/rolling-returns';
import { memoizeByObject } from '@/lib/memoize';

/** Two NAVs next to each other of which the second is so much higher or lower that a split may lie between them. */
export type NavJump = {
  before: DatedValue;
  after: DatedValue;
  /** From the first to the second. */
  percent: number;
};

/** No market moved a diversified fund so far in a day: the deepest fall of an Indian index was 13 %, on 23 Mar 2020. */
const mostPercentADay = 35;
/** Weekends and holidays explain ten days. Over a longer gap a fund may have moved so far without a split. */
const mostDaysApart = 10;
/** Over days that are missing, as when a provider stood still, only what no fund did within half a year is a jump. */
const leastTimesOverGap = 3;
const longestGapDays = 183;

/**
 * Whether the second NAV is so far from the first that a split may lie between them.
 * @param daysBetweenThem is asked for few, since a history has thousands.
 */
export function isJump(before: number, after: number, daysBetweenThem: () => number): boolean {
  if (Math.abs(((after - before) / before) * 100) <= mostPercentADay) return false;
  const days = daysBetweenThem();
  if (days <= mostDaysApart) return true;
  return days <= longestGapDays && Math.max(after / before, before / after) >= leastTimesOverGap;
}

/**
 * The days on which a NAV changed by more than 35 %, or over missing days to a third or three times. A split, a change of
 * the face value and a wrong figure look like this: the NAV changes and the money does not, so that no return across such
 * a day is shown. @param series in the order of days.
 */
export const navJumps = memoizeByObject((series: readonly DatedValue[]): readonly NavJump[] =>
  series.flatMap((after, index) => {
    const before = series[index - 1];
    const days = () => daysBetween(before!.date, after.date);
    if (!before || !isJump(before.value, after.value, days)) return [];
    return [{ before, after, percent: ((after.value - before.value) / before.value) * 100 }];
  }),
);

/** The first jump between two days; null where a return from one to the other may be shown. */
export function jumpBetween(jumps: readonly NavJump[], from: IsoDate, to: IsoDate): NavJump | null {
  return jumps.find(({ before, after }) => before.date >= from && after.date <= to) ?? null;
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
