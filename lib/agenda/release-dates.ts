import type { IsoDate } from '@/lib/calendar/iso-date';
import { firstOfMonth } from '@/lib/calendar/month-bounds';
import { isoDate } from '@/lib/calendar/read-iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import type { DaySpan } from './agenda-entry';
import { mpcDays, mpcSource } from './mpc-days';
import type { PublicDate } from './public-date';
import { releaseDays, type ReleaseDay } from './release-days';

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
