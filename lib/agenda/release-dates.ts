import type { IsoDate } from '@/lib/calendar/iso-date';
import { firstOfMonth, shiftMonths } from '@/lib/calendar/shift-months';
import { isoDate } from '@/lib/calendar/read-iso-date';
import type { DaySpan } from './agenda-entry';
import type { PublicDate } from './public-date';
import { releaseDays, type ReleaseDay } from './release-days';

/** Where the days were read. */
const mpcSource = {
  source: 'Reserve Bank of India, Meeting Schedule of the Monetary Policy Committee for 2026-27',
  readIn: 'a copy of rbi.org.in of 27 April 2026',
  readOn: '2026-11-23',
} as const;

/**
 * The last day of each meeting of the Monetary Policy Committee, on which the repo rate is announced. The Reserve Bank
 * names the days of a financial year in the March before it and may add a meeting.
 */
export const mpcDays: readonly IsoDate[] = [
  '2026-04-08',
  '2026-06-05',
  '2026-08-05',
  '2026-10-07',
  '2026-12-04',
  '2027-02-05',
];

const path = '/features/financial-news#dates';
const plain = { moved: null, dependsOnHolidays: false, path } as const;

/** The usual days of figures and payments, of every month that the span touches. */
export function releaseDates({ from, to }: DaySpan): PublicDate[] {
  const dates: PublicDate[] = [];
  for (let first = firstOfMonth(from); first <= to; first = shiftMonths(first, 1)) {
    for (const release of releaseDays) {
      const month = Number(first.slice(5, 7));
      if (release.month === null || release.month === month) dates.push(dateOf(release, first));
    }
  }
  return dates;
}

function dateOf({ id, series, day, except, source }: ReleaseDay, firstDay: IsoDate): PublicDate {
  const ownDay = except?.month === Number(firstDay.slice(5, 7)) ? except.day : day;
  const date = isoDate(`${firstDay.slice(0, 8)}${String(ownDay).padStart(2, '0')}`);
  const basis = { by: 'usual', source } as const;
  const uid = `${id}-${firstDay.slice(0, 7)}`;
  return { uid, series, kind: id, date, values: {}, basis, ...plain };
}

/** Announcements of the repo rate, as far as the Reserve Bank has named them. */
export function mpcDates(): PublicDate[] {
  return mpcDays.map((date) => ({
    ...{ uid: `mpc-${date.slice(0, 7)}`, series: 'mpc', kind: 'mpc', date, values: {} },
    ...{ basis: { by: 'published', ...mpcSource }, ...plain },
  }));
}

/** Whether the next announcement lies beyond those that the Reserve Bank has named. */
export function isMpcUnknown(today: IsoDate): boolean {
  return !mpcDays.some((date) => date >= today);
}
