import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { monthOf, yearOf } from '@/lib/calendar/date-parts';
import type { Language } from '@/lib/messages/language';

/** '03-15' is 15 March. */
export type MonthAndDay = `${number}-${number}`;

/** The year in which the financial (tax) year of a day began: 2026 for 1-Apr-2026 to 31-Mar-2027. */
export function financialYearOf(date: IsoDate): number {
  return monthOf(date) >= 4 ? yearOf(date) : yearOf(date) - 1;
}

/** The name of a financial year by the calendar year in which it began: 2026 is 2026-27. */
export function financialYearName(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** A day of a financial year by its month and day: '03-15' of 2026 is 15 March 2027. @param year in which it began */
export function dateInFinancialYear(year: number, monthAndDay: MonthAndDay): IsoDate {
  return `${monthAndDay < '04' ? year + 1 : year}-${monthAndDay}`;
}

/** '06-15' as "15 Jun". */
export function formatMonthAndDay(monthAndDay: MonthAndDay, language?: Language): string {
  return formatDate(`2000-${monthAndDay}`, language).replace(/ \d{4}$/, '');
}
