import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { rowOn } from '@/lib/law/dated-row';
import type { Exchange } from '@/lib/law/exchange-charges';
import { expiryDays } from '@/lib/law/expiry-days';

const weeks = 17;
const weeklyCount = 5;

/**
 * The coming days on which contracts expire, ascending: of the exchange's weekly index the next five weeks, of all
 * others and after that the last such weekday of each month. Holidays are not known, on which it is the trading day
 * before. Empty before the first row of law.
 */
export function comingExpiries(
  today: IsoDate,
  underlying: string,
  exchange: Exchange = 'nse',
): readonly IsoDate[] {
  const row = rowOn(expiryDays[exchange], today);
  if (!row) return [];
  const { isoWeekday, weeklyIndex } = row.value;
  const start = dayNumberOf(today) + 1;
  // 1 Jan 1970 was a Thursday, the fourth day of the week.
  const weekday = ((start + 3) % 7) + 1;
  const first = start + ((isoWeekday - weekday + 7) % 7);
  return Array.from({ length: weeks }, (_, week) => first + week * 7)
    .filter((day, week) => {
      const isLastOfMonth = monthOf(day) !== monthOf(day + 7);
      return isLastOfMonth || (underlying === weeklyIndex && week < weeklyCount);
    })
    .map(dateOfDayNumber);
}

/** An expiry that leaves a week of time and one at least four weeks later, as presets start from. */
export function presetExpiries(expiries: readonly IsoDate[], today: IsoDate) {
  const from = (earliest: number) => expiries.find((day) => dayNumberOf(day) >= earliest);
  const expiry = from(dayNumberOf(today) + 7) ?? dateOfDayNumber(dayNumberOf(today) + 7);
  const later = from(dayNumberOf(expiry) + 28) ?? dateOfDayNumber(dayNumberOf(expiry) + 28);
  return { expiry, laterExpiry: later };
}

function monthOf(day: number): string {
  return dateOfDayNumber(day).slice(0, 7);
}
