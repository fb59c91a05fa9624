import type { IsoDate } from './iso-date';

/** The first of some days in any order; null for none. */
export function earliestOf(days: readonly IsoDate[]): IsoDate | null {
  return days.reduce<IsoDate | null>((first, day) => (first && first < day ? first : day), null);
}

/** The last of some days in any order; null for none. */
export function latestOf(days: readonly IsoDate[]): IsoDate | null {
  return days.reduce<IsoDate | null>((last, day) => (last && last > day ? last : day), null);
}
