import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDate } from '@/lib/calendar/read-iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { memoizeByObject } from '@/lib/memoize-by-object';
import { piecesBetweenJumps } from './nav-jumps';

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

export function firstOfMonthNumber(month: number): IsoDate {
  return isoDate(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`);
}

/** The last value of each month, by its number. The month of the newest value counts only once a later one has begun. */
export const monthLevels = memoizeByObject(
  (series: readonly DatedValue[]): ReadonlyMap<number, MonthLevel> => {
    const levels = new Map<number, MonthLevel>();
    for (const [piece, points] of piecesBetweenJumps(series).entries()) {
      for (const point of points) levels.set(monthNumberOf(point), { value: point.value, piece });
    }
    const last = series.at(-1);
    if (last) levels.delete(monthNumberOf(last));
    return levels;
  },
);
