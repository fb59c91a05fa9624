import { shortDayOf, weekdayOf } from '@/lib/calendar/day-texts';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { memoizeRecent } from '@/lib/memoize';

export const indiaZone = 'Asia/Kolkata';

/** Zones to choose from, in the order of the list; a browser's own comes in beside them. */
export const listedZones = [
  indiaZone,
  'Asia/Dubai',
  'Asia/Riyadh',
  'Asia/Qatar',
  'Asia/Kuwait',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Singapore',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Africa/Nairobi',
  'Africa/Johannesburg',
  'Europe/London',
  'Europe/Berlin',
  'America/Toronto',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
] as const;

const maxZoneCharacters = 50;

/** The list's name of a zone, by the name that Intl resolves it to: of Asia/Kolkata, Node makes Asia/Calcutta. */
const listedNames: ReadonlyMap<string, string> = new Map(
  listedZones.map((zone) => [resolvedZone(zone), zone]),
);

/** A zone of the IANA database, by its name in the list where it is there; null for what this machine does not know. */
export function readZone(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > maxZoneCharacters || !/^[A-Za-z]/.test(text))
    return null;
  try {
    const zone = resolvedZone(text);
    return listedNames.get(zone) ?? zone;
  } catch {
    return null;
  }
}

function resolvedZone(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}

/** A zone by its place: New York. */
export function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** Whether clocks of the zone show the same as India's at that moment. */
export function isLikeIndia(moment: Date, zone: string): boolean {
  return dayAndTime(moment, zone) === dayAndTime(moment, indiaZone);
}

/**
 * The moment in words, with the name of its zone: in India, and in the person's own zone where clocks differ. `Intl`
 * applies daylight saving time, so no offset is added here.
 */
export function timesOf(moment: Date, zone: string): string[] {
  const inIndia = formatMoment(moment);
  return isLikeIndia(moment, zone)
    ? [inIndia]
    : [inIndia, `${dayAndTime(moment, zone)} ${placeOf(zone)}`];
}

/** The time in the other zone, with the date if it differs. Null if both clocks show the same. */
export function timeBeside(
  moment: Date,
  zone: string,
): { time: string; otherDay: { weekday: string; date: string } | null } | null {
  if (isLikeIndia(moment, zone)) return null;
  const [date = '', time = ''] = dayAndTime(moment, zone).split(', ');
  if (dayAndTime(moment, indiaZone).startsWith(`${date},`)) return { time, otherDay: null };
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: zone });
  return { time, otherDay: { weekday: weekday.format(moment), date } };
}

/** A format takes longer to make than to use, and a page of free times formats some hundred moments. */
const clockOf = memoizeRecent<Intl.DateTimeFormat>(2 * listedZones.length);

/** 24 Nov 2026, 10:00 */
function dayAndTime(moment: Date, timeZone: string): string {
  const clock = clockOf(
    timeZone,
    () =>
      new Intl.DateTimeFormat('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
        hourCycle: 'h23',
      }),
  );
  const parts = clock.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month').slice(0, 3)} ${part('year')}, ${part('hour')}:${part('minute')}`;
}

/** Wed, 25 Nov 2026 */
export function dayName(date: IsoDate): string {
  return `${weekdayOf(date).slice(0, 3)}, ${formatDate(date)}`;
}

/** Wed 25 Nov */
export function shortDayName(date: IsoDate): string {
  return `${weekdayOf(date).slice(0, 3)} ${shortDayOf(date)}`;
}
