import { weekdaysBetween } from '@/lib/calendar/day-count';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Scheme } from './scheme';

export type JoinedHistory = {
  series: readonly DatedValue[];
  /** The history's own source ends so long before AMFI's list that days are missing in between. */
  isBehind: boolean;
};

/** mfapi.in has stopped for weeks before: further behind than this, its figures are stale. */
const allowedWeekdays = 3;

/** The history up to AMFI's own newest NAV, which is appended when it is newer. */
export function joinNewest(
  series: readonly DatedValue[],
  { nav, navDate }: Pick<Scheme, 'nav' | 'navDate'>,
): JoinedHistory {
  const last = series.at(-1);
  if (nav === null || navDate === null || (last && last.date >= navDate)) {
    return { series, isBehind: false };
  }
  return {
    series: [...series, { date: navDate, value: nav }],
    isBehind: last !== undefined && weekdaysBetween(last.date, navDate) > allowedWeekdays,
  };
}
