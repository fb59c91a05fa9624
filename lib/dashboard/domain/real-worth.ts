import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { WorthPoint } from '@/lib/holdings/worth';

export type RealWorthPoint = WorthPoint & {
  /** The worth in rupees of the last day; null where the worth is not known. */
  realRupees: number | null;
};

const daysPerYear = 365.25;

/** What an index of prices would say is an assumption here: one and the same yearly rise, compounded. */
export function inRupeesOf(
  today: IsoDate,
  points: readonly WorthPoint[],
  inflationPercent: number,
): RealWorthPoint[] {
  return points.map((point) => {
    const years = daysBetween(point.date, today) / daysPerYear;
    const level = (1 + inflationPercent / 100) ** years;
    return { ...point, realRupees: point.worthRupees === null ? null : point.worthRupees * level };
  });
}
