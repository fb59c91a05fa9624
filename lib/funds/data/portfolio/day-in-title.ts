import type { IsoDate } from '@/lib/calendar/iso-date';
import { lastOfMonth } from '@/lib/calendar/month-bounds';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import type { WorkbookCell } from '@/lib/xlsx/open-workbook';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The day of a portfolio in the titles above it: "as on 31-Oct-2026", "October 31st, 2026", "31.10.2026", a date; the last of "October 2026". */
export function dayInTitle(cells: readonly WorkbookCell[]): IsoDate | null {
  const found = cells.map((cell) => {
    if (cell instanceof Date) return { day: dayOf(cell), month: null };
    return typeof cell === 'string' ? inText(cell) : { day: null, month: null };
  });
  const whole = found.find(({ day }) => day !== null)?.day;
  return whole ?? found.find(({ month }) => month !== null)?.month ?? null;
}

/** The first day of a text, and the end of the first month that stands without a day. */
function inText(title: string): { day: IsoDate | null; month: IsoDate | null } {
  const words = title
    .slice(0, 500)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th)$/, '$1'));
  let month: IsoDate | null = null;
  for (const place of words.keys()) {
    const [one = '', two = '', three = ''] = words.slice(place, place + 3);
    const day =
      dateOf(one, two, three) ??
      (monthOf(one, false) ? dateOf(two, one, three) : null) ??
      (/^\d{4}$/.test(one) ? dateOf(three, two, one) : null);
    if (day) return { day, month: null };
    const first = monthOf(one, false) && /^\d{4}$/.test(two) ? dateOf('1', one, two) : null;
    month ??= first && lastOfMonth(first);
  }
  return { day: null, month };
}

function dateOf(day: string, month: string, year: string): IsoDate | null {
  const number = monthOf(month, /^\d{4}$/.test(year));
  if (!number || !/^\d{1,2}$/.test(day) || !/^(?:\d\d)?\d\d$/.test(year)) return null;
  return readIsoDate(`${year.padStart(4, '20')}-${number}-${day.padStart(2, '0')}`);
}

/** The number of a month in two digits. @param acceptsNumber "10" is one only beside a whole year. */
function monthOf(word: string, acceptsNumber: boolean): string | null {
  if (acceptsNumber && /^\d{1,2}$/.test(word)) return word.padStart(2, '0');
  const place = /^[a-z]{3,9}$/.test(word) ? months.indexOf(word.slice(0, 3)) : -1;
  return place < 0 ? null : String(place + 1).padStart(2, '0');
}

function dayOf(date: Date): IsoDate | null {
  return Number.isNaN(date.getTime()) ? null : readIsoDate(date.toISOString().slice(0, 10));
}
