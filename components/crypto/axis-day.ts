import { dateOfDayNumber } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';

const longDays = 2 * 365;

/** A day under a chart, as short as the days shown allow: 28 Nov, or over years Nov 2025. */
export function axisDay(dayNumber: number, daysShown: number): string {
  const [day, month, year] = formatDate(dateOfDayNumber(dayNumber)).split(' ');
  return daysShown > longDays ? `${month} ${year}` : `${day} ${month}`;
}
