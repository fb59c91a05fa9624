import type { IsoDate } from '@/lib/calendar/iso-date';
import { lastOfMonth } from '@/lib/calendar/shift-months';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import type { WorkbookCell } from '@/lib/xlsx/open-workbook';

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
    const isMonthFirst = /^[a-z]{3,9}$/.test(one);
    const [day, name] = isMonthFirst ? [two, one] : [one, two];
    // "31-Oct-26"; a day of figures alone has its whole year.
    const year = /^[a-z]/.test(name) && /^\d\d$/.test(three) ? `20${three}` : three;
    const whole = readWrittenDay(`${day}-${name}-${year}`);
    if (whole) return { day: whole, month: null };
    const first = isMonthFirst && /^\d{4}$/.test(two) ? readWrittenDay(`1-${one}-${two}`) : null;
    month ??= first && lastOfMonth(first);
  }
  return { day: null, month };
}

function dayOf(date: Date): IsoDate | null {
  return Number.isNaN(date.getTime()) ? null : readIsoDate(date.toISOString().slice(0, 10));
}
