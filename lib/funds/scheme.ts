import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';

export type Plan = 'direct' | 'regular';
export type Option = 'growth' | 'idcw' | 'bonus';

/** One scheme, plan and option of AMFI's list: each has a code and a NAV of its own. */
export type Scheme = {
  code: number;
  name: string;
  /** The fund house as AMFI writes it: 'Udaharan Mutual Fund'. */
  house: string;
  structure: 'open-ended' | 'close-ended' | 'interval';
  /** 'Equity Scheme - Flexi Cap Fund'. */
  category: string;
  /** Null where the list does not say, as for ETFs. */
  plan: Plan | null;
  option: Option | null;
  isin: string | null;
  reinvestmentIsin: string | null;
  /** Rupees a unit; null where the list has none (N.A. or zero). */
  nav: number | null;
  navDate: IsoDate | null;
};

/** Weekends, holidays and a slow house explain ten days; after them a scheme is wound up or suspended. */
const quietDays = 10;

/** A scheme whose newest NAV is of an earlier day is no longer offered. @param today the day in India. */
export function oldestCurrentDay(today: IsoDate): IsoDate {
  return dateOfDayNumber(dayNumberOf(today) - quietDays);
}

/** Whether a scheme has had no NAV for so long that it is no longer offered. @param today the day in India. */
export function isDormant({ nav, navDate }: Scheme, today: IsoDate): boolean {
  return nav === null || navDate === null || navDate < oldestCurrentDay(today);
}
