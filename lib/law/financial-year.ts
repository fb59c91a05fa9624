import type { IsoDate } from '@/lib/calendar/iso-date';

/** The year in which the financial (tax) year of a day began: 2026 for 1-Apr-2026 to 31-Mar-2027. */
export function financialYearOf(date: IsoDate): number {
  const [year = NaN, month = NaN] = date.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/** The name of a financial year by the calendar year in which it began: 2026 is 2026-27. */
export function financialYearName(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
