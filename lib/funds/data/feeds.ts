import { holidayOn } from '@/lib/calendar/holidays';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { readJson, type Feed } from '@/lib/sources/feed';
import { amfi, mfapi } from '@/lib/sources/providers';
import { navHistoryPayloadSchema, readNavHistory } from './history-payload';
import { historyReportPath, navsInReport, reportDays, type PastNav } from './history-report';
import { parseNavAll, type NavAll } from './nav-all';
import { newestExpectedDay } from '@/lib/funds/domain/newest-expected-day';

const hour = 3_600;
const day = 24 * hour;
/** The list has had more than 8,000 schemes for years; fewer are a piece of it. */
const minSchemes = 8_000;

/** The latest day for which AMFI and those who republish its data may give NAVs. */
function newestDay(now: Date): IsoDate {
  return newestExpectedDay(dateInIndia(now), (date) => holidayOn(date) !== null);
}

/** AMFI's list of all NAVs: new ones come from 9:30 in the evening, some the next morning. */
export const navAllFeed: Feed<NavAll> = {
  provider: amfi,
  key: 'amfi/nav-all',
  path: '/spages/NAVAll.txt',
  freshForSeconds: 6 * hour,
  cachedIn: 'memory',
  version: 2,
  isEssential: true,
  canBeMissing: false,
  // The longest run of days without a market: a weekend between holidays.
  staleWhenOlderThanMs: 6 * day * 1000,
  isFragment: (next, known) => next.schemes.length < known.schemes.length * 0.9,
  read: (body, now) => {
    const list = parseNavAll(body, { today: dateInIndia(now), newest: newestDay(now) });
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
    freshForSeconds: day,
    cachedIn: 'cache',
    version: 2,
    isEssential: true,
    canBeMissing: true,
    staleWhenOlderThanMs: null,
    isFragment: (next, known) => next.length < known.length * 0.9,
    read: readJson(navHistoryPayloadSchema, (payload, now) =>
      readNavHistory(code, payload, newestDay(now)),
    ),
  };
}

/** Fewer than this were never open to investors since such reports exist. */
const minReported = 1_000;

/**
 * The NAVs of all open-ended schemes so many years ago. They give the returns of the list, and, as no feed says when a
 * scheme began, which schemes are at least so old. @param today the day in India.
 */
export function pastNavsFeed(years: number, today: IsoDate): Feed<readonly PastNav[]> {
  const days = reportDays(years, today);
  return {
    provider: amfi,
    key: `amfi/past-navs/${years}`,
    kind: 'amfi/past-navs',
    path: historyReportPath(days),
    freshForSeconds: 7 * day,
    // Held as one object, so that what is worked out from it is worked out once.
    cachedIn: 'memory',
    version: 1,
    isEssential: false,
    canBeMissing: false,
    staleWhenOlderThanMs: null,
    isFragment: (next, known) => next.length < known.length * 0.9,
    read: (body) => {
      // A stored answer of an earlier week covers the days of that week.
      const { navs, newest, report } = navsInReport(body, {
        from: shiftMonths(days.from, -1),
        to: days.to,
      });
      if (navs.length < minReported) throw new Error('a piece of the report');
      return { data: navs, asOf: newest, report };
    },
  };
}

export const fundFeeds = [navAllFeed] as const;
