import { dateInIndia } from '@/lib/calendar/iso-date';
import type { OfferedDay } from './slots';

/** The free time that is most like an earlier one: same weekday and hour, else same hour, else the first. */
export function nextLike(earlier: Date, days: readonly OfferedDay[]): Date | null {
  const starts = days.flatMap((day) => day.starts);
  const hourOf = (moment: Date) => moment.toISOString().slice(11, 16);
  const weekdayOf = (moment: Date) => new Date(`${dateInIndia(moment)}T00:00:00Z`).getUTCDay();
  const sameHour = starts.filter((start) => hourOf(start) === hourOf(earlier));
  return (
    sameHour.find((start) => weekdayOf(start) === weekdayOf(earlier)) ??
    sameHour[0] ??
    starts[0] ??
    null
  );
}
