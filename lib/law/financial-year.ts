import type { IsoDate } from '@/lib/calendar/iso-date';

/** The year in which the financial (tax) year of a day began: 2026 for 1-Apr-2026 to 31-Mar-2027. */
export function financialYearOf(date: IsoDate): number {
  const [year = NaN, month = NaN] = date.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}
