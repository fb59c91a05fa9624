import { z } from 'zod';
import { holidayOn } from '@/lib/calendar/trading-days';
import { dateOfDayNumber, dayNumberOf, isWeekend } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { jsonReader, type Feed, type Reading } from '@/lib/sources/feed';
import { amfi, mfapi } from '@/lib/sources/providers';
import { createReadReport } from '@/lib/sources/read-report';
import { compareTexts } from '@/lib/text/compare-texts';
import { parseNavAll, type NavAll, type NavAllDays } from './nav-all';
import { finishReport, readDayFirst, navOf } from './amfi-text';

const hour = 3_600;
const day = 24 * hour;
/** The list has had more than 8,000 schemes for years; with fewer it is incomplete. */
const minSchemes = 8_000;

/** Today, and the latest day for which AMFI and those who republish its data may give NAVs. */
function daysOf(now: Date): NavAllDays {
  const today = dateInIndia(now);
  return { today, newest: newestExpectedDay(today) };
}

const maxDaysAhead = 5;

/**
 * The latest day for which AMFI's list may give NAVs: the next trading day, at most five days ahead. Liquid and
 * overnight funds earn interest over days without trading and are dated ahead to the last of them: on Saturday 24 Jan
 * 2026, before the holiday of Monday, 196 rows had the date 26 Jan. @param today the day in India
 */
export function newestExpectedDay(
  today: IsoDate,
  isHoliday = (day: IsoDate) => holidayOn(day) !== null,
): IsoDate {
  const start = dayNumberOf(today);
  for (let ahead = 1; ahead < maxDaysAhead; ahead += 1) {
    const day = dateOfDayNumber(start + ahead);
    if (!isWeekend(day) && !isHoliday(day)) return day;
  }
  return dateOfDayNumber(start + maxDaysAhead);
}

/** AMFI's list of all NAVs: new ones come from 9:30 in the evening, some the next morning. */
export const navAllFeed: Feed<NavAll> = {
  provider: amfi,
  key: 'amfi/nav-all',
  path: '/spages/NAVAll.txt',
  switch: 'navs',
  freshForSeconds: 6 * hour,
  cachedIn: 'memory',
  version: 2,
  isEssential: true,
  canBeMissing: false,
  // The longest run of days without a market: a weekend between holidays.
  staleWhenOlderThanMs: 6 * day * 1000,
  isFragment: (next, known) => next.schemes.length < known.schemes.length * 0.9,
  read: (body, now) => {
    const list = parseNavAll(body, daysOf(now));
    if (list.schemes.length < minSchemes) throw new Error('a piece of the list');
    const withNav = list.schemes.filter(({ nav }) => nav !== null).length;
    if (withNav < list.schemes.length / 2) throw new Error('most schemes have no NAV');
    return { data: list, asOf: list.asOf, report: list.report };
  },
};

/** All NAVs of one scheme. @param code of a scheme of the list. */
export function navHistoryFeed(code: number): Feed<readonly DatedValue[]> {
  return {
    provider: mfapi,
    key: `mfapi/history/${code}`,
    kind: 'mfapi/history',
    path: `/mf/${code}`,
    switch: 'navs',
    freshForSeconds: day,
    cachedIn: 'cache',
    version: 2,
    isEssential: true,
    canBeMissing: true,
    staleWhenOlderThanMs: null,
    isFragment: (next, known) => next.length < known.length * 0.9,
    read: jsonReader(navHistoryPayloadSchema, (payload, now) =>
      readNavHistory(code, payload, daysOf(now)),
    ),
  };
}

export const fundFeeds = [navAllFeed] as const;

/** How a job asks AMFI: it stores what it reads, and nothing else is cached. */
export const ofJob = {
  freshForSeconds: 0,
  cachedIn: 'none',
  version: 1,
  isEssential: false,
  canBeMissing: false,
  staleWhenOlderThanMs: null,
} as const;

/** mfapi.in /mf/{code}: the numbers are strings, the days stand first, the newest entry too. Rows are read one by one. */
export const navHistoryPayloadSchema = z.object({
  meta: z.object({ scheme_code: z.unknown().optional() }),
  data: z.array(z.unknown()).max(20_000),
});

const rowSchema = z.object({ date: z.string(), nav: z.string() });

/**
 * Oldest first, one NAV a day. Zeros and N.A. are gaps of the source and enter no return; a row in doubt is left out
 * and counted. An unknown code answers 200 with the code 0 or a blank head, and no data: there is no such scheme.
 * Days ahead are no day of the answer: a liquid fund has Sunday's NAV on the Thursday evening before a holiday.
 */
export function readNavHistory(
  code: number,
  { meta, data }: z.infer<typeof navHistoryPayloadSchema>,
  { today, newest }: NavAllDays,
): Reading<readonly DatedValue[]> {
  const isUnknown = !meta.scheme_code || meta.scheme_code === '0';
  if (data.length === 0 && isUnknown) return { data: null, asOf: null };
  if (Number(meta.scheme_code) !== code) throw new Error('the history of another scheme');
  const report = createReadReport();
  const values = new Map<IsoDate, number>();
  const contradicted = new Set<IsoDate>();
  for (const row of data) {
    const read = readRow(row, newest);
    if (typeof read === 'string') {
      report.refuse(read);
      continue;
    }
    if (read.value === null) {
      report.accept();
      continue;
    }
    const known = values.get(read.date);
    values.set(read.date, read.value);
    if (known === undefined || known === read.value) report.accept();
    else {
      contradicted.add(read.date);
      report.refuse('a day with two NAVs');
    }
  }
  const finished = finishReport(report, 'history');
  const series = [...values]
    .filter(([date]) => !contradicted.has(date))
    .map(([date, value]) => ({ date, value }))
    .sort((one, other) => compareTexts(one.date, other.date));
  const last = series.at(-1);
  if (!last) throw new Error('a history without a NAV');
  const asOf = (series.findLast(({ date }) => date <= today) ?? last).date;
  return { data: series, asOf, report: finished };
}

/** A day and its NAV, null where it has none, or why the row is in doubt. */
function readRow(row: unknown, newest: IsoDate): { date: IsoDate; value: number | null } | string {
  const checked = rowSchema.safeParse(row);
  if (!checked.success) return 'not a date and a NAV';
  const date = readDayFirst(checked.data.date.trim());
  if (!date) return 'an unreadable date';
  if (date > newest) return 'dated too far ahead';
  const value = navOf(checked.data.nav.trim());
  return value === undefined ? 'an unreadable NAV' : { date, value };
}
