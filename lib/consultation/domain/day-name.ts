import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Wed, 25 Nov 2026 */
export function dayName(date: IsoDate): string {
  return `${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]}, ${formatDate(date)}`;
}
