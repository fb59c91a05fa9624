import type { IsoDate } from '@/lib/calendar/iso-date';

/** The NAV of each scheme, by code, on a day or, where that day has none, on one of the days shortly before it. */
export type NavDay = {
  date: IsoDate;
  navs: ReadonlyMap<number, number>;
  /** The codes whose NAV is of another day; left out where that is not known. */
  ofOtherDays?: ReadonlySet<number>;
  /** Whether AMFI's report was read some days later, when all houses had given their NAVs. */
  isChecked?: boolean;
};
