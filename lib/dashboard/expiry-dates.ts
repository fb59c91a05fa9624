import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { rowOn } from '@/lib/law/dated-row';
import { expiryDays } from '@/lib/law/expiry-days';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { AgendaEntry, DaySpan } from './agenda-entry';

const path = '/features/option-trading';

/** Expiries of index options by the weekday rule; no list of holidays is known, and each entry says so. */
export function expiryDates(
  { from, to }: DaySpan,
  words: Messages['dashboard']['agenda']['expiry'],
): AgendaEntry[] {
  const entries: AgendaEntry[] = [];
  for (let day = dayNumberOf(from); day <= dayNumberOf(to); day += 1) {
    const date = dateOfDayNumber(day);
    for (const rows of Object.values(expiryDays)) {
      const rule = rowOn(rows, date)?.value;
      if (!rule || isoWeekdayOf(date) !== rule.isoWeekday) continue;
      const isMonthly = dateOfDayNumber(day + 7).slice(0, 7) !== date.slice(0, 7);
      entries.push({
        uid: `expiry-${rule.weeklyIndex}-${date}`.toLowerCase(),
        series: `expiry-${rule.weeklyIndex}`,
        date,
        moment: null,
        title: fill(isMonthly ? words.monthly : words.weekly, { index: rule.weeklyIndex }),
        detail: words.detail,
        path,
      });
    }
  }
  return entries;
}

/** 1 is Monday. */
function isoWeekdayOf(date: IsoDate): number {
  // 1 Jan 1970 was a Thursday.
  return ((dayNumberOf(date) + 3) % 7) + 1;
}
