import { formatDate } from '@/lib/calendar/iso-date';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** "No NAV since 5 Aug 2020", of a scheme that has none now: the day is that of AMFI's last row of it. */
export function noNavSince(
  { navDate }: Pick<Scheme, 'navDate'>,
  { dormant, neverNav }: Messages['funds'],
): string {
  return navDate ? fill(dormant, { date: formatDate(navDate) }) : neverNav;
}
