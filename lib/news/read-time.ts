import { readText } from '@/lib/text/read-text';

/** Longer than any date. */
const maxBytes = 200;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

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
/** A clock may be a little ahead; a headline of tomorrow is a mistake. */
const furthestAheadMs = 2 * 3_600_000;
const earliestMs = Date.UTC(2000, 0, 1);

const rfc822 =
  /^(?:[a-z]{3,9},? )?(\d{1,2})[ -]([a-z]{3})[a-z]{0,9}[ -](\d{4}|\d\d),?(?: (\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d{1,9})?)? ?(.*)$/is;
const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[t ](\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d{1,9})?)? ?(.*)$/is;

/**
 * The moment that a feed's date names, as an ISO instant. RFC 822 and ISO 8601; without a zone it is Indian time,
 * since every outlet here is Indian. @returns null for what is no date, or one that cannot be right.
 */
export function readTime(raw: string, now: Date): string | null {
  const text = readText(raw, maxBytes).replace(/\s+/g, ' ').trim();
  const byName = rfc822.exec(text);
  const byNumber = byName ? null : iso.exec(text);
  const found = byName ?? byNumber;
  if (!found) return null;
  const [, one = '', two = '', three = '', hour = '0', minute = '0', second = '0', zone = ''] =
    found;
  const [year, month, day] = byName
    ? [
        Number(three.length === 2 ? `20${three}` : three),
        months.indexOf(two.toLowerCase()),
        Number(one),
      ]
    : [Number(one), Number(two) - 1, Number(three)];
  const offset = zoneMinutes(zone.trim());
  if (month < 0 || month > 11 || offset === null) return null;
  const local = new Date(Date.UTC(year, month, day, Number(hour), Number(minute), Number(second)));
  const isReal = local.getUTCDate() === day && Number(hour) < 24 && Number(minute) < 60;
  const ms = local.getTime() - offset * 60_000;
  if (!isReal || ms < earliestMs || ms > now.getTime() + furthestAheadMs) return null;
  return new Date(ms).toISOString();
}

function zoneMinutes(zone: string): number | null {
  if (zone === '') return indiaMinutes;
  const known = zones[zone.toLowerCase()];
  if (known !== undefined) return known;
  const [, sign, hours, minutes] = /^(?:gmt|utc)?\s*([+-])(\d\d):?(\d\d)\b/i.exec(zone) ?? [];
  if (!sign) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
