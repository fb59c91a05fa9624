import { holidayOn } from '@/lib/calendar/holidays';
import { dateOfDayNumber, dayNumberOf, isWeekend } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { readJson, type Feed } from '@/lib/sources/feed';
import { amfi, mfapi } from '@/lib/sources/providers';
import { navHistoryPayloadSchema, readNavHistory } from './history-payload';
import { parseNavAll, type NavAll, type NavAllDays } from './nav-all';

const hour = 3_600;
const day = 24 * hour;
/** The list has had more than 8,000 schemes for years; fewer are a piece of it. */
const minSchemes = 8_000;

/** Today, and the latest day for which AMFI and those who republish its data may give NAVs. */
function daysOf(now: Date): NavAllDays {
  const today = dateInIndia(now);
  return { today, newest: newestExpectedDay(today) };
}

const mostDaysAhead = 5;

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
  for (let ahead = 1; ahead < mostDaysAhead; ahead += 1) {
    const day = dateOfDayNumber(start + ahead);
    if (!isWeekend(day) && !isHoliday(day)) return day;
  }
  return dateOfDayNumber(start + mostDaysAhead);
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
    read: readJson(navHistoryPayloadSchema, (payload, now) =>
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
