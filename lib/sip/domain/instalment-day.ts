import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { tradingDayOnOrAfter } from '@/lib/calendar/trading-days';

export type InstalmentDay = {
  /** The same day of the month as the first. */
  dueOn: IsoDate;
  /** The business day on which it is invested at that day's NAV: `dueOn`, or the next one. */
  investedOn: IsoDate;
};

/** When the instalment of a month is invested, 0 being the first: funds take none on days without trading. */
export function instalmentDay(start: IsoDate, month: number): InstalmentDay {
  const dueOn = shiftMonths(start, month);
  return { dueOn, investedOn: tradingDayOnOrAfter(dueOn) };
}
