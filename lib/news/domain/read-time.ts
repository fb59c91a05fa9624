import { dayMs, hourMs, minuteMs } from '@/lib/calendar/day-count';
import { monthNumberOf } from '@/lib/calendar/month-number';
import { readText } from '@/lib/text/read-text';

/** Longer than any date. */
const maxBytes = 200;

/** Minutes ahead of UTC. `IST` is India's here, which the language's own reader of dates does not know. */
const zones: Readonly<Record<string, number>> = {
  ist: 330,
  gmt: 0,
  utc: 0,
  ut: 0,
  z: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
};
const indiaMinutes = 330;
/** A clock may be a little ahead; a headline of tomorrow is a mistake. A day without a time may be tomorrow's. */
const maxAheadMs = { time: 2 * hourMs, day: dayMs };
const earliestMs = Date.UTC(2000, 0, 1);

const weekday =
  '(?:mon|tues?|wed|thu|thurs?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const month =
  '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)';
const timeOfDay = '(\\d{1,2}):(\\d\\d)(?::(\\d\\d)(?:\\.\\d{1,9})?)?(?: ?([ap])\\.?m\\.?)?';
/** A name, or an offset that may follow the name of UTC; a comment in brackets may follow, as RFC 822 allows. */
const zone = '(z|[a-z]{2,3}|(?:gmt|utc)? ?[+-](?:\\d\\d:?\\d\\d|\\d:\\d\\d))(?: \\([a-z]{2,5}\\))?';

/** RFC 822 and its relatives: 21 Nov 2026 10:00 IST, 21-Nov-2026, and SEBI's 21 Nov, 2026 +0530. */
const byName = new RegExp(
  `^(?:${weekday},? )?(\\d{1,2})[ -]${month},?[ -](\\d{4}|\\d\\d),?(?: ${timeOfDay})?(?: ?${zone})?$`,
  'i',
);
/** ISO 8601: 2026-11-21T10:00:00+05:30, and the day alone. */
const byNumber = new RegExp(`^(\\d{4})-(\\d\\d)-(\\d\\d)(?:[t ]${timeOfDay})?(?: ?${zone})?$`, 'i');

/** A moment as an ISO instant. Of a day without a time it is the day's beginning. */
export type ReadTime = { at: string; kind: 'time' | 'day' };

/**
 * The moment that a feed's date names. RFC 822, ISO 8601, and SEBI's "25 Sep, 2026 +0530", also with AM or PM; without
 * a zone it is Indian time, since every outlet here is Indian. Days of numbers alone (05/06/2026) are not read: their order
 * is not certain.
 * @returns null for any other text, and for a date that cannot be right: before 2000, or in the future.
 */
export function readTime(raw: string, now: Date): ReadTime | null {
  const text = readText(raw, maxBytes).replace(/\s+/g, ' ').trim();
  const named = byName.exec(text);
  const [, one = '', two = '', three = '', hour, minute = '0', second = '0', half, zoneText] =
    named ?? byNumber.exec(text) ?? [];
  if (!one) return null;
  const day = Number(named ? one : three);
  const monthIndex = (named ? monthNumberOf(two) : Number(two)) - 1;
  const year = named && three.length === 2 ? 2000 + Number(three) : Number(named ? three : one);
  const kind = hour === undefined ? 'day' : 'time';
  const parts = [hourOfDay(hour ?? '0', half), Number(minute), Number(second)] as const;
  const local = new Date(Date.UTC(year, monthIndex, day, ...parts));
  const isReal =
    local.getUTCDate() === day &&
    local.getUTCMonth() === monthIndex &&
    parts[0] < 24 &&
    parts[1] < 60 &&
    parts[2] < 60;
  const offset = zoneMinutes(zoneText);
  if (!isReal || offset === null) return null;
  const ms = local.getTime() - offset * minuteMs;
  if (ms < earliestMs || ms > now.getTime() + maxAheadMs[kind]) return null;
  return { at: new Date(ms).toISOString(), kind };
}

/** From 0 to 23; NaN where a clock of twelve hours has no such hour. */
function hourOfDay(text: string, half: string | undefined): number {
  const hour = Number(text);
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return NaN;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function zoneMinutes(text: string | undefined): number | null {
  if (text === undefined) return indiaMinutes;
  const known = zones[text.toLowerCase()];
  if (known !== undefined) return known;
  const [, sign, hours, minutes] = /([+-])(\d\d?):?(\d\d)$/.exec(text) ?? [];
  // UTC+14:00 is the largest offset that a place has.
  if (!sign || Number(hours) > 14 || Number(minutes) > 59) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
