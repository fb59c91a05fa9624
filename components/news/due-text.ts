import { dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** How far away a date is: Today, Tomorrow, 15 days. */
export function dueText(
  date: IsoDate,
  today: IsoDate,
  { due }: Pick<Messages['news']['calendar'], 'due'>,
): string {
  const days = dayNumberOf(date) - dayNumberOf(today);
  if (days === 0) return due.today;
  return days === 1 ? due.tomorrow : fill(due.days, { count: days });
}
