import type { IsoDate, DaySpan } from '@/lib/calendar/iso-date';
import { isWeekend, shiftDays } from '@/lib/calendar/day-count';
import { monthOf } from '@/lib/calendar/date-parts';
import { firstOfMonth, shiftMonths, dayInMonth } from '@/lib/calendar/months';
import type { PublicDate, ReleaseId } from './agenda-entry';

/** The usual day of a release or due date, in each month or in one; the publisher decides the actual day. */
type ReleaseDay = {
  id: ReleaseId;
  series: 'release' | 'business-tax';
  day: number;
  /** 1 to 12; null for every month. */
  month: number | null;
  /** A month with a day of its own: tax deducted in March is due on 30 April. */
  except: { month: number; day: number } | null;
  /** Whether the publisher waits for the next working day where that day is a holiday. */
  waitsForWorkday: boolean;
  /** The publisher, where the day can be checked. */
  source: string;
};

const monthly = { month: null, except: null, waitsForWorkday: false } as const;

/**
 * The Ministry of Statistics publishes CPI on the 12th and IIP on the 28th, or on the next working day where that is a
 * holiday (press notes of the ministry of 5 November 2024 and 28 November 2025, as reported by businessline and PTI).
 */
const ofStatistics = { ...monthly, waitsForWorkday: true, source: 'mospi.gov.in' } as const;

const releaseDays: readonly ReleaseDay[] = [
  { id: 'gst-collection', series: 'release', day: 1, ...monthly, source: 'pib.gov.in' },
  {
    id: 'tds-deposit',
    series: 'business-tax',
    day: 7,
    ...monthly,
    except: { month: 4, day: 30 },
    source: 'incometax.gov.in',
  },
  { id: 'cpi', series: 'release', day: 12, ...ofStatistics },
  { id: 'gstr-3b', series: 'business-tax', day: 20, ...monthly, source: 'gst.gov.in' },
  { id: 'iip', series: 'release', day: 28, ...ofStatistics },
  { id: 'budget', series: 'release', day: 1, ...monthly, month: 2, source: 'indiabudget.gov.in' },
];

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

/** The usual days of figures and payments, of every month that the span touches and of the month before it. */
export function releaseDates({ from, to }: DaySpan): PublicDate[] {
  const dates: PublicDate[] = [];
  // IIP of a 28 February on a Sunday comes in March.
  for (
    let first = shiftMonths(firstOfMonth(from), -1);
    first <= to;
    first = shiftMonths(first, 1)
  ) {
    for (const release of releaseDays) {
      const month = monthOf(first);
      if (release.month === null || release.month === month) dates.push(dateOf(release, first));
    }
  }
  return dates;
}

function dateOf(release: ReleaseDay, firstDay: IsoDate): PublicDate {
  const { id, series, day, except, waitsForWorkday, source } = release;
  const ownDay = except?.month === monthOf(firstDay) ? except.day : day;
  const usual = dayInMonth(firstDay, ownDay);
  const date = waitsForWorkday ? weekdayOnOrAfter(usual) : usual;
  const basis = { by: 'usual', source } as const;
  const uid = `${id}-${firstDay.slice(0, 7)}`;
  return { uid, series, kind: id, date, values: {}, basis, ...plain };
}

/** Holidays of the ministry are not in our lists: weekends alone are known. */
function weekdayOnOrAfter(date: IsoDate): IsoDate {
  return isWeekend(date) ? weekdayOnOrAfter(shiftDays(date, 1)) : date;
}

/** Announcements of the repo rate that the Reserve Bank has scheduled. */
export function mpcDates(): PublicDate[] {
  return mpcDays.map((date) => ({
    uid: `mpc-${date.slice(0, 7)}`,
    series: 'mpc',
    kind: 'mpc',
    date,
    values: {},
    basis: { by: 'published', ...mpcSource },
    ...plain,
  }));
}

/** Whether the next announcement lies beyond those that the Reserve Bank has named. */
export function isMpcUnknown(today: IsoDate): boolean {
  return !mpcDays.some((date) => date >= today);
}
