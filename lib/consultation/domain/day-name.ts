import { shortDayOf, weekdayOf } from '@/lib/calendar/day-names';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';

/** Wed, 25 Nov 2026 */
export function dayName(date: IsoDate): string {
  return `${weekdayOf(date).slice(0, 3)}, ${formatDate(date)}`;
}

/** Wed 25 Nov */
export function shortDayName(date: IsoDate): string {
  return `${weekdayOf(date).slice(0, 3)} ${shortDayOf(date)}`;
}
